import * as z from 'zod/mini';
import { RichTextSchema } from '../../../lib/actions/shared/description';
import type { FrameView } from '../../../lib/messages';
import type {
  EventStatus,
  EventTime,
  Evidence,
  FoundEvent,
  FoundOrganizer,
  FoundVenue,
} from '../../../lib/pages/foundEvent';
import type { EventSubject, Finding, Subject } from '../../../lib/pages/subject';

/**
 * Subjects as they arrive from outside: from page scripts, from the finder inside a foreign page, from disk.
 * All text is cut to a length a person would read; addresses are http or https or they are dropped.
 * Built on first use, so that a cold worker starts fast.
 */

const line = (limit = 300) => z.string().check(z.overwrite((text: string) => text.slice(0, limit)));
const word = (form: RegExp) => z.string().check(z.regex(form));

/** What is no web address is left out and loses nothing else: pages put anything into an `href`. */
const webAddress = () =>
  z.catch(
    z.optional(
      z.string().check(
        z.maxLength(2000),
        z.refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
      ),
    ),
    undefined,
  );

const VideoSubjectSchema = () =>
  z.object({
    kind: z.literal('video'),
    videoId: word(/^[\w-]{11}$/),
    playlistId: z.optional(word(/^[\w-]{2,100}$/)),
    startSeconds: z.optional(z.number().check(z.minimum(0), z.maximum(10_000_000))),
  });

const PlaylistSubjectSchema = () =>
  z.object({ kind: z.literal('playlist'), playlistId: word(/^[\w-]{2,100}$/) });

/** One name and no other; strict, or the first of these would take them all. */
const ChannelSubjectSchema = () => {
  const kind = z.literal('channel');
  const name = word(/^[^/\s]{1,200}$/);
  return z.union([
    z.strictObject({ kind, channelId: word(/^UC[\w-]{22}$/) }),
    z.strictObject({ kind, handle: word(/^@[^/\s]{1,200}$/) }),
    z.strictObject({ kind, userName: name }),
    z.strictObject({ kind, customName: name }),
  ]);
};

const EventTimeSchema = (): z.ZodMiniType<EventTime> =>
  z.object({
    local: word(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    zone: z.optional(line(100)),
    offset: z.optional(word(/^[+-]\d\d:\d\d$/)),
  });

const FoundVenueSchema = (): z.ZodMiniType<FoundVenue> =>
  z.object({
    name: z.optional(line()),
    address: z.optional(line()),
    city: z.optional(line()),
    province: z.optional(line()),
    state: z.optional(line()),
    zip: z.optional(line(50)),
    country: z.optional(line(100)),
    phone: z.optional(line(100)),
    website: webAddress(),
    latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
    longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  });

const FoundOrganizerSchema = (): z.ZodMiniType<FoundOrganizer> =>
  z.object({
    name: z.optional(line()),
    email: z.optional(line()),
    phone: z.optional(line(100)),
    website: webAddress(),
  });

const statuses: EventStatus[] = [
  'scheduled',
  'tentative',
  'cancelled',
  'postponed',
  'rescheduled',
  'movedOnline',
];

const Source = () => z.enum(['json-ld', 'microdata', 'rdfa', 'h-event', 'ics', 'text', 'meta']);

const EvidenceSchema = (): z.ZodMiniType<Evidence> =>
  z.object({
    source: Source(),
    written: z.optional(line()),
    notes: z.optional(
      z.array(
        z.object({
          code: z.enum(['leftOut', 'plusLost', 'endOfDay', 'nextSuchDay']),
          about: z.optional(line()),
        }),
      ),
    ),
  });

const mostOrganizers = 20;
const mostKeywords = 50;
const first = <T>(limit: number) => z.overwrite((list: T[]) => list.slice(0, limit));

export const FoundEventSchema = (): z.ZodMiniType<FoundEvent> =>
  z.object({
    title: z.string().check(
      z.minLength(1),
      z.overwrite((title: string) => title.slice(0, 500)),
    ),
    description: z.optional(line(20_000)),
    // One that is not as readers make it costs the event its formatting alone.
    descriptionTree: z.catch(z.optional(RichTextSchema()), undefined),
    start: EventTimeSchema(),
    end: z.optional(EventTimeSchema()),
    allDay: z.boolean(),
    venue: z.optional(FoundVenueSchema()),
    organizers: z.array(FoundOrganizerSchema()).check(first(mostOrganizers)),
    cost: z.optional(line()),
    currency: z.optional(line(50)),
    url: webAddress(),
    image: webAddress(),
    keywords: z.array(line(100)).check(first(mostKeywords)),
    status: z.optional(z.enum(statuses)),
    recurrence: z.optional(line(1000)),
    uid: z.optional(line()),
    source: Source(),
    // A form that an earlier version of us kept tells it in another way: the event counts.
    evidence: z.catch(z.record(z.string().check(z.maxLength(100)), EvidenceSchema()), {}),
  });

export const EventSubjectSchema = (): z.ZodMiniType<EventSubject> =>
  z.object({ kind: z.literal('event'), event: FoundEventSchema() });

export const SubjectSchema = (): z.ZodMiniType<Subject> =>
  z.union([VideoSubjectSchema(), PlaylistSubjectSchema(), ChannelSubjectSchema(), EventSubjectSchema()]);

const mostSubjects = 250;

/** What the finder brings back from a page. */
export const FindingSchema = (): z.ZodMiniType<Finding> =>
  z.object({
    subjects: Subjects(),
    text: z.optional(z.string().check(z.overwrite((text: string) => text.slice(0, 20_000)))),
    isCutShort: z.optional(z.boolean()),
  });

/** A subject that does not parse costs the others nothing. */
const Subjects = (): z.ZodMiniType<Subject[]> =>
  z.pipe(
    z.array(z.unknown()).check(first(500)),
    z.transform((found: unknown[]) => {
      const schema = SubjectSchema();
      const parsed = found.map((one) => schema.safeParse(one));
      return parsed.flatMap((one) => (one.success ? [one.data] : [])).slice(0, mostSubjects);
    }),
  );

/** What a frame is about, as it lies on disk until its ticket is shown. */
export const FrameViewSchema = (): z.ZodMiniType<FrameView> => {
  const pageTitle = line();
  const url = z.string().check(z.maxLength(2000));
  return z.union([
    z.object({ view: z.literal('playlists'), subject: SubjectSchema(), pageTitle }),
    z.object({ view: z.literal('event'), subject: SubjectSchema(), pageTitle }),
    z.object({ view: z.literal('link'), url, pageTitle }),
    z.object({ view: z.enum(['selection', 'page']), text: line(20_000), url, pageTitle }),
  ]);
};
