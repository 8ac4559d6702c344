/** `id` accepts up to 50 ids per call (video API behaviour, section 3). */
const idsPerCall = 50;

interface Options {
  signal?: AbortSignal;
}

interface Named {
  id?: string | undefined;
  videoId?: string | undefined;
}

/**
 * Reads resources by id, 50 per call, one call after the other. The platform omits unknown ids and returns items in any
 * order; the result is sorted and names the missing ids.
 *
 * @param list a list method of the client: `client.videos.list`, `client.videos.getRating`
 * @returns `found` in the order of `ids`, without duplicates; `missing` ids
 */
export async function byIds<Query extends { id?: string[] | undefined }, Item extends Named>(
  list: (query: Query, body?: undefined, options?: Options) => Promise<{ items: Item[] }>,
  query: Omit<Query, 'id'>,
  ids: Iterable<string>,
  options?: Options,
): Promise<{ found: Item[]; missing: string[] }> {
  const wanted = [...new Set(ids)];
  const known = new Map<string | undefined, Item>();
  for (let from = 0; from < wanted.length; from += idsPerCall) {
    const asked = { ...query, id: wanted.slice(from, from + idsPerCall) } as Query;
    const { items } = await list(asked, undefined, options);
    for (const item of items) known.set(item.id ?? item.videoId, item);
  }
  return {
    found: wanted.flatMap((id) => known.get(id) ?? []),
    missing: wanted.filter((id) => !known.has(id)),
  };
}
