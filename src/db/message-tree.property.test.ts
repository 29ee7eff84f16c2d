/**
 * Laws of the tree, over any rows that a store may hold, damage included (parents missing, circles, equal times).
 *
 * 1 a branch never repeats a message and always ends  2 it ends on the leaf asked for, or on the newest
 * 3 it is whole: no row set but the empty one gives an empty branch  4 the newest leaf under a message shows that message
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { branchTo, byTime, newestLeafUnder, siblingsIn } from './message-tree.ts';
import type { TreeNode } from './message-tree.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const anyNodes = fc.uniqueArray(
  fc.record({ id, parentId: fc.option(id, { nil: null }), createdAt: fc.integer({ min: 0, max: 5 }) }),
  { selector: (node) => node.id, maxLength: 7 },
);

/** Trees as writes make them: a parent is older than its child. */
const soundNodes = fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 12 }).map((picks) =>
  picks.map((pick, at): TreeNode => {
    const parent = pick % (at + 1);
    return { id: `m${at}`, parentId: parent === at ? null : `m${parent}`, createdAt: at };
  }),
);

it('gives a branch without repeats that ends on the leaf, or on the newest message', () => {
  fc.assert(
    fc.property(anyNodes, fc.option(id, { nil: null }), (nodes, leafId) => {
      const path = branchTo(nodes, leafId).map((node) => node.id);
      expect(new Set(path).size).toBe(path.length);
      const newest = nodes.toSorted(byTime).at(-1)?.id;
      const expected = nodes.some((node) => node.id === leafId) ? leafId : newest;
      expect(path.at(-1)).toBe(expected ?? undefined);
    }),
  );
});

it('walks a sound tree by its parents alone', () => {
  fc.assert(
    fc.property(soundNodes, fc.nat(), (nodes, pick) => {
      const leaf = nodes[pick % nodes.length]!;
      const path = branchTo(nodes, leaf.id);
      expect(path[0]?.parentId).toBeNull();
      for (const [at, node] of path.slice(1).entries()) expect(node.parentId).toBe(path[at]?.id);
    }),
  );
});

it('shows a chosen message when its newest leaf is shown', () => {
  fc.assert(
    fc.property(soundNodes, fc.nat(), (nodes, pick) => {
      const chosen = nodes[pick % nodes.length]!;
      const leaf = newestLeafUnder(nodes, chosen.id);
      expect(branchTo(nodes, leaf).map((node) => node.id)).toContain(chosen.id);
      expect(siblingsIn(nodes).get(chosen.parentId)).toContain(chosen.id);
    }),
  );
});

it('bridges a missing parent to the newest earlier message', () => {
  const nodes = [
    { id: 'a', parentId: null, createdAt: 1 },
    { id: 'c', parentId: 'missing', createdAt: 3 },
  ];
  expect(branchTo(nodes, 'c').map((node) => node.id)).toEqual(['a', 'c']);
});
