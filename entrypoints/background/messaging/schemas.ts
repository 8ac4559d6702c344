import * as z from 'zod/mini';
import { RichTextSchema } from '../../../lib/eventForm/description';
import { longestDistance, type SiteButton } from '../../../lib/pages/buttonPlace';
import { longestDataAddress } from '../../../lib/pages/calendarAddress';
import { type FieldPlace, placeLimits } from '../../../lib/pages/fieldPlace';
import {
  doubts,
  type EventStatus,
  type EventTime,
  type Evidence,
  eventSources,
  type FoundEvent,
  type FoundOnline,
  type FoundOrganizer,
  type FoundVenue,
  noteCodes,
  type OtherReading,
} from '../../../lib/pages/foundEvent';
import { eventParts, type Outline, outlineLimits } from '../../../lib/pages/plain/outline';
import type { EventSubject, Finding, Subject } from '../../../lib/pages/subject';
import { type TaughtRule, taughtLimits, taughtNames } from '../../../lib/pages/taught/rule';
import { channelIdForm, videoIdForm } from '../../../lib/pages/videoAddress';
import type { ChosenVideo, FrameView } from '../../../lib/views';

// Schemas of subjects from outside: from page scripts, from the page scanner, from disk. Texts are cut at a maximum
// length; addresses other than http and https are dropped. Built on first use, so that the worker starts fast.

const line = (limit = 300) => z.string().check(z.overwrite((text: string) => text.slice(0, limit)));
const word = (form: RegExp) => z.string().check(z.regex(form));

/**
 * An invalid address reads as undefined and does not invalidate the record, since pages put anything into an `href`.
 */
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
    videoId: word(videoIdForm),
    playlistId: z.optional(word(/^[\w-]{2,100}$/)),
    startSeconds: z.optional(z.number().check(z.minimum(0), z.maximum(10_000_000))),
    commentId: z.optional(word(/^[\w.-]{1,100}$/)),
  });

const PlaylistSubjectSchema = () =>
  z.object({ kind: z.literal('playlist'), playlistId: word(/^[\w-]{2,100}$/) });

