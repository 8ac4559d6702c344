import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calendarMethods } from '../../../../lib/calendar';
import {
  CategoryChanges,
  CategoryDraft,
  EventChanges,
  EventDraft,
  OrganizerChanges,
  OrganizerDraft,
  TagChanges,
  TagDraft,
  VenueChanges,
  VenueDraft,
} from '../../../../lib/calendar/shared/drafts';

/** Kind of value → values that are accepted, and values that are refused. */
const kinds = {
  text: [
    ['', 'a'],
    [1, null],
  ],
  filledText: [
    ['a', ' '],
    ['', 1],
  ],
  title: [
    ['a', '00'],
    ['', '0', 1],
  ],
  flag: [
    [true, false],
    ['true', 0],
  ],
  mapFlag: [
    ['true', 'false'],
    [true, '', '1'],
  ],
  moment: [
    ['2026-11-30 00:00:00', '2028-02-29 23:59:59', '2026-12-01 19:30:01'],
    [
      '2026-02-30 10:00:00',
      '2026-11-30T10:00:00',
      '2026-11-30',
      '2026-11-30 24:00:00',
      '2026-11-30 10:60:00',
    ],
    ['2026-11-30 10:00', '2026-11-30 10:00:60', ' 2026-11-30 10:00:00', '2026-11-30 10:00:00Z', ''],
  ],
  image: [
    ['7', '170', 'https://a.example/b.png', 'http://a.example'],
    ['', '0', '07', '7a', 'ftp://a', 'a https://b', 7],
  ],
  website: [
    ['', 'https://a.example', 'FTP://a', 'mailto:a@b', 'x-y.z+1:a'],
    ['a.example', '//a', 'javascript:x', 'JavaScript:x', 'vbscript:x', 'data:x', ' https://a', '1a:b'],
  ],
  id: [
    [1, 170],
    [0, -1, 1.5, '1'],
  ],
  ids: [
    [[1], [1, 2]],
    [[], [0], 1, ['1']],
  ],
  terms: [
    [[], [1], ['jazz', 2, '7a']],
    [['7'], [0], 1, 'a', ['']],
  ],
  cost: [
    ['', '12', 12, [1, '2'], []],
    [null, [null], true],
  ],
  venue: [
    [1, '12', { id: 3 }, { venue: 'Hall' }, { venue: 'Hall', city: 'Rome', show_map: 'true' }],
    [0, '0', '01', 'Hall', '1a', { id: 0 }, { id: 3, venue: 'a' }, { city: 'Rome' }, { venue: '' }, [1]],
  ],
  organizer: [
    [1, [], [1, '2', { id: 3 }, { organizer: 'Club', email: 'a' }]],
    [0, '1', { id: 3 }, [0], ['a'], [{ organizer: '' }], [{ email: 'a' }], [{ organizer: 'a', venue: 'b' }]],
  ],
  number: [
    [1, -1.5],
    ['1', null],
  ],
  filterTerms: [
    [[1], ['jazz', 2, '7']],
    [[], [0], [''], 1, 'a'],
  ],
  context: [
    ['view', 'edit'],
    ['', 'embed'],
  ],
  order: [
    ['asc', 'desc'],
    ['', 'ASC'],
  ],
  page: [
    [1, 2],
    [0, 1.5, '1'],
  ],
  pageSize: [
    [1, 50],
    [0, 51, 1.5],
  ],
  statuses: [
    [['publish'], ['a', 'b']],
    [[], [''], 'publish'],
  ],
} satisfies Record<string, [unknown[], ...unknown[][]]>;
type Kind = keyof typeof kinds;
type Fields = Record<string, Kind>;

