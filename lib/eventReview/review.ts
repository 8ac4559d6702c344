import type { EventFormData, FormOrganizer } from '../eventForm';
import { findProblems, type Problem, sent } from '../eventForm/check';
import { type ShownField as Field, shownFields } from '../eventForm/shownFields';
import type { FoundEvent } from '../pages/foundEvent';
import { toPageOrigin } from '../pages/pageOrigin';
import { privatePictureHost } from '../pages/privateAddress';
import type { Occurrence } from '../pages/times/occurrences';
import { toClock } from '../shared/time';
import type { BatchItem, EventThere, PlaceMatch, SiteChoices } from '../views';
import { findCategoryNames } from './categoryNames';
import { prefill } from './prefill';
import { getFormText, updated } from './update';

/** An event of a file, page or feed. */
export interface ReviewedSource extends Occurrence {
  /** As its feed had it when the calendar got it: what was edited on the calendar since stays as it is. */
  before?: FoundEvent | undefined;
  /** The event on the calendar, if it is known. */
  eventId?: number | undefined;
}

type NewOf<Place> = Extract<Place, { name: string }>;
export type NewVenue = NewOf<EventFormData['venue']>;
export type NewOrganizer = NewOf<FormOrganizer>;

/** Events and places of the site that a file has, too. */
export interface Known {
  /** Event on the calendar or null, in the order of the occurrences. */
  there: readonly (EventThere | null)[];
  /** Matches of venues and organizers, by `placeKey`. */
  places: ReadonlyMap<string, PlaceMatch>;
}

/** The person's answers by `placeKey`: id of the site's venue or organizer, or 'new'. */
export type PlaceAnswers = ReadonlyMap<string, number | 'new'>;

/** Values for all imported events. */
export interface ImportDefaults {
  status: 'draft' | 'publish';
  categories: readonly number[];
  /** Names of categories to create, for the events that have them. */
  newCategories?: readonly string[];
}

/** One event of a file, as it would be imported. */
export interface ReviewedEvent {
  /** Index among the occurrences, as text. */
  id: string;
  event: FoundEvent;
  /** The form that is sent, with matched places and the defaults. */
  form: EventFormData;
  /** `removed`: it was on the calendar. */
  standing: 'new' | 'changed' | 'there' | 'unfit' | 'removed';
  /** The event on the calendar. */
  eventId?: number;
  /** Fields that differ from the event on the calendar. */
  changed: Field[];
  /** Fields that the source has changed, and that stay as they were edited on the calendar. */
  kept: Field[];
  /** Why it cannot be imported. */
  problem?: Problem;
  /** Keys of places that still need an answer. */
  open: string[];
  /** Publication date (`2026-05-01`) that the update would replace by the current date. */
  dateAtRisk?: string;
  /** The job that adds or updates it. */
  item?: BatchItem;
}

/** Key of a new venue or organizer: equal for equal details. */
export const placeKey = (kind: 'venues' | 'organizers', place: NewVenue | NewOrganizer) =>
  `${kind} ${JSON.stringify(place)}`;

/**
 * The prefilled form of each occurrence. Times in UTC are converted to the site's zone.
 * @param ownZone time zone of this computer
 */
export function toForms(
  occurrences: readonly Occurrence[],
  choices: SiteChoices,
  ownZone: string,
): EventFormData[] {
  // The default venue is for forms that a person looks at, not for each of many events
  return occurrences.map(({ event }) => {
    const { form } = prefill(toSiteZone(event, choices), choices, ownZone);
    return { ...form, venue: event.venue ? form.venue : null };
  });
}

/** Converts times in UTC to the site's zone: programs write UTC if they do not know the event's zone. */
function toSiteZone(event: FoundEvent, { timeZone }: SiteChoices): FoundEvent {
  const convert = (time: FoundEvent['start']) =>
    time.offset === undefined || time.zone !== undefined || !isNamedZone(timeZone)
      ? time
      : { local: toClock(Date.parse(`${time.local}${time.offset}`), timeZone), zone: timeZone };
  const { start, end } = event;
  return { ...event, start: convert(start), ...(end === undefined ? {} : { end: convert(end) }) };
}

const isNamedZone = (zone: string) => zone.includes('/');

/** New venues and organizers of the forms (by name, not by id), without duplicates. */
export function newPlaces(forms: readonly EventFormData[]): {
  venues: NewVenue[];
  organizers: NewOrganizer[];
} {
  const venues = new Map<string, NewVenue>();
  const organizers = new Map<string, NewOrganizer>();
  for (const { venue, organizers: named } of forms) {
    if (venue && 'name' in venue) venues.set(placeKey('venues', venue), venue);
    for (const organizer of named)
      if ('name' in organizer) organizers.set(placeKey('organizers', organizer), organizer);
  }
  return { venues: [...venues.values()], organizers: [...organizers.values()] };
}

export interface Review {
  occurrences: readonly ReviewedSource[];
  forms: readonly EventFormData[];
  choices: SiteChoices;
  ownZone: string;
  known: Known;
  answers: PlaceAnswers;
  defaults: ImportDefaults;
}

/**
 * Decides what the import does with each occurrence: add, update, nothing (unchanged), or nothing
 * (invalid).
 */
export function review({ occurrences, forms, ...context }: Review): ReviewedEvent[] {
  return occurrences.flatMap((occurrence, at) => {
    const form = forms[at];
    return form ? reviewOne(occurrence, form, at, context) : [];
  });
}

