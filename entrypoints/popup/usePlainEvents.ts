import { eventsInOutline } from '../../components/event/plainEvents';
import { useLoaded } from '../../components/hooks/useLoaded';
import type { Answer } from '../../lib/messages';
import type { EventSubject } from '../../lib/pages/subject';

/**
 * The events that a page without any subject tells of in its text; empty if there are none, or if they cannot be read.
 * Undefined while they are read.
 */
export function usePlainEvents(page: Answer<'detectPage'> | undefined): EventSubject[] | undefined {
  const outline = page?.subjects.length === 0 ? page.outline : undefined;
  const { value, failure } = useLoaded(
    async () => ({
      outline,
      events: outline && page ? await eventsInOutline(outline, page.url, page.language) : [],
    }),
    [outline],
  );
  if (outline === undefined || failure) return [];
  // The value of the page before stays while this one is read
  return value?.outline === outline ? value?.events.map((event) => ({ kind: 'event', event })) : undefined;
}