/** Exactly one identifier. Strict objects, because the first option would otherwise accept all of them. */
const ChannelSubjectSchema = () => {
  const kind = z.literal('channel');
  const name = word(/^[^/\s]{1,200}$/);
  return z.union([
    z.strictObject({ kind, channelId: word(channelIdForm) }),
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

const FoundOnlineSchema = (): z.ZodMiniType<FoundOnline> =>
  z.object({ name: z.optional(line()), url: webAddress() });

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

const Source = () => z.enum(eventSources);

const EvidenceSchema = (): z.ZodMiniType<Evidence> =>
  z.object({
    source: Source(),
    written: z.optional(line()),
    at: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
    notes: z.optional(
      z.array(
        z.object({
          code: z.enum(noteCodes),
          about: z.optional(line()),
        }),
      ),
    ),
  });

const OtherReadingSchema = (): z.ZodMiniType<OtherReading> =>
  z.object({
    start: EventTimeSchema(),
    end: z.optional(EventTimeSchema()),
    allDay: z.boolean(),
    reason: z.enum(doubts),
  });

const mostReadings = 50;
const mostOrganizers = 20;
const mostKeywords = 50;
const first = <T>(limit: number) => z.overwrite((list: T[]) => list.slice(0, limit));

/** An event that was found in a page, file or text. */
export const FoundEventSchema = (): z.ZodMiniType<FoundEvent> =>
  z.object({
    title: z.string().check(
      z.minLength(1),
      z.overwrite((title: string) => title.slice(0, 500)),
    ),
    description: z.optional(line(20_000)),
    // An invalid tree loses only the formatting, not the event
    descriptionTree: z.catch(z.optional(RichTextSchema()), undefined),
    start: EventTimeSchema(),
    end: z.optional(EventTimeSchema()),
    allDay: z.boolean(),
    alternatives: z.optional(z.array(OtherReadingSchema()).check(z.minLength(1), first(mostReadings))),
    venue: z.optional(FoundVenueSchema()),
    online: z.optional(FoundOnlineSchema()),
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
    // Drafts of an earlier version have evidence of another shape, which must not invalidate the event
    evidence: z.catch(z.record(z.string().check(z.maxLength(100)), EvidenceSchema()), {}),
  });

/** How a field of an event is found again in its page. */
export const FieldPlaceSchema = (): z.ZodMiniType<FieldPlace> =>
  z.object({
    source: Source(),
    at: z.optional(z.int().check(z.minimum(0))),
    texts: z.array(line(placeLimits.text)).check(first(placeLimits.texts)),
    day: z.optional(word(/^\d{4}-\d\d-\d\d$/)),
    address: webAddress(),
  });

/** An event as subject. */
export const EventSubjectSchema = (): z.ZodMiniType<EventSubject> =>
  z.object({ kind: z.literal('event'), event: FoundEventSchema() });

/** A subject of any kind. */
export const SubjectSchema = (): z.ZodMiniType<Subject> =>
  z.union([VideoSubjectSchema(), PlaylistSubjectSchema(), ChannelSubjectSchema(), EventSubjectSchema()]);

const mostSubjects = 250;

/** The content of a page, in which a page of ours looks for dates. */
export const OutlineSchema = (): z.ZodMiniType<Outline> => {
  const count = () => z.optional(z.int().check(z.minimum(1), z.maximum(100)));
  const text = () => z.optional(line(outlineLimits.line));
  return z.object({
    title: line(),
    heading: z.optional(line()),
    nodes: z
      .array(
        z.object({
          depth: z.int().check(z.minimum(0), z.maximum(outlineLimits.depth)),
          kind: line(40),
          text: text(),
          href: z.optional(line(2000)),
          link: text(),
          time: z.optional(line(40)),
          bold: text(),
          place: text(),
          rows: count(),
          columns: count(),
          at: z.int().check(z.minimum(0)),
          role: z.optional(z.enum(['item', ...eventParts])),
        }),
      )
      .check(first(outlineLimits.nodes)),
    isCutShort: z.optional(z.boolean()),
  });
};

/** How the events of a page are found again. Its names are compared with those of elements, and nothing else. */
export const TaughtRuleSchema = (): z.ZodMiniType<TaughtRule> => {
  const kind = {
    tag: word(taughtNames.tag),
    classes: z.array(word(taughtNames.name)).check(z.maxLength(taughtLimits.classes)),
    id: z.optional(word(taughtNames.name)),
  };
  const kinds = () => z.array(z.object(kind)).check(z.minLength(1), z.maxLength(taughtLimits.kinds));
  const nth = z.int().check(z.minimum(0), z.maximum(taughtLimits.nth));
  const path = () => z.array(z.object({ ...kind, nth })).check(z.maxLength(taughtLimits.steps));
  return z.object({
    item: kinds(),
    isRun: z.optional(z.boolean()),
    heading: z.optional(kinds()),
    date: path(),
    title: z.optional(path()),
    place: z.optional(path()),
  });
};

/** The result of the page scanner. */
export const FindingSchema = (): z.ZodMiniType<Finding> =>
  z.object({
    subjects: Subjects(),
    names: z.optional(z.record(z.string().check(z.maxLength(300)), line(200))),
    // An outline of another shape loses only the events in the page's text
    outline: z.catch(z.optional(OutlineSchema()), undefined),
    calendars: z.optional(
      z
        .array(
          z.string().check(z.maxLength(longestDataAddress), z.regex(/^(?:https?:|data:text\/calendar)/i)),
        )
        .check(z.maxLength(5)),
    ),
    language: z.optional(line(35)),
    isCutShort: z.optional(z.boolean()),
    hasMore: z.optional(z.boolean()),
  });

/** A list of subjects without the invalid ones, at most 250. */
const Subjects = (): z.ZodMiniType<Subject[]> =>
  z.pipe(
    z.array(z.unknown()).check(first(500)),
    z.transform((found: unknown[]) => {
      const schema = SubjectSchema();
      const parsed = found.map((one) => schema.safeParse(one));
      return parsed.flatMap((one) => (one.success ? [one.data] : [])).slice(0, mostSubjects);
    }),
  );

/** Maximum number of videos that are chosen in a page and saved at once. */
export const mostChosenVideos = 1_000;

/** Videos that were chosen in a page. */
export const ChosenVideosSchema = (): z.ZodMiniType<ChosenVideo[]> =>
  z
    .array(z.object({ videoId: word(videoIdForm), title: line(150) }))
    .check(z.minLength(1), z.maxLength(mostChosenVideos));

/** The task of a frame, which is stored until its ticket is redeemed. */
export const FrameViewSchema = (): z.ZodMiniType<FrameView> => {
  const pageTitle = line();
  const url = z.string().check(z.maxLength(2000));
  return z.union([
    z.object({
      view: z.literal('playlists'),
      subject: SubjectSchema(),
      isNew: z.optional(z.boolean()),
      pageTitle,
    }),
    z.object({ view: z.literal('videos'), videos: ChosenVideosSchema(), isNew: z.boolean(), pageTitle }),
    z.object({ view: z.literal('event'), subject: SubjectSchema(), pageTitle }),
    z.object({
      view: z.literal('link'),
      url: z.string().check(z.maxLength(longestDataAddress)),
      pageTitle,
    }),
    z.object({
      view: z.literal('selection'),
      text: line(20_000),
      url,
      pageTitle,
      language: z.optional(line(35)),
    }),
    z.object({
      view: z.literal('page'),
      outline: OutlineSchema(),
      taught: z.optional(OutlineSchema()),
      rule: z.optional(TaughtRuleSchema()),
      url,
      pageTitle,
      language: z.optional(line(35)),
    }),
  ]);
};

const distance = () => z.int().check(z.minimum(0), z.maximum(longestDistance));

/** Our button on one site. */
export const SiteButtonSchema = () =>
  z.object({
    place: z.optional(
      z.object({
        vertical: z.enum(['top', 'bottom']),
        horizontal: z.enum(['left', 'right']),
        x: distance(),
        y: distance(),
      }),
    ),
    isHidden: z.optional(z.boolean()),
  }) satisfies z.ZodMiniType<SiteButton>;