const post: Fields = {
  author: 'id',
  date: 'moment',
  date_utc: 'moment',
  description: 'filledText',
  status: 'filledText',
  image: 'image',
};
const venue: Fields = {
  ...post,
  venue: 'filledText',
  show_map: 'mapFlag',
  show_map_link: 'mapFlag',
  address: 'text',
  city: 'text',
  country: 'text',
  province: 'text',
  state: 'text',
  zip: 'text',
  phone: 'text',
  stateprovince: 'text',
  website: 'website',
};
const organizer: Fields = {
  ...post,
  organizer: 'filledText',
  phone: 'text',
  website: 'website',
  email: 'text',
};
const event: Fields = {
  ...post,
  title: 'title',
  start_date: 'moment',
  end_date: 'moment',
  slug: 'filledText',
  excerpt: 'filledText',
  timezone: 'text',
  all_day: 'flag',
  cost: 'cost',
  website: 'website',
  show_map: 'flag',
  show_map_link: 'flag',
  hide_from_listings: 'flag',
  sticky: 'flag',
  featured: 'flag',
  categories: 'terms',
  tags: 'terms',
  venue: 'venue',
  organizer: 'organizer',
};
const tag: Fields = { name: 'filledText', description: 'filledText', slug: 'filledText' };
const category: Fields = { ...tag, parent: 'id' };
const listing: Fields = { page: 'page', per_page: 'pageSize', search: 'filledText', _fields: 'filledText' };
const places: Fields = {
  ...listing,
  event: 'id',
  has_events: 'flag',
  only_with_upcoming: 'flag',
  status: 'statuses',
};
const terms: Fields = {
  ...listing,
  exclude: 'ids',
  include: 'ids',
  order: 'order',
  orderby: 'filledText',
  hide_empty: 'flag',
  post: 'id',
  event: 'id',
  slug: 'filledText',
};

const events: Fields = {
  ...listing,
  start_date: 'filledText',
  end_date: 'filledText',
  starts_before: 'filledText',
  starts_after: 'filledText',
  ends_before: 'filledText',
  ends_after: 'filledText',
  strict_dates: 'flag',
  categories: 'filterTerms',
  tags: 'filterTerms',
  venue: 'ids',
  organizer: 'ids',
  featured: 'flag',
  status: 'statuses',
  geoloc: 'flag',
  geoloc_lat: 'number',
  geoloc_lng: 'number',
  include: 'ids',
  post_parent: 'id',
  ticketed: 'flag',
};

const query = (id: string) => calendarMethods[id]?.query?.() as unknown as z.core.$ZodType;
const one: Fields = { id: 'id', _fields: 'filledText' };
const named: Fields = { slug: 'filledText', _fields: 'filledText' };
const newEvent = { title: 'a', start_date: '2026-12-01 10:00:00', end_date: '2026-12-01 11:00:00' };

describe.each<[string, z.core.$ZodType, Fields, Record<string, unknown>]>([
  ['changes of an event', EventChanges(), event, {}],
  ['a new event', EventDraft(), event, newEvent],
  ['changes of a venue', VenueChanges(), venue, {}],
  ['a new venue', VenueDraft(), venue, { venue: 'a' }],
  ['changes of an organizer', OrganizerChanges(), organizer, {}],
  ['a new organizer', OrganizerDraft(), organizer, { organizer: 'a' }],
  ['changes of a category', CategoryChanges(), category, {}],
  ['a new category', CategoryDraft(), category, { name: 'a' }],
  ['changes of a tag', TagChanges(), tag, {}],
  ['a new tag', TagDraft(), tag, { name: 'a' }],
  ['a listing of events', query('events.list'), events, {}],
  ['a listing of venues', query('venues.list'), places, {}],
  ['a listing of organizers', query('organizers.list'), places, {}],
  ['a listing of tags', query('tags.list'), terms, {}],
  ['a listing of categories', query('categories.list'), { ...terms, parent: 'id' }, {}],
  ['an event by id', query('events.read'), { ...one, password: 'text', context: 'context' }, { id: 1 }],
  ['a venue by id', query('venues.update'), one, { id: 1 }],
  ['a tag by id', query('tags.delete'), one, { id: 1 }],
  ['an organizer by slug', query('organizers.readBySlug'), named, { slug: 'a' }],
  ['an update of an event by slug', query('events.updateBySlug'), named, { slug: 'a' }],
  [
    'the index of routes',
    query('root.read'),
    { namespace: 'text', context: 'text', _fields: 'filledText' },
    {},
  ],
])('%s', (_what, schema, fields, needed) => {
  const accepts = (value: object) => z.safeParse(schema, value).success;

  it.each(Object.entries(fields))('accepts and refuses values of %s, which is %s', (field, kind) => {
    const [good, ...bad]: unknown[][] = kinds[kind];
    expect(good?.filter((value) => !accepts({ ...needed, [field]: value }))).toStrictEqual([]);
    expect(bad.flat().filter((value) => accepts({ ...needed, [field]: value }))).toStrictEqual([]);
  });

  it('needs only the fields of a new record, and has no others', () => {
    expect(accepts(needed)).toBe(true);
    for (const field of Object.keys(needed)) expect(accepts({ ...needed, [field]: undefined })).toBe(false);
    for (const field of ['global_id', 'x', ...('id' in needed ? [] : ['id'])])
      expect(accepts({ ...needed, [field]: 1 })).toBe(false);
  });
});
