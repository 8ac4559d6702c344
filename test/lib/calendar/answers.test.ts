import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarErrors, calendarMethods } from '../../../lib/calendar';
import { makePng } from '../../sandbox/calendar/pictures';
import { recordings } from './recorded';
import { openSite } from './site';

/** The method of a recorded call; undefined for calls of WordPress itself, and for invalid ones. */
function findMethod({ method = '', path = '' }: (typeof recordings)[number]) {
  return Object.values(calendarMethods).find(
    (each) =>
      [each.http].flat().includes(method as 'GET') &&
      new RegExp(`^calendar:${each.path.replace('{id}', '\\d+').replace('{slug}', '[^/]+')}$`).test(path),
  );
}

const calls = recordings.flatMap((recording) => {
  const method = findMethod(recording);
  return method === undefined || recording.answer === undefined ? [] : [{ ...recording, method }];
});

describe('an answer of a live calendar', () => {
  /** Successful answers, but for `_fields` without the list's key and `_envelope`, which our client never sends. */
  const good = calls.filter(({ status = 0, partial, query, method }) => {
    const fields = query?._fields?.split(',') ?? [];
    const [resource = '', name] = method.id.split('.');
    const leftOut = name === 'list' && fields.length > 0 && !fields.includes(resource);
    return status < 300 && !partial && !leftOut && query?._envelope === undefined;
  });

  it('is valid by the schema of its method', () => {
    const unread = good.filter(
      ({ method, answer }) => method.response?.().safeParse(answer).success === false,
    );
    expect(good.length).toBeGreaterThan(300);
    expect(unread.map(({ name }) => name)).toStrictEqual([]);
  });

  it('loses no items of a list', () => {
    let items = 0;
    for (const { method, answer, name } of good.filter(({ method }) => method.id.endsWith('.list'))) {
      const key = method.id.split('.')[0] ?? '';
      const parsed = method.response?.().safeParse(answer);
      const read = parsed?.success ? (parsed.data as Record<string, unknown[]>)[key] : undefined;
      const sent = (answer as Record<string, unknown[]>)[key];
      expect(read?.length, name).toBe(sent?.length);
      items += sent?.length ?? 0;
    }
    expect(items).toBeGreaterThan(100);
  });

  it('has a known kind if it is an error', () => {
    const bad = calls.filter(({ status = 0 }) => status >= 400);
    const kinds = bad.map(({ status = 0, answer, name }) => ({
      name,
      ...calendarErrors(status, answer, new Headers()),
    }));
    expect(bad.length).toBeGreaterThan(200);
    expect(
      kinds.filter(({ kind }) => kind === 'unknown').map(({ name, reason }) => `${name} ${reason}`),
    ).toStrictEqual([]);
  });

  it('has the kind notFound for each code of a missing item', () => {
    const getKind = (name: string) => {
      const { status = 0, answer } = calls.find((call) => call.name === name) ?? {};
      return calendarErrors(status, answer, new Headers()).kind;
    };
    for (const name of [
      'event-read-unknown-id',
      'event-read-by-slug-unknown',
      'event-delete-second',
      'event-read-trashed-anonymous',
    ])
      expect(getKind(name), name).toBe('notFound');
    expect(getKind('event-create-missing-start-date')).toBe('badInput');
  });
});

describe('a picture', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });
  beforeEach(() => site.reset());

  it('is uploaded under a plain name, and set as image of an event by its id', async () => {
    const file = new File([new Uint8Array(makePng(64, 40))], 'Fête "du" port.jpeg', { type: 'image/png' });
    const { id } = await site.wordpress.media.create(undefined, { media: file });
    const event = await site.client.events.create({
      title: 'Fête',
      start_date: '2027-03-01 10:00:00',
      end_date: '2027-03-01 12:00:00',
      image: String(id),
    });
    expect(event.image).toMatchObject({ id, width: 64, height: 40 });
    expect(event.image?.url).toMatch(/Fe-te-du-port\.png$/i);
  });

  it('is refused before sending if it is not a picture', async () => {
    const before = site.requests.length;
    const text = new File(['x'], 'x.txt', { type: 'text/plain' });
    await expect(site.wordpress.media.create(undefined, { media: text })).rejects.toMatchObject({
      data: { kind: 'badInput', reason: 'badContent' },
    });
    expect(site.requests).toHaveLength(before);
  });
});

it.each(['constructor', 'toString', '__proto__'])(
  'the unknown error code %s has the kind of its status',
  (code) => {
    expect(calendarErrors(404, { code }, new Headers())).toMatchObject({ kind: 'notFound', reason: code });
    expect(calendarErrors(418, { code }, new Headers())).toMatchObject({ kind: 'unknown' });
  },
);
