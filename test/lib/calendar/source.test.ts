import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarMethods } from '../../../lib/calendar';
import type { CallOptions } from '../../../lib/http';
import source from '../../recorded/calendar/source.json';
import { makePng } from '../../sandbox/calendar/pictures';
import { openSite } from './site';

/** The pairs of method and path in the source document, written by hand: not derived from our table. */
interface Pair {
  method: string;
  path: string;
  query?: string[];
  body?: string[];
  required?: string[];
}
const pairs: Pair[] = source;

type Call = (params: Record<string, unknown>, body?: unknown, options?: CallOptions) => Promise<unknown>;

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(() => {
  site.reset();
  site.requests.length = 0;
});

function declared({ method, path }: Pair) {
  const found = Object.values(calendarMethods).filter(
    (each) => each.path === path && [each.http].flat().includes(method as 'GET'),
  );
  expect(found, `${method} ${path}`).toHaveLength(1);
  return found[0]!;
}

/** The client's function for a method id. */
function clientCall(id: string): Call {
  const [resource = '', name = ''] = id.split('.');
  const call = (site.client as unknown as Record<string, Record<string, Call>>)[resource]?.[name];
  if (call === undefined) throw new Error(`the client has no ${id}`);
  return call;
}

/** The id or slug of an item of the seed that fits the path. */
function getAddress(path: string): Record<string, unknown> {
  const resource = path.split('/')[1] ?? '';
  const items = (site.world as unknown as Record<string, () => { id: number; slug: string }[]>)[resource]?.();
  const item = items?.[0];
  if (path.includes('{id}')) return { id: item?.id };
  return path.includes('{slug}') ? { slug: item?.slug } : {};
}

/** Field of a body → a value that the calendar accepts. */
const fieldSamples = (): Record<string, unknown> => ({
  author: 2,
  date: '2026-01-15 09:00:00',
  date_utc: '2026-01-15 14:00:00',
  title: 'Harbour walk',
  name: 'Walks',
  description: 'Along the quay.',
  slug: 'harbour-walk',
  excerpt: 'Quay.',
  status: 'draft',
  timezone: 'Europe/Paris',
  all_day: true,
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
  image: String(site.world.addPicture('quay.png', makePng(8, 8))),
  cost: '€15',
  website: 'https://walks.example',
  hide_from_listings: true,
  sticky: true,
  featured: true,
  categories: [site.world.categories()[0]?.id, 'Walks'],
  tags: [site.world.tags()[0]?.id, 'Sea air'],
  venue: 'Harbour Hall',
  organizer: 'Tide Society',
  address: '12 Quay Street',
  city: 'Harbour Town',
  country: 'US',
  province: 'Fife',
  state: 'ME',
  zip: '04101',
  phone: '+1 555 0100',
  stateprovince: 'ME',
  email: 'walks@calendar.example',
  parent: site.world.categories().at(-1)?.id,
});

/**
 * The sample for a field of a body. Resources differ: an event links venue and organizer, a venue's map flags are
 * texts, and in a call by slug, the body's slug must be that of the item (calendar API behaviour, section 7).
 */
function getSample(field: string, { path }: Pair): unknown {
  const isEvent = path.startsWith('/events');
  if (isEvent && field === 'venue') return site.world.venues()[0]?.id;
  if (isEvent && field === 'organizer') return [site.world.organizers()[0]?.id];
  if (field === 'slug' && path.includes('{slug}')) return getAddress(path).slug;
  if (field.startsWith('show_map')) return isEvent ? true : 'true';
  return fieldSamples()[field];
}

