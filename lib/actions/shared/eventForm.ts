import * as z from 'zod/mini';
import { type EventTimes, sendableTimes } from '../../calendar/editing/eventTimes';
import { Description } from './description';

/** `YYYY-MM-DDTHH:mm`: what the person saw, in the event's own zone. */
const WallClock = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));

const nobody = () => z.literal(null);
const optionalText = () => z.optional(z.string());

/** A venue or organizer that is new, as far as the person knows. */
const named = () => ({
  name: z.string().check(z.trim(), z.minLength(1)),
  /** Asked about those nearly the same, the person said that it is another one. */
  isAnother: z.optional(z.boolean()),
});

/** The review form as the person left it. */
export const EventForm = () =>
  z.object({
    /** Text, whatever signs are in it. */
    title: z.string().check(z.trim(), z.minLength(1)),
    /** The title holds markup of the person's own site, and is sent as it is. */
    isTitleMarkup: z.optional(z.boolean()),
    description: Description(),
    start: WallClock(),
    end: WallClock(),
    allDay: z.boolean(),
    timeZone: z.string().check(z.minLength(1)),
    venue: z.union([
      nobody(),
      z.object({ id: z.int() }),
      z.object({
        ...named(),
        address: optionalText(),
        city: optionalText(),
        state: optionalText(),
        zip: optionalText(),
        country: optionalText(),
      }),
    ]),
    organizer: z.union([
      nobody(),
      z.object({ id: z.int() }),
      z.object({
        ...named(),
        email: optionalText(),
        phone: optionalText(),
        website: optionalText(),
      }),
    ]),
    /** `pending` hands it in for somebody else to publish. */
    status: z.enum(['draft', 'publish', 'pending']),
    cost: z.string(),
    website: z.string(),
    /** None, an address, or a file that a page of ours left. */
    image: z.union([z.string(), z.object({ file: z.string(), name: z.string() })]),
    categories: z.array(z.int()),
    /** Text, whatever signs are in it. */
    newCategories: z.optional(
      z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.maxLength(100)),
    ),
    tags: z.array(z.int()),
  });
export type EventForm = z.output<ReturnType<typeof EventForm>>;

/**
 * The form's times as the calendar takes them: refused or converted, what it would misread.
 * @throws Fault `badInput` about `end` or `start`: see `sendableTimes`
 */
export function eventTimes({ start, end, ...form }: EventForm): EventTimes {
  return sendableTimes({ ...form, start: { local: start }, end: { local: end } });
}
