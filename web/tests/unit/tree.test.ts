import { describe, expect, it } from 'vitest';
import type { EventView } from '../../src/protocol';
import * as trees from '../../src/lib/tree/tree';
import { newTree, ROOT, type Tree } from '../../src/lib/tree/tree';

const event = (name: string): EventView => ({ event: name, kind: 'move', seat: 0, said: `Says ${name}.` });
const events = (names: string) => [...names].map(event);
const told = (tree: Tree, id: number) =>
  trees
    .lineTo(tree, id)
    .map((branch) => branch.event)
    .join('');
const goesOn = (tree: Tree, id: number) =>
  trees
    .lineFrom(tree, id)
    .map((branch) => branch.event)
    .join('');

/** The main line abc, with x instead of b, and after it y or z. */
function forked() {
  const main = trees.grownLine(newTree(), ROOT, events('abc'));
  const [a = -1, b = -1, c = -1] = main.ids;
  const side = trees.grownLine(main.tree, a, events('xy'));
  const [x = -1, y = -1] = side.ids;
  const other = trees.grown(side.tree, x, event('z'));
  return { tree: other.tree, a, b, c, x, y, z: other.id };
}

describe('a tree of moves', () => {
  it('keeps the first line as the main line', () => {
    const { tree, c, z } = forked();
    expect(goesOn(tree, ROOT)).toBe('abc');
    expect(told(tree, c)).toBe('abc');
    expect(told(tree, z)).toBe('axz');
  });

  it('goes along what is there instead of growing it twice', () => {
    const { tree, a, x } = forked();
    const again = trees.grown(tree, a, event('x'));
    expect(again.id).toBe(x);
    expect(again.tree).toBe(tree);
  });

  it('leaves the tree before it as it was', () => {
    const before = newTree();
    trees.grown(before, ROOT, event('a'));
    expect(before.branches.size).toBe(1);
    expect(trees.at(before, ROOT).children).toEqual([]);
  });

  it('steps between side lines and stops at their ends', () => {
    const { tree, b, x, y, z, c } = forked();
    expect(trees.besides(tree, b, 1)).toBe(x);
    expect(trees.besides(tree, x, -1)).toBe(b);
    expect(trees.besides(tree, x, 1)).toBeNull();
    expect(trees.besides(tree, y, 1)).toBe(z);
    expect(trees.besides(tree, c, 1)).toBeNull();
    expect(trees.besides(tree, ROOT, 1)).toBeNull();
  });

  it('takes a branch away with all that grew on it', () => {
    const { tree, a, b, x, y, z } = forked();
    const cut = trees.pruned(tree, x);
    expect([x, y, z].some((id) => cut.branches.has(id))).toBe(false);
    expect(trees.at(cut, a).children).toEqual([b]);
    expect(trees.pruned(cut, ROOT)).toBe(cut);
  });

  it('lets the side line go on when the main line is taken away', () => {
    const { tree, b } = forked();
    expect(goesOn(trees.pruned(tree, b), ROOT)).toBe('axy');
  });

  it('brings a side line forward at its nearest fork first', () => {
    const { tree, z, c } = forked();
    expect(trees.forkAbove(tree, c)).toBeNull();
    expect(trees.promoted(tree, c)).toBe(tree);
    const once = trees.promoted(tree, z);
    expect(goesOn(once, ROOT)).toBe('abc');
    const twice = trees.promoted(once, z);
    expect(goesOn(twice, ROOT)).toBe('axz');
  });

  it('knows where every line ends and says them anew', () => {
    const { tree, c, y, z } = forked();
    expect(trees.tips(tree).sort()).toEqual([c, y, z].sort());
    const french = events('axz').map((one) => ({ ...one, said: `Dit ${one.event}.` }));
    const again = trees.retold(tree, z, french);
    expect(trees.lineTo(again, z).map(({ said }) => said)).toEqual(['Dit a.', 'Dit x.', 'Dit z.']);
    expect(trees.at(again, c).said).toBe('Says c.');
  });

  it('comes back from what was kept, unless that is broken', () => {
    const { tree, z, x } = forked();
    const kept = { header: '[Game "seven"]', at: z, next: tree.next, branches: [...tree.branches.values()] };
    const read = trees.treeFrom(JSON.parse(JSON.stringify(kept)) as typeof kept);
    expect(read && told(read, z)).toBe('axz');
    expect(trees.treeFrom({ ...kept, branches: kept.branches.filter(({ id }) => id !== x) })).toBeNull();
    expect(trees.treeFrom({ ...kept, at: 99 })).toBeNull();
    expect(trees.treeFrom({ ...kept, branches: [] })).toBeNull();
  });
});

describe('the text of a line', () => {
  it('has the tags of the record and the events of the line', () => {
    const header = trees.headerOf('[Game "heinash"]\n[Size "6"]\n\nroll:6-6-2 6*2-6\nroll:3-2-2\n');
    expect(header).toBe('[Game "heinash"]\n[Size "6"]');
    expect(trees.recordOf(header, ['roll:1-1-1', 'none'])).toBe(
      '[Game "heinash"]\n[Size "6"]\n\nroll:1-1-1 none\n',
    );
  });
});
