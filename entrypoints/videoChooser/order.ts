/** Maximum number of videos whose order is remembered. */
const most = 10_000;

/**
 * The order of a page's videos, by their ids. Pages that scroll without end reuse their rows for other videos, so that
 * the whole list is never in the page at once: what was seen before stays in the order.
 */
export interface Order {
  /**
   * Adds videos that are in the page now, in their order on the screen, beside those that were known. Takes time linear
   * in the number of videos.
   */
  see(ids: Iterable<string>): void;
  /** Ids from one to another, both included, in either direction; only the second if one of them was never seen. */
  between(from: string, to: string): readonly string[];
}

/** Creates an empty {@link Order}. */
export function createOrder(): Order {
  let all: string[] = [];
  const known = new Set<string>();

  return {
    see(ids) {
      const present = [...ids];
      if (present.every((id) => known.has(id))) return;
      if (known.size + present.length > most) {
        all = [];
        known.clear();
      }
      /** Known video → new ones that follow it; those at the start precede the first known one. */
      const following = new Map<string, string[]>();
      const start: string[] = [];
      let first: string | undefined;
      let fresh = start;
      for (const id of present) {
        if (!known.has(id)) fresh.push(id);
        else {
          first ??= id;
          fresh = [];
          following.set(id, fresh);
        }
      }
      const merged: string[] = [];
      for (const id of all) {
        if (id === first) merged.push(...start);
        merged.push(id);
        const next = following.get(id);
        if (next) merged.push(...next);
      }
      if (first === undefined) merged.push(...start);
      all = merged;
      for (const id of present) known.add(id);
    },
    between(from, to) {
      const [first = -1, last = -1] = [all.indexOf(from), all.indexOf(to)].sort((one, other) => one - other);
      return first < 0 ? [to] : all.slice(first, last + 1);
    },
  };
}
