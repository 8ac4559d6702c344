import { canCreate, canDelete, canEdit, canRead } from './access';
import { archive, checkPage, pageArguments } from './archive';
import { isImageOrEmpty, pictureFrom } from './media';
import { slugFor, stampsFor, statusFor, storedAuthor, storedText, trash, trashSuffix } from './publication';
import type { Answer, Call, Route } from './rest';
import { RestError } from './restError';
import { organizerShape, venueShape } from './shapes';
import { type Caller, calendarAddress, nowUtc, type Site } from './site';
import type { OrganizerFields, OrganizerPost, VenueFields, VenuePost } from './store';
import { collated, stripTags } from './text';
import {
  type Arguments,
  asBoolean,
  invalidParameters,
  isAddressOrEmpty,
  isDate,
  isEmpty,
  isPositiveInteger,
  isStatus,
  isText,
  isTextOrEmpty,
  isUser,
  listOf,
  type Parameters,
} from './validation';

/** Venues and organizers behave alike; what differs is in this record. */
export type PlaceType = 'tribe_venue' | 'tribe_organizer';
type Place = VenuePost | OrganizerPost;

interface Kind {
  type: PlaceType;
  /** The name's own parameter, and the word in error codes. */
  name: 'venue' | 'organizer';
  collection: 'venues' | 'organizers';
  texts: readonly string[];
}

export const kinds: Record<PlaceType, Kind> = {
  tribe_venue: {
    type: 'tribe_venue',
    name: 'venue',
    collection: 'venues',
    texts: ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'stateprovince'],
  },
  tribe_organizer: {
    type: 'tribe_organizer',
    name: 'organizer',
    collection: 'organizers',
    texts: ['phone', 'email'],
  },
};

function placeArguments(kind: Kind, creating: boolean): Arguments {
  const text = { type: 'string', default: null } as const;
  const map = { type: 'string', shown: text } as const;
  // Of an organizer every field is said to have a default.
  const shown = kind.name === 'organizer' ? { default: null } : {};
  return {
    author: { type: 'integer', check: isUser, shown },
    date: { type: 'string', check: isDate, shown },
    date_utc: { type: 'string', check: isDate, shown },
    [kind.name]: { required: creating, check: isText, shown: { type: 'string', ...shown } },
    description: { check: isTextOrEmpty, shown: text },
    status: { type: 'string', check: isStatus, shown },
    ...(kind.name === 'venue' ? { show_map: map, show_map_link: map } : {}),
    ...Object.fromEntries(kind.texts.map((name) => [name, { check: isTextOrEmpty, shown: text }])),
    website: { type: 'string', check: isAddressOrEmpty, shown: text },
    image: { type: 'string', check: isImageOrEmpty, shown: text },
  } satisfies Arguments;
}

/** An object written inside an event passes the same checks as one sent on its own. */
export function isPlaceEntry(site: Site, type: PlaceType, entry: Parameters): boolean {
  const kind = kinds[type];
  return Object.entries(placeArguments(kind, true)).every(([name, rule]) => {
    const value = entry[name] ?? null;
    if (value === null) return !rule.required;
    return (
      rule.check?.(value, site, entry) !== false && (rule.type !== 'string' || typeof value === 'string')
    );
  });
}

/**
 * Creates or links: the same name (case and accents aside) and, if sent, the same description make it the same
 * record, whose other fields are then overwritten (calendar API behaviour, section 6).
 */
export function createOrLink(site: Site, user: Caller, type: PlaceType, sent: Parameters): Place {
  const kind = kinds[type];
  const name = storedText(user, 'title', sent[kind.name]);
  if (name === '') throw couldNotCreate(kind);
  const content = isEmpty(sent.description) ? undefined : storedText(user, 'content', sent.description);
  const same = (site.store.ofType(type) as Place[]).find(
    (place) =>
      place.status !== 'trash' &&
      collated(place.title) === collated(name) &&
      (content === undefined || place.content === content),
  );
  if (same) {
    const fields = { ...withoutStateprovince(same), ...fieldsFrom(kind, sent) };
    const linked = { ...same, fields } as Place;
    site.store.save(linked);
    return linked;
  }
  const stamps = stampsFor(site, sent, statusFor(user, type, sent.status));
  const place = {
    type,
    author: storedAuthor(user, sent.author),
    ...stamps,
    title: name,
    content: content ?? '',
    excerpt: '',
    slug: slugFor(site, type, stamps.status, name),
    password: '',
    image: pictureFrom(site, user, sent.image),
    fields: { ...fieldsFrom(kind, sent), ...(kind.name === 'venue' ? mapFlags(sent) : {}) },
  } as Omit<Place, 'id'>;
  return found(site, type, site.store.insert<PlaceType>(place as Omit<Place, 'id'>));
}

