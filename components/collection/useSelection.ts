import { useMemo, useRef, useState } from 'preact/hooks';

/** A list and its selection. */
export interface Selection<Item> {
  /** The items that are shown. */
  items: readonly Item[];
  /** The id of an item. */
  toId: (item: Item) => string;
  /** Those of the shown items that are selected. */
  chosen: readonly Item[];
  /** Whether the item of this id is marked, even if it is not shown. */
  isChosen: (id: string) => boolean;
  /** @param range selects everything between this item and the one that was toggled last, too */
  toggle: (id: string, range: boolean) => void;
  /** Selects all shown items, and no others. */
  chooseAll: () => void;
  /** Replaces the selection. */
  choose: (ids: Iterable<string>) => void;
}

/**
 * Selection of a filtered list. Items that are not shown are never selected, since the person would not see it.
 * @param items must not be created anew on each render
 * @param toId must not be created anew on each render
 */
export function useSelection<Item>(
  items: readonly Item[],
  toId: (item: Item) => string,
  atFirst: () => readonly Item[] = () => [],
): Selection<Item> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set(atFirst().map(toId)));
  const last = useRef<string | undefined>(undefined);
  const chosen = useMemo(
    () => (marked.size === 0 ? [] : items.filter((item) => marked.has(toId(item)))),
    [items, marked, toId],
  );
  return {
    items,
    toId,
    chosen,
    isChosen: (id) => marked.has(id),
    toggle(id, range) {
      const from = range && last.current !== undefined ? last.current : id;
      last.current = id;
      setMarked((before) => toggled(before, between(items.map(toId), from, id), !before.has(id)));
    },
    chooseAll: () => setMarked(new Set(items.map(toId))),
    choose: (ids) => setMarked(new Set(ids)),
  };
}

/** Ids from one item to another, both included, in either direction. */
function between(ids: readonly string[], from: string, to: string): string[] {
  const [first = 0, last = 0] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other);
  return first < 0 ? [to] : ids.slice(first, last + 1);
}

function toggled(marked: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const after = new Set(marked);
  for (const id of ids) {
    if (on) after.add(id);
    else after.delete(id);
  }
  return after;
}
