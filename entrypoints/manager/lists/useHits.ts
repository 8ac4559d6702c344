import { useMemo, useState } from 'preact/hooks';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useTask } from '../../../components/hooks/useTask';
import { ask, type SearchHit } from '../../../lib/messages';

/** Parameters of a search, by the platform's names. */
export type SearchQuery = Record<string, string | true>;

/** Searches on the platform, and their quota, which is apart from units. */
export function useHits() {
  const [found, setFound] = useState<{
    query: SearchQuery;
    hits: readonly SearchHit[];
    next?: string | undefined;
  }>();
  const task = useTask(() => undefined);
  const { answer: quotas } = useAnswer('quotas', {});
  const { answer: acting } = useAnswer('acting', {});
  const quota = useMemo(
    () =>
      quotas
        ?.find(({ clientId }) => clientId === acting?.quotaClientId)
        ?.buckets.find(({ bucket }) => bucket === 'search'),
    [quotas, acting],
  );
  const read = (query: SearchQuery, pageToken?: string) =>
    void task.start('search', async () => {
      const page = await ask('search', { filters: query, pageToken });
      setFound((before) => {
        const known = pageToken === undefined ? [] : (before?.hits ?? []);
        const ids = new Set(known.map(({ id }) => id));
        // Pages of a search may overlap
        return { query, hits: [...known, ...page.hits.filter(({ id }) => !ids.has(id))], next: page.next };
      });
    });
  return {
    found,
    task,
    quota,
    search: (query: SearchQuery) => read(query),
    /** Reads the next page; undefined if there is none. */
    more: found?.next === undefined ? undefined : () => read(found.query, found.next),
  };
}