export const couldNotCreate = (kind: Kind): RestError =>
  new RestError(400, `could-not-create-${kind.name}`, `No ${kind.name} can be made of this.`);

/** Markup is stripped from the short texts; what is empty is removed. */
function fieldsFrom(kind: Kind, sent: Parameters): Partial<VenueFields & OrganizerFields> {
  const fields: Record<string, string | undefined> = {};
  for (const name of [...kind.texts, 'website']) {
    if (sent[name] !== undefined && sent[name] !== null)
      fields[name] = stripTags(String(sent[name])).trim() || undefined;
  }
  if (kind.name === 'venue') fields.stateprovince = fields.province ?? fields.state ?? fields.stateprovince;
  if (fields.stateprovince === undefined) delete fields.stateprovince;
  return fields as Partial<VenueFields & OrganizerFields>;
}

/** It disappears on an update that sends neither state nor province (calendar API behaviour, section 4). */
function withoutStateprovince(place: Place): Place['fields'] {
  const { stateprovince: _dropped, ...kept } = place.fields as VenueFields;
  return kept;
}

const mapFlags = (sent: Parameters) => ({
  showMap: isEmpty(sent.show_map) || asBoolean(sent.show_map) === true,
  showMapLink: isEmpty(sent.show_map_link) || asBoolean(sent.show_map_link) === true,
});

function found(site: Site, type: PlaceType, id: number): Place {
  const place = site.store.findOf(type, id) as Place | undefined;
  if (!place) throw invalidParameters(['id']);
  return place;
}

const shapeOf = (site: Site, place: Place, single: boolean) =>
  place.type === 'tribe_venue'
    ? venueShape(site, place as VenuePost, single)
    : organizerShape(site, place as OrganizerPost, single);

export function placeRoutes(namespace: string, type: PlaceType): Route[] {
  const kind = kinds[type];
  const byId = (call: Call) => call.site.store.findOf(type, Number(call.parameters.id)) as Place | undefined;
  const bySlug = (call: Call) =>
    call.site.store.bySlug(type, String(call.parameters.slug)) as Place | undefined;
  const anyPost = (call: Call) => call.site.store.find(Number(call.parameters.id));
  const editable = (call: Call) => {
    const post = anyPost(call);
    return post !== undefined && canEdit(call.user, post);
  };
  const deletable = (call: Call) => {
    const post = anyPost(call);
    return post !== undefined && canDelete(call.user, post);
  };
  const creates = (call: Call) => canCreate(call.user, type);
  const slugRight = (right: typeof canEdit) => (call: Call) => {
    const { store } = call.site;
    const place = bySlug(call) ?? store.bySlug(type, `${call.parameters.slug}${trashSuffix}`);
    return place ? right(call.user, place) : creates(call);
  };
  const idRule: Arguments = {
    id: {
      required: true,
      check: (id, site) => site.store.findOf(type, Number(id)) !== undefined,
      shown: { type: 'integer' },
    },
  };
  const slugRule: Arguments = {
    slug: {
      required: true,
      check: (slug, site) => site.store.bySlug(type, String(slug)) !== undefined,
      shown: { type: 'string' },
    },
  };
  const writable = placeArguments(kind, false);
  const change = ['POST', 'PUT', 'PATCH'];

  return [
    {
      namespace,
      path: `/${kind.collection}`,
      handlers: [
        { methods: ['GET'], arguments: listArguments, run: (call) => list(kind, call) },
        {
          methods: ['POST'],
          arguments: placeArguments(kind, true),
          permitted: creates,
          run: (call) => ({
            status: 201,
            body: shapeOf(call.site, createOrLink(call.site, call.user, type, call.parameters), false),
          }),
        },
      ],
    },
    {
      namespace,
      path: `/${kind.collection}/{id}`,
      handlers: [
        { methods: ['GET'], arguments: idRule, run: (call) => read(kind, call, byId(call)) },
        {
          methods: ['DELETE'],
          arguments: idRule,
          permitted: (call) => permittedOn(call, deletable, creates, anyPost),
          advertised: deletable,
          run: (call) => remove(kind, call, byId(call)),
        },
        {
          methods: change,
          arguments: { ...idRule, ...writable },
          permitted: (call) => permittedOn(call, editable, creates, anyPost),
          advertised: editable,
          run: (call) => update(kind, call, byId(call)),
        },
      ],
    },
    {
      namespace,
      path: `/${kind.collection}/by-slug/{slug}`,
      handlers: [
        { methods: ['GET'], arguments: slugRule, run: (call) => read(kind, call, bySlug(call)) },
        {
          methods: ['DELETE'],
          arguments: slugRule,
          permitted: creates,
          advertised: slugRight(canDelete),
          run: (call) => remove(kind, call, bySlug(call)),
        },
        {
          methods: change,
          arguments: { ...slugRule, ...writable },
          permitted: creates,
          advertised: slugRight(canEdit),
          run: (call) => update(kind, call, bySlug(call)),
        },
      ],
    },
  ];
}

