import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../../lib/pages/plainText';
import { readEventText } from '../../../lib/pages/text';
import { cpuTime } from '../cpuTime';

const context = { now: new Date('2026-03-28T12:00:00Z'), timeZone: 'Europe/Berlin', locale: 'en-US' };
const read = (text: string, locale = 'en-US') => readEventText(text, { ...context, locale });

describe('readEventText', () => {
  it('reads an announcement of several lines', () => {
    expect(
      read(
        'Jazz Night\nFriday, May 1, 2026 7:30pm – 10pm\nVenue: Blue Note, 5 Main St\nhttps://jazz.example/x',
      ),
    ).toMatchObject({
      title: 'Jazz Night',
      start: { local: '2026-05-01T19:30:00' },
      end: { local: '2026-05-01T22:00:00' },
      allDay: false,
      venue: { name: 'Blue Note, 5 Main St' },
      url: 'https://jazz.example/x',
      source: 'text',
    });
  });

  it.each([
    ['Open mic at The Crown tomorrow at 8pm', 'en-GB', 'Open mic', '2026-03-29T20:00:00', 'The Crown'],
    [
      'Lesung\nSamstag, 4. April 2026 um 19 Uhr\nOrt: Bibliothek',
      'de-DE',
      'Lesung',
      '2026-04-04T19:00:00',
      'Bibliothek',
    ],
    ['Concert\nle 4 avril 2026 à 20h30\nLieu : Salle', 'fr', 'Concert', '2026-04-04T20:30:00', 'Salle'],
    ['Fair\n1 May 2026\nDoors 7pm', 'en-GB', 'Fair', '2026-05-01T19:00:00', undefined],
    ['Workshop 2026-05-01 10:00', 'xx', 'Workshop', '2026-05-01T10:00:00', undefined],
    ['Concert May 1 2026 8pm', 'de', 'Concert', '2026-05-01T20:00:00', undefined],
    ['Concierto\n4 de abril de 2026 20:30\nLugar: Sala', 'es', 'Concierto', '2026-04-04T20:30:00', 'Sala'],
    ['Concert\n4 april 2026 om 20:30\nLocatie : Zaal', 'nl', 'Concert', '2026-04-04T20:30:00', 'Zaal'],
    ['Jazz Night\nFriday\n8pm', 'en-US', 'Jazz Night', '2026-04-03T20:00:00', undefined],
    ['8pm on 1 May 2026\nDance', 'en-GB', 'Dance', '2026-05-01T20:00:00', undefined],
    ['1 May 2026 8pm', 'en-GB', '1 May 2026 8pm', '2026-05-01T20:00:00', undefined],
    ['Salsa — on 1 May 2026, 8pm', 'en-GB', 'Salsa', '2026-05-01T20:00:00', undefined],
    ['• 1 May 2026, 8pm: Salsa | Bachata –', 'en-GB', 'Salsa | Bachata', '2026-05-01T20:00:00', undefined],
    ['Lesung am 1. Mai 2026 um 20:00', 'de', 'Lesung', '2026-05-01T20:00:00', undefined],
    ['On 1 May 2026 8pm', 'en-GB', 'On 1 May 2026 8pm', '2026-05-01T20:00:00', undefined],
    ['Salsa at the Town Hall on 1 May 2026 8pm', 'en-GB', 'Salsa', '2026-05-01T20:00:00', 'Town Hall'],
    ['Salsa @ Club X, 1 May 2026 8pm', 'en-GB', 'Salsa', '2026-05-01T20:00:00', 'Club X'],
    ['Salsa 1 May 2026 8pm @ The Club', 'en-GB', 'Salsa', '2026-05-01T20:00:00', 'The Club'],
    ['Salsa at home 1 May 2026 8pm', 'en-GB', 'Salsa at home', '2026-05-01T20:00:00', undefined],
    ['Venue: Hall\nSalsa\n1 May 2026 8pm', 'en-GB', 'Salsa', '2026-05-01T20:00:00', 'Hall'],
    ['Salsa 1 May 2026 8pm\nWhere: Hall until', 'en-GB', 'Salsa', '2026-05-01T20:00:00', 'Hall'],
    ['Tickets on sale 1 May 2026\nSalsa 2 May 2026 8pm', 'en-GB', 'Salsa', '2026-05-02T20:00:00', undefined],
    ['Salsa 1 May 2026 8pm at home', 'en-GB', 'Salsa at home', '2026-05-01T20:00:00', undefined],
  ])('%s (%s)', (text, locale, title, local, place) => {
    const event = read(text, locale);
    expect([event?.title, event?.start, event?.venue?.name]).toEqual([title, { local }, place]);
  });

  it('returns an offset only if the text gives one', () => {
    expect(read('Gig May 1 2026 at 19:00 GMT+2')?.start).toEqual({
      local: '2026-05-01T19:00:00',
      offset: '+02:00',
    });
  });

  it.each([
    ['GMT-3:30', '-03:30'],
    ['UTC', '+00:00'],
    ['EST', '-05:00'],
  ])('reads the offset of %s', (written, offset) => {
    expect(read(`Gig May 1 2026 at 19:05:07 ${written}`)?.start).toEqual({
      local: '2026-05-01T19:05:07',
      offset,
    });
  });

  it('returns every field of an event, and none that the text does not give', () => {
    const text = 'Jazz\n1 May 2026, 20:00 - 22:30\nsee <https://jazz.example/a> (https://b.example)';
    expect(read(text, 'en-GB')).toEqual({
      title: 'Jazz',
      description: text,
      start: { local: '2026-05-01T20:00:00' },
      end: { local: '2026-05-01T22:30:00' },
      allDay: false,
      organizers: [],
      url: 'https://jazz.example/a',
      keywords: [],
      source: 'text',
      evidence: {
        title: { source: 'text' },
        description: { source: 'text' },
        url: { source: 'text' },
        start: { source: 'text', written: '1 May 2026, 20:00 - 22:30' },
        end: { source: 'text', written: '1 May 2026, 20:00 - 22:30' },
      },
    });
    expect(read('Fair\n1 May 2026\nfrom 7pm to 9pm', 'en-GB')).toMatchObject({
      start: { local: '2026-05-01T19:00:00' },
      end: { local: '2026-05-01T21:00:00' },
      evidence: { start: { written: '1 May 2026 … from 7pm to 9pm' } },
    });
    expect(read('Fair 1 May 2026', 'en-GB')).toEqual({
      title: 'Fair',
      description: 'Fair 1 May 2026',
      start: { local: '2026-05-01T00:00:00' },
      allDay: true,
      organizers: [],
      keywords: [],
      source: 'text',
      evidence: {
        title: { source: 'text' },
        description: { source: 'text' },
        start: { source: 'text', written: '1 May 2026' },
      },
    });
  });

  it('searches the first 3,000 characters for dates', () => {
    const readAfter = (length: number) => read(`${'x'.repeat(length - 1)} 1 May 2026`, 'en-GB');
    expect(readAfter(2_989)?.start).toEqual({ local: '2026-05-01T00:00:00' });
    expect(readAfter(3_000)).toBeUndefined();
  });

  it('reads today as UTC if the zone is unknown', () => {
    const event = readEventText('Gig today 8pm', { now: 0, timeZone: 'Mars/Olympus', locale: 'en' });
    expect(event?.start.local).toBe('1970-01-01T20:00:00');
    const half = { now: '2026-03-28T18:45:00Z', timeZone: 'Asia/Kolkata', locale: 'en' };
    expect(readEventText('Gig today 8pm', half)?.start.local).toBe('2026-03-29T20:00:00');
    const early = { now: '2026-03-28T18:15:00Z', timeZone: 'Asia/Kolkata', locale: 'en' };
    expect(readEventText('Gig today 8pm', early)?.start.local).toBe('2026-03-28T20:00:00');
  });

  it("determines 'today' in the user's zone", () => {
    const now = '2026-03-28T23:30:00Z';
    expect(readEventText('Gig today 8pm', { now, timeZone: 'Asia/Tokyo', locale: 'en' })?.start.local).toBe(
      '2026-03-29T20:00:00',
    );
    expect(
      readEventText('Gig today 8pm', { now, timeZone: 'America/New_York', locale: 'en' })?.start.local,
    ).toBe('2026-03-28T20:00:00');
  });

  it('returns all-day events for days without a time, and notes a missing year', () => {
    const event = read('Festival 3 - 5 July');
    expect(event).toMatchObject({
      start: { local: '2026-07-03T00:00:00' },
      end: { local: '2026-07-05T23:59:59' },
      allDay: true,
    });
    expect(event?.evidence.start).toEqual({
      source: 'text',
      written: '3 - 5 July',
      notes: [{ code: 'nextSuchDay' }],
    });
  });

  it('reads an end on another day', () => {
    expect(read('Party 31.12.2026 22:00 - 01.01.2027 04:00 at Club X', 'de')).toMatchObject({
      title: 'Party',
      start: { local: '2026-12-31T22:00:00' },
      end: { local: '2027-01-01T04:00:00' },
      venue: { name: 'Club X' },
    });
  });

  it.each([
    [undefined, ['2026-06-05', '2026-05-06']],
    ['en', ['2026-06-05', '2026-05-06']],
    ['en-US', ['2026-06-05', '2026-05-06']],
    ['en-GB', ['2026-06-05']],
    ['de', ['2026-06-05']],
    ['ja', ['2026-05-06']],
  ])('reads 05/06/2026 as a page in %s means it, whatever the browser speaks', (pageLanguage, days) => {
    for (const locale of ['en-US', 'de', 'ja']) {
      const page = pageLanguage === undefined ? {} : { pageLanguage };
      const event = readEventText('05/06/2026 10:00', { ...context, locale, ...page });
      const read = [event, ...(event?.alternatives ?? [])].map((one) => one?.start.local.slice(0, 10));
      expect(read).toEqual(days);
    }
  });

  it.each(['', 'No date here', 'Concert at 7pm', '   \n  '])('finds nothing in “%s”', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('never throws, and is fast on any text', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'May 1',
        '7pm',
        '31.12.',
        '-',
        'at',
        '\n',
        'Friday',
        '2026-02-30',
        '99:99',
        'Venue:',
        '(',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.constantFrom('en-US', 'de', 'ja', 'x'),
        (words, locale) => {
          const event = read(words.join(' '), locale);
          if (!event) return;
          expect(JSON.parse(JSON.stringify(event))).toEqual(event);
          expect(new Date(`${event.start.local}Z`).toISOString().slice(0, 19)).toBe(event.start.local);
        },
      ),
      { numRuns: 300, seed: 20_261_121 },
    );
    for (const piece of ['1/1 ', 'may ', '1, ', 'at A ']) read(piece.repeat(100_000));
  });
});

describe('toPlainText', () => {
  it('reads only a bounded part of a long text', () => {
    const once = (text: string) => {
      const elapsed = cpuTime();
      for (let count = 0; count < 50; count++) toPlainText(text, 100);
      return elapsed();
    };
    // Other processes only add time, so the smallest of five measurements counts
    const measure = (text: string) => Math.min(...Array.from({ length: 5 }, () => once(text)));
    const short = 'word '.repeat(200);
    const long = 'word '.repeat(4_000_000);
    // The ratio would be a thousand if the complete text were read
    expect(measure(long)).toBeLessThan(50 * Math.max(1, measure(short)));
  });
});
