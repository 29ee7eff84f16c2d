/**
 * The messages of a chat form a tree: each names its parent, and those with one parent are branches of each other.
 * A chat shows one branch, from its leaf up to the root.
 *
 * Pure, and calm about damage: a parent that is missing (unreadable, or not arrived yet) is bridged to the newest
 * earlier message, so that nothing written before it disappears.
 */
export type TreeNode = {
  readonly id: string;
  readonly parentId: string | null;
  readonly createdAt: number;
};

/** Oldest first; ids decide between messages of one millisecond. */
export function byTime(a: TreeNode, b: TreeNode): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** The branch that ends at `leafId`, oldest first. A leaf that is null or missing means the newest message. */
export function branchTo<Node extends TreeNode>(
  nodes: readonly Node[],
  leafId: string | null,
): readonly Node[] {
  const sorted = nodes.toSorted(byTime);
  const byId = new Map(sorted.map((node) => [node.id, node]));
  const path: Node[] = [];
  const seen = new Set<string>();
  let at = (leafId === null ? undefined : byId.get(leafId)) ?? sorted.at(-1);
  while (at !== undefined && !seen.has(at.id)) {
    seen.add(at.id);
    path.push(at);
    at = parentOf(at, byId, sorted);
  }
  return path.reverse();
}

/** The ids of the messages under each parent (null: the beginnings), oldest first. */
export function siblingsIn(nodes: readonly TreeNode[]): ReadonlyMap<string | null, readonly string[]> {
  const byParent = new Map<string | null, string[]>();
  for (const { id, parentId } of nodes.toSorted(byTime)) {
    const known = byParent.get(parentId);
    if (known === undefined) byParent.set(parentId, [id]);
    else known.push(id);
  }
  return byParent;
}

/** The newest end of the branches that go through `id`: what to show when that branch is chosen. */
export function newestLeafUnder(nodes: readonly TreeNode[], id: string): string {
  const childrenOf = new Map<string | null, TreeNode[]>();
  for (const node of nodes) {
    const known = childrenOf.get(node.parentId);
    if (known === undefined) childrenOf.set(node.parentId, [node]);
    else known.push(node);
  }
  let newest = nodes.find((node) => node.id === id);
  const waiting = [id];
  const seen = new Set<string>();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    for (const child of childrenOf.get(at) ?? []) {
      if (newest === undefined || byTime(child, newest) > 0) newest = child;
      waiting.push(child.id);
    }
  }
  return newest?.id ?? id;
}

function parentOf<Node extends TreeNode>(
  node: Node,
  byId: ReadonlyMap<string, Node>,
  sorted: readonly Node[],
): Node | undefined {
  if (node.parentId === null) return undefined;
  return byId.get(node.parentId) ?? sorted.findLast((other) => byTime(other, node) < 0);
}
