/** What somebody has set on this device. It is kept for the next visit. */

import { gameNames } from '../boards';
import type { Light } from './desk';
import { language } from './words.svelte';
import type { GameName, Language } from '../protocol';

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  /** A touch is confirmed before it counts. */
  confirm: 'touch' | 'always' | 'never';
  leftHanded: boolean;
  /** HeiNash: no value is shown before it is submitted. */
  calculate: boolean;
  /** Puzzles show how long they have been worked on. */
  timer: boolean;
  /** The level of the computer that was chosen last for each game. */
  levels: Record<GameName, number>;
}

const PLACE = 'tablier.settings';
const LANGUAGE = 'tablier.language';

const games = Object.keys(gameNames) as GameName[];

function usual(): Settings {
  return {
    theme: 'system',
    sound: false,
    confirm: 'touch',
    leftHanded: false,
    calculate: false,
    timer: true,
    levels: Object.fromEntries(games.map((game) => [game, 3])) as Settings['levels'],
  };
}

/** Reads what was kept; whatever does not fit is taken as usual. */
export function readSettings(text: string | null): Settings {
  const settings = usual();
  let kept: Partial<Settings> | null = null;
  try {
    kept = text === null ? null : (JSON.parse(text) as Partial<Settings> | null);
  } catch {
    // Somebody else wrote there.
  }
  if (kept === null || typeof kept !== 'object') return settings;
  if (kept.theme === 'light' || kept.theme === 'dark') settings.theme = kept.theme;
  if (kept.confirm === 'always' || kept.confirm === 'never') settings.confirm = kept.confirm;
  settings.sound = kept.sound === true;
  settings.leftHanded = kept.leftHanded === true;
  settings.calculate = kept.calculate === true;
  settings.timer = kept.timer !== false;
  for (const game of games) {
    const level = kept.levels?.[game];
    if (typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 8) {
      settings.levels[game] = level;
    }
  }
  return settings;
}

/** The language of the first one among the reader's languages that the page speaks. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (code === 'en' || code === 'fr' || code === 'es') return code;
  }
  return 'en';
}

export const settings: Settings = $state(usual());

/** A browser may forbid a page to keep anything; the page works all the same. */
function kept(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function keep(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // It is forgotten with the tab.
  }
}

/** The system has turned dark. */
let nightOutside = $state(false);

/** By which light the page is looked at. */
export const light = {
  get now(): Light {
    return settings.theme === 'dark' || (settings.theme === 'system' && nightOutside) ? 'night' : 'day';
  },
};

/** Reads what was kept and from then on keeps what changes. Called once, before the page is drawn. */
export function startSettings(): void {
  Object.assign(settings, readSettings(kept(PLACE)));
  const chosen = kept(LANGUAGE);
  language.now = languageFor(chosen === null ? navigator.languages : [chosen, ...navigator.languages]);

  const night = matchMedia('(prefers-color-scheme: dark)');
  nightOutside = night.matches;
  night.addEventListener('change', () => (nightOutside = night.matches));

  $effect.root(() => {
    $effect(() => keep(PLACE, JSON.stringify(settings)));
    $effect(() => {
      document.documentElement.lang = language.now;
    });
    $effect(() => {
      document.documentElement.dataset['theme'] = light.now === 'night' ? 'dark' : 'light';
    });
    $effect(() => {
      document.documentElement.dataset['hand'] = settings.leftHanded ? 'left' : 'right';
    });
  });
}

/** Switches the language at once and for the next visit. */
export function speak(code: Language): void {
  language.now = code;
  keep(LANGUAGE, code);
}
