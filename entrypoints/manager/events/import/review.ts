import { findProblems, type Problem, sent, timeProblems } from '../../../../components/event/check';
import { shownFields } from '../../../../components/event/fieldLabel';
import { prefill } from '../../../../components/event/prefill';
import { updated } from '../../../../components/event/update';
import { sendableTimes } from '../../../../lib/calendar/editing/eventTimes';
import { toFault } from '../../../../lib/errors';
import type { BatchItem, EventForm, EventThere, PlaceMatch, SiteChoices } from '../../../../lib/messages';
import type { FoundEvent } from '../../../../lib/pages/foundEvent';
import { privatePictureHost } from '../../../../lib/pages/privateAddress';
import type { Occurrence } from '../../../../lib/pages/times/occurrences';
import { toClock } from '../../../../lib/pages/times/zones';
import { findCategoryNames } from './categoryNames';

type NewOf<Place> = Extract<Place, { name: string }>;
export type NewVenue = NewOf<EventForm['venue']>;
type Field = (typeof shownFields)[number];
export type NewOrganizer = NewOf<EventForm['organizer']>;

/** What the site has already of what a file tells of. */
export interface Known {
  /** In the order of the occurrences. */
  there: readonly (EventThere | null)[];
  /** By `placeKey`. */
  places: ReadonlyMap<string, PlaceMatch>;
}

/** What the person says of a place that may be one of the site's: its id, or that it is new. */
export type PlaceAnswers = ReadonlyMap<string, number | 'new'>;

export interface Defaults {
  status: 'draft' | 'publish';
  categories: readonly number[];
  /** Names that the site may create as categories, for the events that have them. */
  newCategories?: readonly string[];
}

/** One event of a file, as it would be put on the calendar. */
export interface ReviewedEvent {
  /** Its place among the occurrences, in digits. */
  id: string;
  event: FoundEvent;
  /** With its places, as far as they are known, and whatever holds for all. */
  form: EventForm;
  standing: 'new' | 'changed' | 'there' | 'unfit';
  /** What is other than on the calendar. */
  changed: Field[];
  /** Why it cannot be put on the calendar. */
  problem?: Problem;
  /** The places that the person has not spoken of yet. */
  open: string[];
  /** The day on which it was published, which the update would move to now for good: `2026-05-01`. */
  dateAtRisk?: string;
  /** The job that adds or updates it. */
  item?: BatchItem;
}

export const placeKey = (kind: 'venues' | 'organizers', place: NewVenue | NewOrganizer) =>
  `${kind} ${JSON.stringify(place)}`;

/** The form of each occurrence as the file fills it in. Times that the file gives in UTC are told by the site's clocks. */
export function toForms(
  occurrences: readonly Occurrence[],
  choices: SiteChoices,
  ownZone: string,
): EventForm[] {
  return occurrences.map(({ event }) => prefill(bySiteClock(event, choices), choices, ownZone).form);
}

/** Programs write UTC for want of a zone: nobody's evening begins at 18:00 UTC. */
function bySiteClock(event: FoundEvent, { timeZone }: SiteChoices): FoundEvent {
  const told = (time: FoundEvent['start']) =>
    time.offset === undefined || time.zone !== undefined || !isNamedZone(timeZone)
      ? time
      : { local: toClock(Date.parse(`${time.local}${time.offset}`), timeZone), zone: timeZone };
  const { start, end } = event;
  return { ...event, start: told(start), ...(end === undefined ? {} : { end: told(end) }) };
}

const isNamedZone = (zone: string) => zone.includes('/');

/** Venues and organizers that the forms name and that are none of those known by name, each once. */
export function newPlaces(forms: readonly EventForm[]): { venues: NewVenue[]; organizers: NewOrganizer[] } {
  const venues = new Map<string, NewVenue>();
  const organizers = new Map<string, NewOrganizer>();
  for (const { venue, organizer } of forms) {
    if (venue && 'name' in venue) venues.set(placeKey('venues', venue), venue);
    if (organizer && 'name' in organizer) organizers.set(placeKey('organizers', organizer), organizer);
  }
  return { venues: [...venues.values()], organizers: [...organizers.values()] };
}

interface Review {
  occurrences: readonly Occurrence[];
  forms: readonly EventForm[];
  choices: SiteChoices;
  ownZone: string;
  known: Known;
  answers: PlaceAnswers;
  defaults: Defaults;
}

