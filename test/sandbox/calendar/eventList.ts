import { canCreate, canEdit, canRead } from './access';
import { archive, checkPage, pageArguments } from './archive';
import {
  type Bounds,
  boundsFrom,
  comparedTimes,
  defaultEnd,
  defaultStart,
  inBounds,
  movableBounds,
} from './eventBounds';
import type { Answer, Call } from './rest';
import { eventShape } from './shapes';
import { calendarAddress, type Site } from './site';
import { type EventPost, type PostType, statuses, type Taxonomy } from './store';
import { collated, toSlug } from './text';
import {
  type Arguments,
  asBoolean,
  invalidParameters,
  isDate,
  isText,
  type Parameters,
  parseList,
  shownAsIds,
} from './validation';

/** The list of events: calendar API behaviour, section 5. */

const isIdFor = (type: PostType) => (value: unknown, site: Site) => {
  const ids = parseList(value);
  return ids.length > 0 && ids.every((id) => site.store.findPost(type, Number(id)) !== undefined);
};
const isTermFor = (taxonomy: Taxonomy) => (value: unknown, site: Site) => {
  const asked = parseList(value);
  return (
    asked.length > 0 && asked.every((one) => site.store.findTerms(taxonomy).some((term) => names(term, one)))
  );
};
const names = (term: { id: number; slug: string; name: string }, asked: string): boolean =>
  term.slug === asked || String(term.id) === asked || collated(term.name) === collated(asked);

export const eventListArguments: Arguments = {
  ...pageArguments,
  start_date: { check: isDate, shown: (site) => ({ default: defaultStart(site) }) },
  end_date: { check: isDate, shown: (site) => ({ default: defaultEnd(site) }) },
  starts_before: { check: isDate },
  starts_after: { check: isDate },
  ends_before: { check: isDate },
  ends_after: { check: isDate },
  strict_dates: { check: isText, shown: { default: 'false' } },
  search: { type: 'string', check: isText },
  categories: { check: isTermFor('tribe_events_cat'), shown: shownAsIds },
  tags: { check: isTermFor('post_tag'), shown: shownAsIds },
  venue: { check: isIdFor('tribe_venue'), shown: shownAsIds },
  organizer: { check: isIdFor('tribe_organizer'), shown: shownAsIds },
  featured: { type: 'boolean' },
  status: {
    check: (value) =>
      parseList(value).length > 0 && parseList(value).every((status) => statuses.includes(status)),
    shown: { format: 'string' },
  },
  geoloc: { type: 'boolean' },
  geoloc_lat: { shown: { format: 'double' } },
  geoloc_lng: { shown: { format: 'double' } },
  include: {
    check: (value) => parseList(value).length > 0 && parseList(value).every((id) => /^\d+$/.test(id)),
    shown: shownAsIds,
  },
  post_parent: { check: isIdFor('tribe_events'), shown: { type: 'integer' } },
  ticketed: { type: 'boolean' },
};

export function listEvents(call: Call): Answer {
  const { site, parameters } = call;
  if (asBoolean(parameters.ticketed) === true) {
    throw invalidParameters(['ticketed'], () => ({
      code: 'event-tickets-not-active',
      message: 'There are no tickets on this site.',
      data: { status: 400 },
    }));
  }
  const seen = statusesSeen(call);
  const bounds = boundsFrom(site, parameters);
  const found = site.store
    .ofType('tribe_events')
    .filter((event) => seen.list.includes(event.status) && !event.fields.hidden)
    .filter((event) => inBounds(site, event, bounds) && matches(site, parameters, event));
  const page = checkPage(parameters, site);
  return archive({
    site,
    page,
    items: found.sort(parameters.include === undefined ? byStart(site) : byPublication),
    key: 'events',
    address: calendarAddress(site, '/events/'),
    query: linkQuery(parameters, bounds, seen.shown, page.perPage),
    encodedQuery: ['venue', 'organizer', 'featured'].some((name) => parameters[name] !== undefined),
    pastTheEnd: 'event-archive-page-not-found',
    shape: (event) =>
      eventShape(site, event, { locked: isLocked(call, event), secret: !canSee(call, event) }),
  });
}

const canSee = (call: Call, event: EventPost): boolean =>
  event.status !== 'private' || canRead(call.user, event);

