/**
 * What is kept of classes on this device: a teacher's secrets and the pupils' real names, which never leave it, or
 * a pupil's place.
 */

export interface MyClass {
  id: string;
  code: string;
  secret: string;
  opened: number;
  /** The real names that the teacher has written down, by the pupil's number. */
  real: Record<string, string>;
}

export interface MyPlace {
  id: string;
  code: string;
  secret: string;
  name: string;
  /** The pupil's number, which devices that came earlier have not kept. */
  pupil?: number;
}

const CLASSES = 'tablier-classes';
const PLACES = 'tablier-places';
/** A device that is handed around remembers the last few lessons only. */
const MOST_PLACES = 5;

function load<T>(key: string): T[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
}

/** False if the browser keeps nothing. */
function save(key: string, list: unknown[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

export const myClasses = (): MyClass[] =>
  load<MyClass>(CLASSES).sort((one, other) => other.opened - one.opened);
export const myClass = (id: string): MyClass | null => myClasses().find((one) => one.id === id) ?? null;

export function keepClass(mine: MyClass): boolean {
  return save(CLASSES, [mine, ...myClasses().filter((one) => one.id !== mine.id)]);
}

export function forgetClass(id: string): void {
  save(
    CLASSES,
    myClasses().filter((one) => one.id !== id),
  );
}

export const myPlaces = (): MyPlace[] => load<MyPlace>(PLACES);
export const placeByCode = (code: string): MyPlace | null =>
  myPlaces().find((one) => one.code === tidy(code)) ?? null;

export function keepPlace(mine: MyPlace): boolean {
  const others = myPlaces().filter((one) => one.id !== mine.id);
  return save(PLACES, [{ ...mine, code: tidy(mine.code) }, ...others].slice(0, MOST_PLACES));
}

export function forgetPlace(id: string): void {
  save(
    PLACES,
    myPlaces().filter((one) => one.id !== id),
  );
}

/** A code as it is written on the board: capitals without gaps. */
export const tidy = (code: string): string => code.replace(/[^a-z0-9]/gi, '').toUpperCase();
