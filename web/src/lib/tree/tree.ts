/**
 * A game with side lines: every event has those that were tried after it, and the first of them
 * is the line that goes on. A tree is never changed; what changes it makes a new one.
 */

import type { EventKind, EventView } from '../../protocol';

export interface Branch {
  id: number;
  event: string;
  kind: EventKind;
  seat: number | null;
  said: string;
  parent: number | null;
  children: readonly number[];
}

export interface Tree {
  branches: ReadonlyMap<number, Branch>;
  next: number;
}

/** The place before the first event. */
export const ROOT = 0;

export function newTree(): Tree {
  const root: Branch = {
    id: ROOT,
    event: '',
    kind: 'chance',
    seat: null,
    said: '',
    parent: null,
    children: [],
  };
  return { branches: new Map([[ROOT, root]]), next: 1 };
}

export function at(tree: Tree, id: number): Branch {
  const branch = tree.branches.get(id);
  if (!branch) throw new Error(`no branch ${id}`);
  return branch;
}

function changedIn(tree: Tree, ...changed: Branch[]): Tree {
  const branches = new Map(tree.branches);
  for (const branch of changed) branches.set(branch.id, branch);
  return { branches, next: tree.next };
}

/** What follows when this is played here: the branch that is there already, or a new one behind its sisters. */
export function grown(tree: Tree, from: number, event: EventView): { tree: Tree; id: number } {
  const parent = at(tree, from);
  const there = parent.children.find((child) => at(tree, child).event === event.event);
  if (there !== undefined) return { tree, id: there };
  const id = tree.next;
  const { kind, seat, said } = event;
  const branch: Branch = { id, event: event.event, kind, seat, said, parent: from, children: [] };
  const longer = changedIn(tree, { ...parent, children: [...parent.children, id] }, branch);
  return { tree: { ...longer, next: id + 1 }, id };
}

/** A whole line from here. Answers with the branch of each event. */
export function grownLine(
  tree: Tree,
  from: number,
  events: readonly EventView[],
): { tree: Tree; ids: number[] } {
  const ids: number[] = [];
  let [whole, last] = [tree, from];
  for (const event of events) {
    ({ tree: whole, id: last } = grown(whole, last, event));
    ids.push(last);
  }
  return { tree: whole, ids };
}

/** The way from the first event to this one. */
export function lineTo(tree: Tree, id: number): Branch[] {
  const line: Branch[] = [];
  for (let branch = at(tree, id); branch.parent !== null; branch = at(tree, branch.parent)) line.push(branch);
  return line.reverse();
}

/** How the line goes on from here: always the first of what was tried. */
export function lineFrom(tree: Tree, id: number): Branch[] {
  const line: Branch[] = [];
  for (let next = at(tree, id).children[0]; next !== undefined;) {
    const branch = at(tree, next);
    line.push(branch);
    next = branch.children[0];
  }
  return line;
}

/** The other things that were tried at the same place, this one among them. */
export function sisters(tree: Tree, id: number): readonly number[] {
  const { parent } = at(tree, id);
  return parent === null ? [id] : at(tree, parent).children;
}

/** The next sister in this direction; null at the end. */
export function besides(tree: Tree, id: number, by: 1 | -1): number | null {
  const all = sisters(tree, id);
  return all[all.indexOf(id) + by] ?? null;
}

/** Takes a branch away with all that grew on it. The root stays. */
export function pruned(tree: Tree, id: number): Tree {
  const { parent } = at(tree, id);
  if (parent === null) return tree;
  const branches = new Map(tree.branches);
  const falling = [id];
  for (let one = falling.pop(); one !== undefined; one = falling.pop()) {
    falling.push(...at(tree, one).children);
    branches.delete(one);
  }
  const stem = at(tree, parent);
  branches.set(parent, { ...stem, children: stem.children.filter((child) => child !== id) });
  return { branches, next: tree.next };
}

/** The fork nearest above at which another branch stands before this line; null on the main line. */
export function forkAbove(tree: Tree, id: number): number | null {
  for (let branch = at(tree, id); branch.parent !== null; branch = at(tree, branch.parent)) {
    if (at(tree, branch.parent).children[0] !== branch.id) return branch.id;
  }
  return null;
}

/** Brings the side line that leads here one place forward at its fork. */
export function promoted(tree: Tree, id: number): Tree {
  const fork = forkAbove(tree, id);
  const parent = fork === null ? null : at(tree, fork).parent;
  if (fork === null || parent === null) return tree;
  const stem = at(tree, parent);
  const children = stem.children.filter((child) => child !== fork);
  children.splice(stem.children.indexOf(fork) - 1, 0, fork);
  return changedIn(tree, { ...stem, children });
}

/** Where every line ends. */
export function tips(tree: Tree): number[] {
  return [...tree.branches.values()].flatMap(({ id, children }) => (children.length === 0 ? [id] : []));
}

/** Says every event of a line anew, as in another language. */
export function retold(tree: Tree, tip: number, events: readonly EventView[]): Tree {
  const line = lineTo(tree, tip);
  return changedIn(
    tree,
    ...line.map((branch, index) => ({ ...branch, said: events[index]?.said ?? branch.said })),
  );
}

/** The same tree as plain data, to be kept. */
export interface KeptTree {
  header: string;
  at: number;
  next: number;
  branches: Branch[];
}

/** Reads what was kept; null if it is no tree. */
export function treeFrom(kept: KeptTree): Tree | null {
  const branches = new Map(kept.branches.map((branch) => [branch.id, branch]));
  const fits = ({ id, parent, children }: Branch) =>
    children.every((child) => branches.get(child)?.parent === id) &&
    (id === ROOT ? parent === null : parent !== null && branches.get(parent)?.children.includes(id));
  if (!branches.has(ROOT) || !branches.has(kept.at)) return null;
  if (![...branches.values()].every((branch) => fits(branch) && branch.id < kept.next)) return null;
  return { branches, next: kept.next };
}

/** The tags at the head of a record's text. */
export function headerOf(record: string): string {
  const lines = record.split('\n');
  return lines.filter((line) => line.startsWith('[')).join('\n');
}

/** The text of a record with these events. */
export function recordOf(header: string, events: readonly string[]): string {
  return `${header}\n\n${events.join(' ')}\n`;
}