/** Query parameter → a value that the calendar accepts. */
const parameterSamples: Record<string, () => unknown> = {
  namespace: () => 'tribe/events/v1',
  context: () => 'view',
  password: () => 'open-sesame',
  page: () => 1,
  per_page: () => 3,
  search: () => 'a',
  start_date: () => '2026-01-01',
  end_date: () => '2028-01-01 00:00:00',
  starts_before: () => '2028-01-01',
  starts_after: () => '1970-01-02',
  ends_before: () => '2028-01-01',
  ends_after: () => 'now',
  strict_dates: () => true,
  categories: () => [site.world.categories()[0]?.id, 'markets'],
  tags: () => [site.world.tags()[0]?.id],
  venue: () => site.world.venues().map(({ id }) => id),
  organizer: () => site.world.organizers().map(({ id }) => id),
  featured: () => false,
  status: () => ['publish'],
  geoloc: () => true,
  geoloc_lat: () => 43.66,
  geoloc_lng: () => -70.25,
  include: () => [1],
  post_parent: () => site.world.events()[0]?.id,
  ticketed: () => false,
  event: () => site.world.events()[0]?.id,
  post: () => site.world.events()[0]?.id,
  has_events: () => true,
  only_with_upcoming: () => true,
  exclude: () => [1],
  order: () => 'desc',
  orderby: () => 'count',
  hide_empty: () => false,
  parent: () => site.world.categories()[0]?.id,
  slug: () => 'music',
};

const getParameter = (name: string, { path }: Pair): unknown =>
  (name === 'include' || name === 'exclude') && /categories|tags/.test(path)
    ? [(path.startsWith('/tags') ? site.world.tags() : site.world.categories())[0]?.id]
    : parameterSamples[name]?.();

/** Calls a pair through the client, with its HTTP method. */
async function call(pair: Pair, query: Record<string, unknown>, body: Record<string, unknown>) {
  const method = declared(pair);
  const params = { ...getAddress(pair.path), ...query };
  const args = method.query === undefined ? [] : [params];
  const via = pair.method === 'GET' || pair.method === 'DELETE' ? undefined : pair.method;
  const sent = pair.body === undefined ? undefined : body;
  const answer = await (clientCall(method.id) as (...args: unknown[]) => Promise<unknown>)(...args, sent, {
    via,
  });
  return { answer, request: site.requests.at(-1)! };
}

const minimum = (pair: Pair) =>
  Object.fromEntries((pair.required ?? ['description']).map((field) => [field, getSample(field, pair)]));

describe('the table of methods', () => {
  it('contains each of the 52 pairs of the source document, and no others', () => {
    expect(pairs).toHaveLength(52);
    const ours = Object.values(calendarMethods).flatMap(({ http, path }) =>
      [http].flat().map((verb) => `${verb} ${path}`),
    );
    expect(ours.sort()).toStrictEqual(pairs.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('names each method by its place in the client', () => {
    for (const id of Object.keys(calendarMethods)) expect(typeof clientCall(id), id).toBe('function');
  });
});

const having = (part: 'query' | 'body' | 'required') => pairs.filter((pair) => pair[part] !== undefined);

describe('the client', () => {
  it.each(pairs)('calls $method $path, and gets an answer', async (pair) => {
    const address = Object.entries(getAddress(pair.path)).reduce(
      (path, [name, value]) => path.replace(`{${name}}`, String(value)),
      pair.path,
    );
    const { answer, request } = await call(pair, {}, minimum(pair));
    expect(answer).toBeTypeOf('object');
    expect(request.url.pathname).toBe(`/wp-json/tribe/events/v1${address}`);
    expect(request.method).toBe(pair.method);
  });

  it.each(having('query'))('sends each query parameter of $method $path', async (pair) => {
    for (const name of pair.query ?? []) {
      if (pair.method !== 'GET') site.reset();
      const value = getParameter(name, pair);
      expect(value, `a sample of ${name}`).toBeDefined();
      const { request } = await call(pair, { [name]: value }, minimum(pair));
      expect(request.url.searchParams.get(name), name).toBe(String(value));
    }
  });

  it.each(having('body'))('sends each field of $method $path, and no id', async (pair) => {
    for (const field of pair.body ?? []) {
      site.reset();
      const value = getSample(field, pair);
      expect(value, `a sample of ${field}`).toBeDefined();
      await call(pair, {}, { ...minimum(pair), [field]: value });
    }
    await expect(call(pair, {}, { ...minimum(pair), id: 1 })).rejects.toMatchObject({
      data: { kind: 'badInput' },
    });
  });

  it.each(having('required'))('requires the required fields of $method $path', async (pair) => {
    for (const field of pair.required ?? []) {
      const { [field]: _left, ...rest } = minimum(pair);
      await expect(call(pair, {}, rest)).rejects.toMatchObject({
        data: { kind: 'badInput', about: expect.stringContaining(field) },
      });
    }
    expect(site.requests).toStrictEqual([]);
  });
});
