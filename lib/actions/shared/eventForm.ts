import * as z from 'zod/mini';
import { mostOrganizers, withOrganizers } from '../../shared/formOrganizers';
import { DescriptionSchema } from './description';

/** Local time `YYYY-MM-DDTHH:mm` in the event's time zone. */
const WallClock = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));

const nobody = () => z.literal(null);
const optionalText = () => z.optional(z.string());

/** Fields of a venue or organizer that the person entered by name. */
const named = () => ({
  name: z.string().check(z.trim(), z.minLength(1)),
  /** The person was shown similar records of the site, and chose to create a new one. */
  isAnother: z.optional(z.boolean()),
});

/** Schema of the submitted event form. Times are local times of `timeZone`. Reads forms of older versions, too. */
export const EventFormData = () => z.pipe(z.transform(withOrganizers), FormFields());

const FormFields = () =>
  z.object({
    /** Text, whatever signs are in it. */
    title: z.string().check(z.trim(), z.minLength(1)),
    /** The title holds HTML of the person's own site, and is sent unchanged. */
    isTitleMarkup: z.optional(z.boolean()),
    description: DescriptionSchema(),
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
    /** In the order in which the site shows them. */
    organizers: z
      .array(
        z.union([
          z.object({ id: z.int() }),
          z.object({
            ...named(),
            email: optionalText(),
            phone: optionalText(),
            website: optionalText(),
          }),
        ]),
      )
      .check(z.maxLength(mostOrganizers)),
    /** `pending` submits the event for review. */
    status: z.enum(['draft', 'publish', 'pending']),
    cost: z.string(),
    website: z.string(),
    /** Empty for none, an address, or a file that an extension page stored: its name in `blobTransfer`, and its own. */
    image: z.union([z.string(), z.object({ file: z.string(), name: z.string() })]),
    categories: z.array(z.int()),
    /** Names of further categories, whatever signs are in them; the site creates those it does not have. */
    newCategories: z.optional(
      z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.maxLength(100)),
    ),
    tags: z.array(z.int()),
  });
export type EventFormData = z.output<ReturnType<typeof FormFields>>;

/** An organizer of the form: one of the site's, or a new one. */
export type FormOrganizer = EventFormData['organizers'][number];
