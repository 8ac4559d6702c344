import { canCreate } from './access';
import { archive, checkPage, pageArguments } from './archive';
import { type Kind, type Place, placeShape } from './placeKinds';
import type { Answer, Call } from './rest';
import { calendarAddress, nowUtc } from './site';
import { collated } from './text';
import {
  type Arguments,
  asBoolean,
  invalidParameters,
  isPositiveInteger,
  isStatus,
  isText,
  parseList,
} from './validation';

/** The lists of venues and organizers: calendar API behaviour, section 5. */
export const placeListArguments: Arguments = {
  ...pageArguments,
  search: { type: 'string', check: isText },
  event: {
    type: 'integer',
    check: (value, site) => site.store.findPost('tribe_events', Number(value)) !== undefined,
  },
  has_events: {},
  only_with_upcoming: { shown: { default: false } },
  status: { check: isPositiveStatusList, shown: { format: 'string' } },
};

function isPositiveStatusList(value: unknown): boolean {
  const asked = parseList(value);
  return asked.length > 0 && asked.every(isStatus);
}

/** Newest first; a search without hits reports the total of all (calendar API behaviour, section 5). */
export function listPlaces(kind: Kind, call: Call): Answer {
  const { site, parameters } = call;
  const editor = canCreate(call.user, kind.type);
  const asked = parameters.status === undefined ? undefined : parseList(parameters.status);
  if (asked && !editor && asked.some((status) => status !== 'publish')) throw invalidParameters(['status']);
  const visible = (site.store.ofType(kind.type) as Place[])
    .filter((place) =>
      asked
        ? asked.includes(place.status)
        : place.status === 'publish' || (editor && place.status !== 'trash'),
    )
    .filter((place) => passes(kind, call, place))
    .reverse();
  const search = parameters.search === undefined ? undefined : collated(String(parameters.search));
  const hits =
    search === undefined
      ? visible
      : visible.filter((place) => collated(searchedText(place)).includes(search));
  const page = checkPage(parameters, site);
  const query: [string, string][] = [
    ['per_page', String(page.perPage)],
    ...(parameters.event === undefined ? [] : [['event', String(parameters.event)] as [string, string]]),
    ['status', asked ? asked.join(',') : editor ? 'any' : 'publish'],
  ];
  return archive({
    site,
    page,
    items: hits,
    total: hits.length === 0 ? visible.length : hits.length,
    key: kind.collection,
    address: calendarAddress(site, `/${kind.collection}/`),
    query,
    pastTheEnd: `${kind.name}-archive-page-not-found`,
    shape: (place) => placeShape(site, place, false),
  });
}

function passes(kind: Kind, call: Call, place: Place): boolean {
  const { site, parameters } = call;
  const events = site.store
    .ofType('tribe_events')
    .filter((event) =>
      kind.name === 'venue' ? event.fields.venue === place.id : event.fields.organizers.includes(place.id),
    );
  if (
    isPositiveInteger(parameters.event ?? '') &&
    !events.some((event) => event.id === Number(parameters.event))
  )
    return false;
  // Events in the trash count, as do private and scheduled ones (calendar API behaviour, third live run)
  const counted = events.filter(({ status }) => status !== 'pending' && status !== 'draft');
  const wanted = parameters.has_events === undefined ? undefined : asBoolean(parameters.has_events);
  if (wanted !== undefined && wanted !== counted.length > 0) return false;
  const upcoming = asBoolean(parameters.only_with_upcoming) === true;
  const published = events.filter((event) => event.status === 'publish');
  return !upcoming || published.some((event) => event.fields.utcEnd >= nowUtc(site));
}

const searchedText = (place: Place): string =>
  [
    place.title,
    place.content,
    ...Object.values(place.fields).filter((value) => typeof value === 'string'),
  ].join('\n');
