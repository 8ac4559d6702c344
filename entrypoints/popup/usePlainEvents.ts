import { readTextEvents } from '../../components/event/plainEvents';
import { useLoaded } from '../../components/hooks/useLoaded';
import type { Answer } from '../../lib/messages';
import type { Subject } from '../../lib/pages/subject';

/**
 * The subjects of a page with the events that it tells of in its text, if it has no others, or as the person has taught;
 * those of its data if none can be read. Undefined while they are read.
 */
export function usePlainEvents(page: Answer<'detectPage'> | undefined): Subject[] | undefined {
  const taught = page?.taught;
  const outline = page?.subjects.length === 0 ? page.outline : undefined;
  const isPlain = taught !== undefined || outline !== undefined;
  const { value, failure } = useLoaded(
    async () => ({ page, events: page && isPlain ? await readTextEvents({ ...page, outline }) : [] }),
    [page],
  );
  if (!isPlain || failure) return page?.subjects;
  // The value of the page before stays while this one is read
  if (value?.page !== page) return undefined;
  const events = value?.events.map((event) => ({ kind: 'event' as const, event })) ?? [];
  const others = page?.subjects.filter(({ kind }) => kind !== 'event') ?? [];
  return events.length > 0 ? [...events, ...others] : page?.subjects;
}
