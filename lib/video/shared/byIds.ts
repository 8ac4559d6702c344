/** `id` takes up to 50 ids a call (video API behaviour, section 3). */
const batch = 50;

interface Options {
  signal?: AbortSignal;
}

interface Named {
  id?: string | undefined;
  videoId?: string | undefined;
}

/**
 * Reads things by their ids, 50 a call, one call after the other. The platform says nothing of ids it does not know,
 * and keeps no order: here both are told.
 *
 * @param list a bound listing: `client.videos.list`, `client.videos.getRating`
 * @returns what was found, in the order asked for and each once, and the ids of which nothing was
 */
export async function byIds<Query extends { id?: string[] | undefined }, Item extends Named>(
  list: (query: Query, body?: undefined, options?: Options) => Promise<{ items: Item[] }>,
  query: Omit<Query, 'id'>,
  ids: Iterable<string>,
  options?: Options,
): Promise<{ found: Item[]; missing: string[] }> {
  const wanted = [...new Set(ids)];
  const known = new Map<string | undefined, Item>();
  for (let from = 0; from < wanted.length; from += batch) {
    const asked = { ...query, id: wanted.slice(from, from + batch) } as Query;
    const { items } = await list(asked, undefined, options);
    for (const item of items) known.set(item.id ?? item.videoId, item);
  }
  return {
    found: wanted.flatMap((id) => known.get(id) ?? []),
    missing: wanted.filter((id) => !known.has(id)),
  };
}
