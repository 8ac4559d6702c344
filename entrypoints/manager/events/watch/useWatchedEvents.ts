import { useMemo } from 'preact/hooks';
import { useAnswer } from '../../../../components/hooks/useAnswer';
import type { PageOutcome, WatchedEvent } from '../../../../lib/messages';

/** What is told of a page until the person has seen to it. */
const told: readonly (PageOutcome | undefined)[] = ['changed', 'gone', 'missing'];

/** The events that were made from pages, by id. */
export interface WatchedEvents {
  find: (eventId: number) => WatchedEvent | undefined;
  /** Ids of those whose page says something else now, or does not name them. */
  changed: ReadonlySet<number>;
}

/** What the pages of the site's events say now. */
export function useWatchedEvents(): WatchedEvents {
  const { answer } = useAnswer('watchedEvents', {});
  return useMemo(() => {
    const all = new Map((answer ?? []).map((event) => [event.eventId, event]));
    const changed = [...all.values()].filter(({ check }) => told.includes(check?.outcome));
    return { find: (eventId) => all.get(eventId), changed: new Set(changed.map(({ eventId }) => eventId)) };
  }, [answer]);
}