/** What would become of each: added, updated, or nothing since it is there already or cannot be. */
export function review({ occurrences, forms, ...context }: Review): ReviewedEvent[] {
  return occurrences.flatMap((occurrence, at) => {
    const form = forms[at];
    return form ? reviewed(occurrence, form, at, context) : [];
  });
}

function reviewed(
  { event, source }: Occurrence,
  form: EventForm,
  at: number,
  context: Omit<Review, 'occurrences' | 'forms'>,
): ReviewedEvent {
  const { choices, ownZone, known, defaults } = context;
  const id = String(at);
  const there = known.there[at];
  const label = `${event.title}, ${form.start.slice(0, 10)}`;
  if (there) {
    const now = there.form;
    const next = now && placed(updated(now, bySiteClock(event, choices), choices, ownZone), context);
    const changed = next ? differing(now, next.form) : [];
    if (!next || changed.length === 0) return { id, event, form, standing: 'there', changed, open: [] };
    const wanted = sent(next.form, choices.canPublish);
    const input = { eventId: there.eventId, from: now, form: wanted, ...(source && { source }) };
    const item = { action: 'event.edit' as const, label, input };
    const change = { id, event, form: wanted, standing: 'changed' as const, changed, open: next.open, item };
    const { dateAtRisk } = there;
    return checked({ ...change, ...(dateAtRisk === undefined ? {} : { dateAtRisk }) }, now.cost);
  }
  const { form: own, open } = placed(form, context);
  const categories = [...new Set([...own.categories, ...defaults.categories])];
  const names = findCategoryNames(event, defaults.newCategories ?? []);
  const terms = { categories, ...(names.length > 0 && { newCategories: names }) };
  const wanted = sent({ ...own, status: defaults.status, ...terms }, choices.canPublish);
  const input = { form: wanted, ...(source && { source }) };
  const item: BatchItem = { action: 'event.add', label, input };
  return checked({ id, event, form: wanted, standing: 'new', changed: [], open, item });
}

/** Those whose picture is left out: its address is in a private network. */
export const withoutPicture = (events: readonly ReviewedEvent[], { origin }: SiteChoices) =>
  events.filter(
    ({ form, standing, changed }) =>
      (standing === 'new' || changed.includes('image')) &&
      privatePictureHost(form.image, origin) !== undefined,
  );

function differing(one: EventForm, other: EventForm): Field[] {
  return shownFields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

/** With the venue and organizer that are meant; those of which nobody can tell yet stay open. */
function placed(form: EventForm, context: Pick<Review, 'known' | 'answers'>) {
  const venue = resolved('venues', form.venue, context);
  const organizer = resolved('organizers', form.organizer, context);
  return {
    form: { ...form, venue: venue.place, organizer: organizer.place },
    open: [...venue.open, ...organizer.open],
  };
}

function resolved<Place extends NewVenue | NewOrganizer>(
  kind: 'venues' | 'organizers',
  place: { id: number } | Place | null,
  { known, answers }: Pick<Review, 'known' | 'answers'>,
): { place: { id: number } | Place | null; open: string[] } {
  if (place === null || 'id' in place) return { place, open: [] };
  const key = placeKey(kind, place);
  const { isSame = false, matches = [] } = known.places.get(key) ?? {};
  const [match] = matches;
  if (match === undefined) return { place, open: [] };
  if (isSame) return { place: { id: match.id }, open: [] };
  const answer = answers.get(key);
  if (answer === undefined) return { place, open: [key] };
  return { place: answer === 'new' ? { ...place, isAnother: true } : { id: answer }, open: [] };
}

/** What the calendar would misread is found before it is asked. */
function checked(reviewed: ReviewedEvent, keptCost?: string): ReviewedEvent {
  const { item: _cannot, ...rest } = reviewed;
  const [missing] = Object.values(findProblems(rest.form, keptCost));
  const problem = missing ?? timeProblem(rest.form);
  return problem === undefined ? reviewed : { ...rest, standing: 'unfit', problem };
}

function timeProblem({ start, end, ...form }: EventForm): Problem | undefined {
  try {
    sendableTimes({ ...form, start: { local: start }, end: { local: end } });
    return undefined;
  } catch (error) {
    const { reason } = toFault(error);
    return timeProblems.find((known) => known === reason) ?? 'impossibleDate';
  }
}