/** Callers with edit rights see every state but the trash, others what is published. */
function statusesSeen(call: Call): { list: readonly string[]; shown: string } {
  const editor = canCreate(call.user, 'tribe_events');
  if (call.parameters.status === undefined) {
    return editor
      ? { list: statuses.filter((status) => status !== 'trash'), shown: 'any' }
      : { list: ['publish'], shown: 'publish' };
  }
  const asked = parseList(call.parameters.status);
  if (!editor && asked.some((status) => status !== 'publish')) throw invalidParameters(['status']);
  return { list: asked, shown: asked.join(',') };
}

function matches(site: Site, parameters: Parameters, event: EventPost): boolean {
  const { fields } = event;
  const wanted = (name: string) => parseList(parameters[name]).map(Number);
  if (parameters.include !== undefined && !wanted('include').includes(event.id)) return false;
  if (parameters.post_parent !== undefined) return false;
  if (parameters.venue !== undefined && !wanted('venue').includes(fields.venue ?? 0)) return false;
  if (parameters.organizer !== undefined && !wanted('organizer').some((id) => fields.organizers.includes(id)))
    return false;
  if (parameters.featured !== undefined && asBoolean(parameters.featured) !== fields.featured) return false;
  if (!hasTerms(site, event, 'tribe_events_cat', parameters.categories)) return false;
  if (!hasTerms(site, event, 'post_tag', parameters.tags)) return false;
  if (parameters.search === undefined) return true;
  const searched = collated([event.title, event.content, event.excerpt].join('\n'));
  return collated(String(parameters.search))
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/**
 * Slugs first, then ids, a name only through its slug; a parent includes its children. Of several tags written as
 * text only the first was seen to count, of categories all (recordings of a live calendar, 315 and 304).
 */
function hasTerms(site: Site, event: EventPost, taxonomy: Taxonomy, sent: unknown): boolean {
  if (sent === undefined) return true;
  const all = site.store.findTerms(taxonomy);
  const sentTerms = parseList(sent);
  const firstOnly = taxonomy === 'post_tag' && !sentTerms.every((asked) => /^\d+$/.test(asked));
  const wanted = new Set(
    (firstOnly ? sentTerms.slice(0, 1) : sentTerms)
      .map(
        (asked) =>
          all.find((term) => term.slug === toSlug(asked)) ?? all.find((term) => String(term.id) === asked),
      )
      .filter((term) => term !== undefined)
      .map((term) => term.id),
  );
  for (const term of all) if (wanted.has(term.parent)) wanted.add(term.id);
  return site.store.termsOn(event.id, taxonomy).some((term) => wanted.has(term.id));
}

const byStart = (site: Site) => (one: EventPost, other: EventPost) =>
  comparedTimes(site, one).start.localeCompare(comparedTimes(site, other).start) || one.id - other.id;

const byPublication = (one: EventPost, other: EventPost) =>
  one.date.localeCompare(other.date) || one.id - other.id;

/** The links of the live system leave out categories, tags, featured=false and strict_dates. */
function linkQuery(
  parameters: Parameters,
  bounds: Bounds,
  status: string,
  perPage: number,
): [string, string][] {
  const query: [string, string][] = [['per_page', String(perPage)]];
  const add = (name: string, value: unknown) => {
    if (value !== undefined) query.push([name, parseList(value).join(',')]);
  };
  const addText = (name: string, value: unknown) => {
    if (value !== undefined) query.push([name, String(value)]);
  };
  addText('start_date', bounds.start_date);
  addText('end_date', bounds.end_date);
  if (parameters.geoloc !== undefined) {
    query.push(['geoloc', asBoolean(parameters.geoloc) ? '1' : '']);
    for (const name of ['geoloc_lat', 'geoloc_lng']) query.push([name, String(parameters[name] ?? '')]);
  }
  addText('search', parameters.search);
  addText('status', status);
  if (asBoolean(parameters.featured) === true) query.push(['featured', '1']);
  add('include', parameters.include);
  add('post_parent', parameters.post_parent);
  for (const name of movableBounds) addText(name, bounds[name]);
  add('venue', parameters.venue);
  add('organizer', parameters.organizer);
  return query;
}

/** The right password opens an event; those who may edit it need `context=edit` (section 5). */
export function isLocked(call: Call, event: EventPost): boolean {
  if (event.password === '' || call.parameters.password === event.password) return false;
  return !(call.parameters.context === 'edit' && canEdit(call.user, event));
}
