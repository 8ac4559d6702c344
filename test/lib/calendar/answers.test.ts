import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarErrors, calendarMethods } from '../../../lib/calendar';
import { makePng } from '../../sandbox/calendar/pictures';
import { recordings } from './recorded';
import { openSite } from './site';

/** The method that a recorded call is one of; undefined for calls of WordPress's own, and for wrong ones. */
function methodOf({ method = '', path = '' }: (typeof recordings)[number]) {
  return Object.values(calendarMethods).find(
    (each) =>
      [each.http].flat().includes(method as 'GET') &&
      new RegExp(`^calendar:${each.path.replace('{id}', '\\d+').replace('{slug}', '[^/]+')}$`).test(path),
  );
}

const calls = recordings.flatMap((recording) => {
  const method = methodOf(recording);
  return method === undefined || recording.answer === undefined ? [] : [{ ...recording, method }];
});

describe('what a live calendar answered', () => {
  /** Whole, and not asked to leave the list itself out, or to wrap the answer, as our client never asks. */
  const good = calls.filter(({ status = 0, partial, query, method }) => {
    const fields = query?._fields?.split(',') ?? [];
    const [resource = '', name] = method.id.split('.');
    const leftOut = name === 'list' && fields.length > 0 && !fields.includes(resource);
    return status < 300 && !partial && !leftOut && query?._envelope === undefined;
  });

  it('is read by the schema of its method', () => {
    const unread = good.filter(
      ({ method, answer }) => method.response?.().safeParse(answer).success === false,
    );
    expect(good.length).toBeGreaterThan(300);
    expect(unread.map(({ name }) => name)).toEqual([]);
  });

  it('loses no item of a list', () => {
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

  it('is a fault of a known kind where it is an error', () => {
    const bad = calls.filter(({ status = 0 }) => status >= 400);
    const kinds = bad.map(({ status = 0, answer, name }) => ({
      name,
      ...calendarErrors(status, answer, new Headers()),
    }));
    expect(bad.length).toBeGreaterThan(200);
    expect(
      kinds.filter(({ kind }) => kind === 'unknown').map(({ name, reason }) => `${name} ${reason}`),
    ).toEqual([]);
  });

  it('names what does not exist, in each of the ways in which it says so', () => {
    const kindOf = (name: string) => {
      const { status = 0, answer } = calls.find((call) => call.name === name) ?? {};
      return calendarErrors(status, answer, new Headers()).kind;
    };
    for (const name of [
      'event-read-unknown-id',
      'event-read-by-slug-unknown',
      'event-delete-second',
      'event-read-trashed-anonymous',
    ])
      expect(kindOf(name), name).toBe('notFound');
    expect(kindOf('event-create-missing-start-date')).toBe('badInput');
  });
});

describe('a picture', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });
  beforeEach(() => site.reset());

  it('goes up under a plain name, and onto an event by its id', async () => {
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

  it('is refused before it is sent where it is none', async () => {
    const before = site.requests.length;
    const text = new File(['x'], 'x.txt', { type: 'text/plain' });
    await expect(site.wordpress.media.create(undefined, { media: text })).rejects.toMatchObject({
      data: { kind: 'badInput', reason: 'badContent' },
    });
    expect(site.requests).toHaveLength(before);
  });
});
