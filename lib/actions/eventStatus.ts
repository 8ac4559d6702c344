import type { CalendarClient } from '../calendar';
import { mergeEvent } from '../calendar/mergeEvent';
import type { Step } from '../jobs';
import type { EventReceipt } from './eventReceipt';
import { eventReceipt } from './eventReceipt';

/** What a job keeps of an event whose status it changed. */
export type StatusReceipt = EventReceipt & { before: string };

/** Gives an event another status and changes nothing else. Doing it twice does no harm. */
export async function changeStatus(
  step: Step,
  calendar: CalendarClient,
  id: number,
  status: string,
): Promise<StatusReceipt> {
  const read = () => calendar.events.read({ id, context: 'edit' });
  const before = await step('read', { run: async () => (await read()).status });
  const written = await step('write', {
    run: async () => {
      const body = mergeEvent(await read(), { status });
      return eventReceipt(await calendar.events.update({ id }, body), { status });
    },
  });
  return { ...written, before };
}