function permittedOn(
  call: Call,
  right: (call: Call) => boolean,
  creates: (call: Call) => boolean,
  find: (call: Call) => unknown,
): boolean {
  return find(call) === undefined ? creates(call) : right(call);
}

function read(kind: Kind, call: Call, place: Place | undefined): Answer {
  if (!place) throw invalidParameters(['id']);
  if (!canRead(call.user, place)) {
    throw new RestError(403, `${kind.name}-not-accessible`, `This ${kind.name} is not public.`);
  }
  return { body: shapeOf(call.site, place, true) };
}

function remove(kind: Kind, call: Call, place: Place | undefined): Answer {
  if (!place) throw invalidParameters(['id']);
  if (place.status === 'trash')
    throw new RestError(410, `${kind.name}-is-in-trash`, `This ${kind.name} is in the trash.`);
  return { body: shapeOf(call.site, trash(call.site, place) as Place, false) };
}

/** Texts left out are kept; image, status and the map flags are reset (calendar API behaviour, section 7). */
function update(kind: Kind, call: Call, place: Place | undefined): Answer {
  if (!place) throw invalidParameters(['id']);
  const { site, user, parameters } = call;
  const stamps = stampsFor(site, parameters, statusFor(user, kind.type, parameters.status), place);
  const updated = {
    ...place,
    ...stamps,
    author: storedAuthor(user, parameters.author, place),
    title: isEmpty(parameters[kind.name]) ? place.title : storedText(user, 'title', parameters[kind.name]),
    content: isEmpty(parameters.description)
      ? place.content
      : storedText(user, 'content', parameters.description).trim(),
    slug: slugFor(site, kind.type, stamps.status, place.title, undefined, place),
    image: pictureFrom(site, user, parameters.image),
    fields: {
      ...withoutStateprovince(place),
      ...fieldsFrom(kind, parameters),
      ...(kind.name === 'venue' ? mapFlags(parameters) : {}),
    },
  } as Place;
  site.store.saveWithRevision(updated);
  return { body: shapeOf(site, updated, false) };
}

const listArguments: Arguments = {
  ...pageArguments,
  search: { type: 'string', check: isText },
  event: {
    type: 'integer',
    check: (value, site) => site.store.findOf('tribe_events', Number(value)) !== undefined,
  },
  has_events: {},
  only_with_upcoming: { shown: { default: false } },
  status: { check: isPositiveStatusList, shown: { format: 'string' } },
};

function isPositiveStatusList(value: unknown): boolean {
  const asked = listOf(value);
  return asked.length > 0 && asked.every(isStatus);
}

/** Newest first; a search without hits reports the total of all (calendar API behaviour, section 5). */
function list(kind: Kind, call: Call): Answer {
  const { site, parameters } = call;
  const editor = canCreate(call.user, kind.type);
  const asked = parameters.status === undefined ? undefined : listOf(parameters.status);
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
    shape: (place) => shapeOf(site, place, false),
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
  const published = events.filter((event) => event.status === 'publish');
  const wanted = parameters.has_events === undefined ? undefined : asBoolean(parameters.has_events);
  if (wanted !== undefined && wanted !== published.length > 0) return false;
  const upcoming = asBoolean(parameters.only_with_upcoming) === true;
  return !upcoming || published.some((event) => event.fields.utcEnd >= nowUtc(site));
}

const searchedText = (place: Place): string =>
  [
    place.title,
    place.content,
    ...Object.values(place.fields).filter((value) => typeof value === 'string'),
  ].join('\n');
