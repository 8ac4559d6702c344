import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../lib/messages';
import { eventSource } from '../../lib/pages/eventSource';
import type { FoundEvent } from '../../lib/pages/foundEvent';

/** Most events of one question. */
const mostEvents = 200;

/**
 * Those of a page's events that are on the active site already. None until the site has answered, if it cannot be read,
 * and for a single event, whose own view tells.
 */
export function useEventsThere(events: readonly FoundEvent[], isConnected: boolean): ReadonlySet<FoundEvent> {
  const [there, setThere] = useState<ReadonlySet<FoundEvent>>(new Set());
  useEffect(() => {
    if (events.length < 2 || !isConnected) return;
    let isCurrent = true;
    const asked = events.slice(0, mostEvents);
    const question = asked.map((event) => ({
      source: eventSource(event),
      title: event.title,
      start: event.start.local,
    }));
    void ask('eventsThere', { events: question }).then(
      (found) => {
        if (isCurrent) setThere(new Set(asked.filter((_event, at) => found[at])));
      },
      () => undefined, // the rows tell nothing; the form of an event reports what is wrong
    );
    return () => {
      isCurrent = false;
    };
  }, [events, isConnected]);
  return there;
}