function reviewOne(
  { event, source, before, eventId: noted }: ReviewedSource,
  form: EventFormData,
  at: number,
  context: Omit<Review, 'occurrences' | 'forms'>,
): ReviewedEvent {
  const { choices, known, defaults } = context;
  const id = String(at);
  const there = known.there[at];
  const label = `${event.title}, ${form.start.slice(0, 10)}`;
  if (!there && noted !== undefined)
    return { id, event, form, standing: 'removed', changed: [], kept: [], open: [] };
  if (there) {
    const { form: now, eventId } = there;
    const update = now && toUpdate(now, event, before, context);
    const { changed = [], kept = [] } = update ?? {};
    if (!update || changed.length === 0)
      return { id, event, form, standing: 'there', eventId, changed, kept, open: [] };
    const wanted = sent(update.form, choices.canPublish);
    const input = { eventId, from: now, form: wanted, ...toOrigin(event, source) };
    const item = { action: 'event.edit' as const, label, input };
    const { open } = update;
    const change = {
      id,
      event,
      form: wanted,
      standing: 'changed' as const,
      eventId,
      changed,
      kept,
      open,
      item,
    };
    const { dateAtRisk } = there;
    return validate({ ...change, ...(dateAtRisk === undefined ? {} : { dateAtRisk }) }, now);
  }
  const { form: own, open } = resolvePlaces(form, context);
  const categories = [...new Set([...own.categories, ...defaults.categories])];
  const names = findCategoryNames(event, defaults.newCategories ?? []);
  const terms = { categories, ...(names.length > 0 && { newCategories: names }) };
  const wanted = sent({ ...own, status: defaults.status, ...terms }, choices.canPublish);
  const input = { form: wanted, ...toOrigin(event, source) };
  const item: BatchItem = { action: 'event.add', label, input };
  return validate({ id, event, form: wanted, standing: 'new', changed: [], kept: [], open, item });
}

/** The kind of the bulk task that adds and updates events (`batches.kind.*` of the catalogue). */
export function toBatchKind(
  chosen: readonly Pick<ReviewedEvent, 'standing'>[],
): 'addEvents' | 'editEvents' | 'addOrEditEvents' {
  const updates = chosen.filter(({ standing }) => standing === 'changed').length;
  if (updates === 0) return 'addEvents';
  return updates === chosen.length ? 'editEvents' : 'addOrEditEvents';
}

/** Fields that change together. */
const times: readonly Field[] = ['start', 'end', 'allDay', 'timeZone'];

/**
 * The form of an event on the calendar with what its source says now, and the fields that change. With `before`, what
 * the source said when the calendar got it, fields that were edited on the calendar since stay as they are.
 */
function toUpdate(
  now: EventFormData,
  event: FoundEvent,
  before: FoundEvent | undefined,
  context: Pick<Review, 'choices' | 'ownZone' | 'known' | 'answers'>,
) {
  const { choices, ownZone } = context;
  const take = (from: FoundEvent) =>
    resolvePlaces(updated(now, toSiteZone(from, choices), choices, ownZone), context);
  const next = take(event);
  const edited = before ? findEdited(now, take(before).form, before) : [];
  const kept = findChangedFields(now, next.form).filter((field) => edited.includes(field));
  const asEdited = Object.fromEntries(kept.map((field) => [field, now[field]]));
  const form: EventFormData = {
    ...next.form,
    ...asEdited,
    ...(kept.includes('title') && { isTitleMarkup: now.isTitleMarkup }),
  };
  const changed = findChangedFields(now, form);
  const asksPlace = changed.some((field) => field === 'venue' || field === 'organizers');
  return { form, changed, kept, open: asksPlace ? next.open : [] };
}

/** Fields that differ from what the source said, or that it did not have. @param then the form with what it said */
function findEdited(now: EventFormData, then: EventFormData, said: FoundEvent): Field[] {
  const edited = new Set(findChangedFields(now, then));
  if (!said.description && !said.online && getFormText(now.description) !== '') edited.add('description');
  if (!said.url && !said.online && now.website !== '') edited.add('website');
  if (!said.venue && now.venue !== null) edited.add('venue');
  if (said.organizers.length === 0 && now.organizers.length > 0) edited.add('organizers');
  return times.some((field) => edited.has(field)) ? [...edited, ...times] : [...edited];
}

/** What the ledger keeps of where an event is from. */
export function toOrigin(event: FoundEvent, source: string | undefined) {
  const page = toPageOrigin(event);
  return source === undefined ? {} : { source, ...(page && { page }) };
}

/** Events whose picture is left out because its address is in a private network. */
export const findPrivatePictures = (events: readonly ReviewedEvent[], { origin }: SiteChoices) =>
  events.filter(
    ({ form, standing, changed }) =>
      (standing === 'new' || changed.includes('image')) &&
      privatePictureHost(form.image, origin) !== undefined,
  );

function findChangedFields(one: EventFormData, other: EventFormData): Field[] {
  return shownFields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

/** Replaces venue and organizers by the site's matches or the person's answers; `open` has the unanswered keys. */
function resolvePlaces(form: EventFormData, context: Pick<Review, 'known' | 'answers'>) {
  const venue = resolvePlace('venues', form.venue, context);
  const organizers = form.organizers.map((organizer) => resolvePlace('organizers', organizer, context));
  return {
    form: { ...form, venue: venue.place, organizers: organizers.flatMap(({ place }) => place ?? []) },
    open: [...venue.open, ...organizers.flatMap(({ open }) => open)],
  };
}

function resolvePlace<Place extends NewVenue | NewOrganizer>(
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

/** Validates before sending, since the calendar would accept some invalid times and misread them. */
function validate(reviewed: ReviewedEvent, kept?: EventFormData): ReviewedEvent {
  const { item: _cannot, ...rest } = reviewed;
  const [problem] = Object.values(findProblems(rest.form, kept));
  return problem === undefined ? reviewed : { ...rest, standing: 'unfit', problem };
}
