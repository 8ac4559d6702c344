import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseFeedAddress } from '../../../lib/feeds/feedAddress';
import { fetchFeed } from '../../../lib/feeds/fetchFeed';
import { findFeedName, readFeedFile, withoutFalseUids } from '../../../lib/feeds/readFeed';
import { isCalendarText } from '../../../lib/pages/calendarText';
import { readCalendarEntries } from '../../../lib/pages/ics';

const address = 'https://club.example/events.ics';
const answering =
  (
    status: number,
    body: BodyInit | null = '',
    headers: Record<string, string> = {},
    sent: Headers[] = [],
  ): typeof fetch =>
  async (_input, init) => {
    sent.push(new Headers(init?.headers));
    return new Response(status === 304 ? null : body, { status, headers });
  };

describe('the address of a feed', () => {
  it.each([
    ['webcal://club.example/events.ics', address],
    ['WEBCALS://club.example/events.ics', address],
    ['club.example/events.ics#top', address],
    ['feed:https://club.example/events.ics', address],
    ['http://localhost:8080/a.ics', 'http://localhost:8080/a.ics'],
    ['localhost:8080/a.ics', 'https://localhost:8080/a.ics'],
    ['http://club.example/events.ics', undefined],
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['https://me:secret@club.example/events.ics', undefined],
    ['club', undefined],
    ['', undefined],
  ])('%s is %s', (typed, expected) => expect(parseFeedAddress(typed)).toBe(expected));
});

describe('a feed is fetched', () => {
  it('with what its server said of it, weak or not, and without cookies', async () => {
    const sent: Headers[] = [];
    const first = await fetchFeed(
      address,
      {},
      answering(200, 'A', { etag: 'W/"1"', 'last-modified': 'Mon' }, sent),
    );
    expect(first).toMatchObject({ text: 'A', etag: 'W/"1"', lastModified: 'Mon', url: address });
    expect(await fetchFeed(address, first, answering(304, null, {}, sent))).toBeUndefined();
    expect(sent[0]?.get('if-none-match')).toBeNull();
    expect(sent[1]?.get('if-none-match')).toBe('W/"1"');
    expect(sent[1]?.get('if-modified-since')).toBe('Mon');
  });

  it('and is the same if its content is, whatever the server says', async () => {
    const first = await fetchFeed(address, {}, answering(200, 'A', { etag: '"1"' }));
    expect(await fetchFeed(address, first, answering(200, 'A', { etag: '"2"' }))).toBeUndefined();
    expect(await fetchFeed(address, first, answering(200, 'B'))).toMatchObject({ text: 'B' });
    await expect(fetchFeed(address, {}, answering(304))).rejects.toMatchObject({
      data: { reason: 'feedRefused' },
    });
  });

  it('unpacked, if it is a packed file', async () => {
    expect(await fetchFeed(address, {}, answering(200, gzipSync('BEGIN:VCALENDAR')))).toMatchObject({
      text: 'BEGIN:VCALENDAR',
    });
  });

  it.each([
    [401, 'notAllowed', 'feedClosed'],
    [404, 'notFound', 'feedGone'],
    [410, 'notFound', 'feedGone'],
    [429, 'transient', 'feedRefused'],
    [503, 'transient', 'feedRefused'],
  ])('refused with %i: %s/%s', async (status, kind, reason) =>
    expect(fetchFeed(address, {}, answering(status))).rejects.toMatchObject({ data: { kind, reason } }),
  );

  it.each([Buffer.alloc(10_000_001, 'a'), gzipSync(Buffer.alloc(60_000_000, 'a'))])(
    'up to 10 MB, packed or not',
    async (body) =>
      expect(fetchFeed(address, {}, answering(200, new Uint8Array(body)))).rejects.toMatchObject({
        data: { kind: 'limit', reason: 'feedTooLarge' },
      }),
  );

  it('breaks off', async () =>
    expect(fetchFeed(address, {}, () => Promise.reject(new TypeError()))).rejects.toMatchObject({
      data: { kind: 'transient', reason: 'unreachable' },
    }));
});

describe('a calendar file', () => {
  const file = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\n');
  const entry = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

  it('is told from a page', () => {
    expect(isCalendarText(`\ufeff \n${file()}`)).toBe(true);
    expect(isCalendarText('<!doctype html><p>BEGIN:VCALENDAR')).toBe(false);
  });

  it.each([
    ['X-WR-CALNAME:Club\\, Oslo', 'Club, Oslo'],
    ['NAME;LANGUAGE=en:Club', 'Club'],
    ['PRODID:x', undefined],
  ])('has the name that it gives itself: %s', (line, name) => expect(findFeedName(file(line))).toBe(name));

  it('has its events from today on for a year, and each date of a series', () => {
    const text = file(
      ...entry('UID:a', 'SUMMARY:Market', 'DTSTART:20270507T100000', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...entry('UID:b', 'SUMMARY:Over', 'DTSTART:20260507T100000'),
      ...entry('UID:c', 'SUMMARY:Far', 'DTSTART:20290507T100000'),
      ...entry('UID:d', 'DTSTART:soon'),
    );
    const { entries, unreadable } = readFeedFile(text, '2027-05-10', 'Untitled');
    expect(entries.map(({ source }) => source)).toEqual([
      'uid a 2027-05-14T10:00:00',
      'uid a 2027-05-21T10:00:00',
    ]);
    expect(unreadable).toBe(1);
  });

  it('that gives events of several titles one UID has none', () => {
    const text = file(
      ...entry('UID:0', 'SUMMARY:Market', 'DTSTART:20270507T100000'),
      ...entry('UID:0', 'SUMMARY:Jazz', 'DTSTART:20270508T100000'),
      ...entry('UID:1', 'SUMMARY:Jam', 'DTSTART:20270509T100000'),
      ...entry('UID:1', 'SUMMARY:Jam', 'DTSTART:20270510T100000'),
    );
    const uids = withoutFalseUids(readCalendarEntries(text).entries).map(({ event }) => event.uid);
    expect(uids).toEqual([undefined, undefined, '1', '1']);
    expect(readFeedFile(text, '2027-05-01', '').entries).toHaveLength(3);
  });
});
