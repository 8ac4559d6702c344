import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFault } from '../../../lib/errors';
import { readCalendarEntries, readCalendarFile } from '../../../lib/pages/ics';
import { cpuTime } from '../cpuTime';

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) => readCalendarFile(file(...event('SUMMARY:A', ...lines)))[0];

describe('readCalendarFile', () => {
  it('reads all fields of an event', () => {
    const [found] = readCalendarFile(
      file(
        'BEGIN:VTIMEZONE',
        'TZID:Europe/Berlin',
        'BEGIN:STANDARD',
        'DTSTART:19701025T030000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
        'END:STANDARD',
        'END:VTIMEZONE',
        ...event(
          'UID:17@venue.example',
          'DTSTART;TZID=Europe/Berlin:20260501T193000',
          'DTEND;TZID=Europe/Berlin:20260501T230000',
          'SUMMARY:Rock\\, Roll & ',
          ' more',
          'DESCRIPTION:First\\nSecond \\;)',
          'LOCATION:Town Hall\\, Main St 1',
          'GEO:52.5;13.4',
          'ORGANIZER;CN="Doe, Jo":mailto:jo@example.org',
          'CATEGORIES:Rock,Roll',
          'CATEGORIES:Rock',
          'RRULE:FREQ=WEEKLY;BYDAY=FR',
          'URL:https://venue.example/rock',
          'ATTACH:https://venue.example/programme.pdf',
          'ATTACH;FMTTYPE=image/jpeg:https://venue.example/rock.jpg',
          'STATUS:CANCELLED',
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'DESCRIPTION:Alarm',
          'TRIGGER:-PT10M',
          'END:VALARM',
        ),
      ),
    );
    const { evidence, ...rest } = found ?? { evidence: {} };
    expect(rest).toEqual({
      title: 'Rock, Roll & more',
      description: 'First\nSecond ;)',
      start: { local: '2026-05-01T19:30:00', zone: 'Europe/Berlin' },
      end: { local: '2026-05-01T23:00:00', zone: 'Europe/Berlin' },
      allDay: false,
      venue: { name: 'Town Hall, Main St 1', latitude: 52.5, longitude: 13.4 },
      organizers: [{ name: 'Doe, Jo', email: 'jo@example.org' }],
      keywords: ['Rock', 'Roll'],
      recurrence: 'FREQ=WEEKLY;BYDAY=FR',
      url: 'https://venue.example/rock',
      image: 'https://venue.example/rock.jpg',
      status: 'cancelled',
      uid: '17@venue.example',
      source: 'ics',
    });
    const here = { source: 'ics' };
    expect(evidence).toEqual({
      title: here,
      description: here,
      venue: here,
      organizers: here,
      url: here,
      image: here,
      keywords: here,
      start: { ...here, written: '2026-05-01T19:30:00' },
      end: { ...here, written: '2026-05-01T23:00:00' },
    });
  });

  it('ends an all-day event on its last day', () => {
    const days = (first: string, last: string) =>
      read(`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${last}`);
    expect(days('20260501', '20260503')).toMatchObject({
      allDay: true,
      end: { local: '2026-05-02T23:59:59' },
    });
    expect(days('20260501', '20260502')?.end).toEqual({ local: '2026-05-01T23:59:59' });
    expect(days('20260501', '20260501')?.end).toEqual({ local: '2026-05-01T23:59:59' });
    expect(days('20260501', '20260430')).not.toHaveProperty('end');
    expect(read('DTSTART;VALUE=DATE:20260501', 'DURATION:PT26H')?.end).toEqual({
      local: '2026-05-02T23:59:59',
    });
    expect(read('DTSTART;VALUE=DATE:20260501', 'DURATION:P2D')?.end).toEqual({
      local: '2026-05-02T23:59:59',
    });
  });

  it.each([
    ['DTSTART:20260501T100000Z', { offset: '+00:00' }],
    ['DTSTART:20260501T100000', {}],
    ['DTSTART;TZID=America/New_York:20260501T100000', { zone: 'America/New_York' }],
    ['DTSTART;TZID=GMT:20260501T100000', { zone: 'GMT' }],
    ['DTSTART;TZID=GMT Standard Time:20260501T100000', { zone: 'Europe/London' }],
    ['DTSTART;TZID="W. Europe Standard Time":20260501T100000', { zone: 'Europe/Berlin' }],
    ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Paris:20260501T100000', { zone: 'Europe/Paris' }],
    ['DTSTART;TZID=My own zone:20260501T100000', {}],
  ])('%s', (line, more) => {
    expect(read(line)?.start).toEqual({ local: '2026-05-01T10:00:00', ...more });
  });

  it('notes the name of an unknown zone', () => {
    const evidence = read('DTSTART;TZID=My own zone:20260501T100000')?.evidence.start;
    expect(evidence?.notes).toEqual([{ code: 'leftOut', about: 'My own zone' }]);
  });

  it('uses the zone of the file for times without a zone', () => {
    const [found] = readCalendarFile(
      file('X-WR-TIMEZONE;VALUE=TEXT:Europe/Vienna', ...event('SUMMARY:A', 'DTSTART:20260501T100000')),
    );
    expect(found?.start.zone).toBe('Europe/Vienna');
  });

  it('computes the end from a duration, and drops an end before the start', () => {
    expect(read('DTSTART:20260501T230000', 'DURATION:PT90M')?.end).toEqual({ local: '2026-05-02T00:30:00' });
    const late = read('DTSTART:20260501T100000', 'DTEND:20260501T090000');
    expect(late).not.toHaveProperty('end');
    expect(late?.evidence.end).toEqual({ source: 'ics', written: '2026-05-01T09:00:00' });
  });

  it('decodes a vCalendar text with its line breaks, in the charset of its own parameters', () => {
    const text = 'K=C3=B6ln=0D=0Ause ;CHARSET=latin1=0Dor=0Anone';
    expect(read('DTSTART:20260501', `DESCRIPTION;ENCODING=QUOTED-PRINTABLE:${text}`)?.description).toBe(
      'Köln\nuse ;CHARSET=latin1\nor\nnone',
    );
  });

  it('separates the lines of markup, and takes 20 organizers', () => {
    const organizers = Array.from({ length: 21 }, (_, at) => `ORGANIZER;CN=C${at}:mailto:c${at}@a.example`);
    const markup = 'X-ALT-DESC;FMTTYPE=text/html:<p>First\\nsecond</p>';
    const found = read('DTSTART:20260501', markup, ...organizers);
    expect(found?.description).toMatch(/^First\s+second$/);
    expect(found?.organizers).toHaveLength(20);
  });

  it('takes a line that was not folded, and begins like a component, for none', () => {
    expect(read('DESCRIPTION:Jazz', 'Begin: 20 Uhr', 'DTSTART:20260501T200000')?.start.local).toBe(
      '2026-05-01T20:00:00',
    );
  });

  it('finds a zone of the file whose name is in quotes', () => {
    const zone = ['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETTO:+0530', 'END:STANDARD'];
    const lines = event('SUMMARY:A', 'DTSTART;TZID=Own:20260501T193000');
    const [found] = readCalendarFile(
      file('BEGIN:VTIMEZONE', 'TZID:"Own"', ...zone, 'END:VTIMEZONE', ...lines),
    );
    expect(found?.start).toEqual({ local: '2026-05-01T19:30:00', offset: '+05:30' });
  });

  it('skips malformed events and keeps the others', () => {
    const found = readCalendarFile(
      file(
        ...event('SUMMARY:No start'),
        ...event('SUMMARY:30 February', 'DTSTART:20260230T100000'),
        ...event('DTSTART:20260501T100000'),
        ...event(
          'no property',
          'SUMMARY:Good',
          'DTSTART:20260501T100000',
          'URL:javascript:alert(1)',
          'RRULE:FREQ=DAILY',
        ),
        ...event('SUMMARY:Bad rule', 'DTSTART:20260501T100000', 'RRULE:FREQ=NONSENSE'),
      ),
    );
    expect(found.map(({ title }) => title)).toContain('Good');
    expect(found.map(({ title }) => title)).not.toContain('30 February');
    expect(found.find(({ title }) => title === 'Good')).not.toHaveProperty('url');
  });

  it('keeps the start of an occurrence that is replaced without its series', () => {
    const lines = ['UID:7', 'SUMMARY:A', 'DTSTART:20260508T200000', 'RECURRENCE-ID:20260508T190000'];
    expect(readCalendarEntries(file(...event(...lines))).entries).toMatchObject([
      { event: { start: { local: '2026-05-08T20:00:00' } }, replaces: { local: '2026-05-08T19:00:00' } },
    ]);
  });

  it('reads 10,000 events, and tells of more', () => {
    const isCutShort = (count: number) =>
      readCalendarEntries(file(...Array.from({ length: count }, () => event()).flat())).isCutShort;
    expect([isCutShort(10_000), isCutShort(10_001)]).toEqual([false, true]);
  });

  it('names an event of which nothing but the time is known', () => {
    const lines = file('BEGIN:VEVENT', 'UID:1', 'DTSTART:20260501T200000Z', 'END:VEVENT');
    expect(readCalendarEntries(lines, 'Untitled event')).toMatchObject({
      entries: [{ event: { title: 'Untitled event', start: { local: '2026-05-01T20:00:00' } } }],
      unreadable: [],
    });
    expect(readCalendarEntries(lines)).toMatchObject({ entries: [], unreadable: ['1'] });
  });

  it('counts to-dos and journal entries beside the events', () => {
    const entry = (kind: string) => [`BEGIN:${kind}`, 'SUMMARY:A', 'DTSTART:20260501', `END:${kind}`];
    const lines = ['VTODO', 'VTODO', 'VJOURNAL', 'VEVENT'].flatMap(entry);
    expect(readCalendarEntries(file(...lines))).toMatchObject({
      entries: [{}],
      unreadable: [],
      todos: 2,
      journals: 1,
      isCutShort: false,
    });
  });

  it('throws for a text that is no calendar or too large', () => {
    const getReason = (text: string) => {
      try {
        return readCalendarFile(text);
      } catch (error) {
        return toFault(error).reason;
      }
    };
    expect(getReason('<html>')).toBe('notACalendar');
    expect(getReason('')).toBe('notACalendar');
    expect(getReason('x'.repeat(20_000_001))).toBe('tooLarge');
    expect(getReason(file())).toEqual([]);
  });

  it('reads a thousand events, and never throws on arbitrary lines', () => {
    const many = Array.from({ length: 1_000 }, () => event('SUMMARY:A', 'DTSTART:20260501T100000')).flat();
    expect(readCalendarFile(file(...many))).toHaveLength(1_000);
    const name = fc.constantFrom(
      'DTSTART',
      'DTEND',
      'DTSTART;VALUE=DATE',
      'DTSTART;TZID=x',
      'RRULE',
      'GEO',
      'ORGANIZER;CN=a',
      'DURATION',
      'BEGIN',
      '__proto__',
      'CATEGORIES',
      'ATTACH;FMTTYPE=image/png',
    );
    const line = fc
      .tuple(
        name,
        fc.oneof(fc.string(), fc.constantFrom('20260501', '20260501T100000Z', 'P1D', 'FREQ=DAILY')),
      )
      .map((pair) => pair.join(':'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        for (const found of readCalendarFile(file(...event('SUMMARY:A', ...lines)))) {
          expect(JSON.parse(JSON.stringify(found))).toEqual(found);
          expect(new Date(`${found.start.local}Z`).toISOString().slice(0, 19)).toBe(found.start.local);
        }
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    );
  });

  it.each([';CN="a"', ';ä="a"', ';X Y="a"', ';X.Y=a', ';;X=a', ';X=a;Y="b;c"'])(
    'reads a line of more parameters than any program writes in time that grows with its length: %s over and over',
    (parameter) => {
      const name = 'LOCATION;MEMBER="mailto:a","mailto:b"';
      const attack = (count: number) => `${name}${parameter.repeat(count)}:Hall`;
      const found = (count: number) => read('DTSTART:20260501T100000Z', attack(count));
      const elapsed = cpuTime();
      // By the square of the parameters it would take minutes
      expect(found(120_000)?.title).toBe('A');
      expect(elapsed()).toBeLessThan(1_000);
    },
  );

  it('takes a calendar that a description quotes at a fold for text', () => {
    const found = read(
      'DTSTART:20260501T100000',
      `DESCRIPTION:${'x'.repeat(1_000)}`,
      ' BEGIN:VCALENDAR',
      ' y',
    );
    expect(found?.description).toBe(`${'x'.repeat(1_000)}BEGIN:VCALENDARy`);
  });

  it('keeps long lines whose text looks like many parameters', () => {
    const markup = '&nbsp;<a href="https://a.example/?b=c;d=e">a</a> '.repeat(5_000);
    const code = 'let a=1; '.repeat(1_500).trim();
    const found = read(
      'DTSTART:20260501T100000Z',
      `X-ALT-DESC;FMTTYPE=text/html:${markup}`,
      `LOCATION;LANGUAGE=en:${code}`,
    );
    expect(found?.venue?.name).toMatch(/^let a=1; let a=1;/);
    expect(found?.description).toMatch(/^a a a /);
  });
});
