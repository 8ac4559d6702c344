import { useEffect, useState } from 'preact/hooks';
import { toFailure } from '../../../../components/hooks/useAnswer';
import type { SiteEvent } from '../../../../lib/collections/events';
import { ask, type Failure } from '../../../../lib/messages';

/** Events whose description is read for the preview; the task reads all of them. */
export const mostPreviewed = 500;
/** Descriptions of one question. */
const atOnce = 20;

interface Descriptions {
  /** Sources by event; null where the site does not show it. */
  known: ReadonlyMap<number, string | null>;
  failure?: Failure | undefined;
}

/** Reads the descriptions of events as typed, as long as they are needed: the mirror has only what the site shows. */
export function useDescriptions(events: readonly SiteEvent[], isNeeded: boolean): Descriptions {
  const [state, setState] = useState<Descriptions>({ known: new Map() });
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const read = async () => {
      const wanted = events.slice(0, mostPreviewed).map(({ eventId }) => eventId);
      const known = new Map<number, string | null>();
      for (let at = 0; at < wanted.length && isCurrent; at += atOnce) {
        const eventIds = wanted.slice(at, at + atOnce);
        const found = await ask('eventDescriptions', { eventIds });
        for (const [index, eventId] of eventIds.entries()) known.set(eventId, found[index] ?? null);
        if (isCurrent) setState({ known: new Map(known) });
      }
    };
    read().catch((error: unknown) => {
      if (isCurrent) setState(({ known }) => ({ known, failure: toFailure(error) }));
    });
    return () => {
      isCurrent = false;
    };
  }, [events, isNeeded]);
  return state;
}
