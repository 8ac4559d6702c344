import type { SiteRecord } from './records';

/** A category in a tree. */
export interface TreeCategory {
  category: SiteRecord;
  /** 0 at the top. */
  depth: number;
  /** The one above it in the tree; undefined at the top. */
  parent: SiteRecord | undefined;
}

/** Categories in the order of a tree, each before those below it. One whose parent is not there is at the top. */
export function toCategoryTree(all: readonly SiteRecord[]): TreeCategory[] {
  const byId = new Map(all.map((category) => [String(category.id), category]));
  const below = new Map<SiteRecord | undefined, SiteRecord[]>();
  for (const category of all) {
    const parent = byId.get(category.fields.parent ?? '');
    below.set(parent, [...(below.get(parent) ?? []), category]);
  }
  const walk = (parent: SiteRecord | undefined, depth: number): TreeCategory[] =>
    (below.get(parent) ?? [])
      .sort((one, other) => one.fields.name.localeCompare(other.fields.name))
      .flatMap((category) => [{ category, depth, parent }, ...walk(category, depth + 1)]);
  return walk(undefined, 0);
}

/** The ids of a category and of all below it, none of which can be its parent. */
export function getBranch(tree: readonly TreeCategory[], id: number): Set<number> {
  const branch = new Set([id]);
  for (const { category, parent } of tree) if (parent && branch.has(parent.id)) branch.add(category.id);
  return branch;
}

/**
 * Where a key moves a category: below the one above it of the same depth, or beside its parent.
 * @returns the id of the new parent, empty for the top; undefined if it cannot move there
 */
export function findParentByKey(
  tree: readonly TreeCategory[],
  at: number,
  to: 'in' | 'out',
): string | undefined {
  const moved = tree[at];
  if (moved === undefined) return undefined;
  if (to === 'in') {
    const above = tree.slice(0, at).findLast(({ parent }) => parent === moved.parent);
    return above && String(above.category.id);
  }
  if (moved.parent === undefined) return undefined;
  const { parent } = tree.find(({ category }) => category === moved.parent) ?? {};
  return parent === undefined ? '' : String(parent.id);
}
