import * as z from 'zod/mini';
import { Fault } from '../fault';

/** `YYYY-MM-DDTHH:mm`: what the person saw, in the event's own zone. */
const WallClock = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));

const optionalText = () => z.optional(z.string());

/** The review form as the person left it. */
export const EventForm = () =>
  z.object({
    title: z.string().check(z.trim(), z.minLength(1)),
    description: z.string(),
    start: WallClock(),
    end: WallClock(),
    allDay: z.boolean(),
    timeZone: z.string().check(z.minLength(1)),
    venue: z.nullable(
      z.union([
        z.object({ id: z.int() }),
        z.object({
          name: z.string().check(z.trim(), z.minLength(1)),
          address: optionalText(),
          city: optionalText(),
          state: optionalText(),
          zip: optionalText(),
          country: optionalText(),
        }),
      ]),
    ),
    organizer: z.nullable(
      z.union([
        z.object({ id: z.int() }),
        z.object({
          name: z.string().check(z.trim(), z.minLength(1)),
          email: optionalText(),
          phone: optionalText(),
          website: optionalText(),
        }),
      ]),
    ),
    status: z.enum(['draft', 'publish']),
    cost: z.string(),
    website: z.string(),
    image: z.string(),
    categories: z.array(z.int()),
    tags: z.array(z.int()),
  });
export type EventForm = z.output<ReturnType<typeof EventForm>>;

/**
 * The form's times as the calendar takes them. It would accept an end before the start and then show the event in no
 * list (calendar API behaviour, section 6), so that is refused here.
 * @throws Fault `badInput` about `end`, `start` or `timeZone`.
 */
export function eventTimes(form: EventForm): { start_date: string; end_date: string } {
  const start_date = form.allDay
    ? `${form.start.slice(0, 10)} 00:00:00`
    : `${form.start.replace('T', ' ')}:00`;
  const end_date = form.allDay ? `${form.end.slice(0, 10)} 23:59:59` : `${form.end.replace('T', ' ')}:00`;
  if (!exists(start_date)) throw new Fault({ kind: 'badInput', reason: 'impossibleDate', about: 'start' });
  if (!exists(end_date)) throw new Fault({ kind: 'badInput', reason: 'impossibleDate', about: 'end' });
  if (end_date < start_date) throw new Fault({ kind: 'badInput', reason: 'endBeforeStart', about: 'end' });
  return { start_date, end_date };
}

/** The calendar would roll 30 February over to March. */
function exists(wallClock: string): boolean {
  const read = new Date(`${wallClock.replace(' ', 'T')}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 19).replace('T', ' ') === wallClock;
}
