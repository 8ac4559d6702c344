import { describe, expect, it } from 'vitest';
import {
  type ExportedEvent,
  writeEventsCsv,
  writeEventsIcs,
  writeEventsJson,
} from '../../../lib/importExport/eventFiles';
import {
  findDayOrder,
  guessColumns,
  readEventTable,
  readJsonEvents,
  readTableClock,
  readTableDay,
  readTableEvents,
} from '../../../lib/importExport/readEvents';
import { readCalendarEntries } from '../../../lib/pages/ics';

const jazz: ExportedEvent = {
  uid: 'event-7@calendar.example',
  title: 'Jazz; “with” commas, and\\slashes',
  start: '2027-05-07T19:30',
  end: '2027-05-07T22:00',
  allDay: false,
  timeZone: 'Europe/Oslo',
  status: 'publish',
  venue: 'Net Loft',
  organizers: ['Choir', 'Band, the'],
  categories: ['Evenings'],
  tags: ['harbour', 'a, b'],
  cost: '5 - 10',
  website: 'https://club.example/?a=1&b=2',
  image: 'https://club.example/a.png',
  url: 'https://calendar.example/event/jazz',
  description: 'First line.\n\n=SUM(1) is text – ünïcödé 🎷 over more than seventy-five bytes of one line.',
};
const fair: ExportedEvent = {
  ...jazz,
  uid: 'event-8@calendar.example',
  title: 'Fair',
  start: '2027-05-08T00:00',
  end: '2027-05-09T23:59',
  allDay: true,
  timeZone: 'UTC+2',
  organizers: [],
  tags: [],
};

/** What every file tells of an event. */
const told = {
  title: jazz.title,
  start: { local: '2027-05-07T19:30:00', zone: 'Europe/Oslo' },
  end: { local: '2027-05-07T22:00:00', zone: 'Europe/Oslo' },
  allDay: false,
  venue: { name: 'Net Loft' },
  organizers: [{ name: 'Choir' }, { name: 'Band, the' }],
  keywords: ['Evenings', 'harbour', 'a, b'],
  url: jazz.website,
  image: jazz.image,
  description: jazz.description,
};
const ofDays = {
  title: 'Fair',
  start: { local: '2027-05-08T00:00:00' },
  end: { local: '2027-05-09T23:59:59' },
  allDay: true,
};

describe('a file of events has them again when it is read', () => {
  it('as a calendar file', () => {
    const text = writeEventsIcs('Hall, Oslo', [jazz, fair]);
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const [one, other] = readCalendarEntries(text).entries.map(({ event }) => event);
    expect(one).toMatchObject({ ...told, uid: jazz.uid });
    expect(other).toMatchObject(ofDays);
    expect(other?.start.zone).toBeUndefined();
  });

  it('as CSV, with the columns of the plugin', () => {
    const table = readEventTable(writeEventsCsv([jazz, fair]));
    expect(table.header.slice(0, 2)).toEqual(['Event Name', 'Event Start Date']);
    const { entries } = readTableEvents(table, guessColumns(table), 'day');
    expect(entries.map(({ event }) => event)).toMatchObject([{ ...told, cost: '5 - 10' }, ofDays]);
  });

  it('as JSON', () => {
    const { entries } = readJsonEvents(writeEventsJson('Hall', [jazz, fair]));
    expect(entries.map(({ event }) => event)).toMatchObject([{ ...told, cost: '5 - 10' }, ofDays]);
  });
});

describe('a table of another program', () => {
  it('has the columns that its header names, each once', () => {
    const table = readEventTable(
      'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location\nJazz,05/07/2027,7:30 PM,05/07/2027,10:00 PM,False,,Loft',
    );
    const choice = guessColumns(table);
    expect(choice).toEqual({
      title: 0,
      startDate: 1,
      startTime: 2,
      endDate: 3,
      endTime: 4,
      allDay: 5,
      description: 6,
      venue: 7,
    });
    expect(findDayOrder(table, choice)).toBe('open');
    const [event] = readTableEvents(table, choice, 'month').entries.map((entry) => entry.event);
    expect(event).toMatchObject({
      title: 'Jazz',
      start: { local: '2027-05-07T19:30:00' },
      end: { local: '2027-05-07T22:00:00' },
    });
    expect(readTableEvents(table, choice, 'day').entries[0]?.event.start.local).toBe('2027-07-05T19:30:00');
  });

  it.each([
    ['What,When,Where\nJazz,2027-05-07 19:30,Loft'],
    ['Veranstaltung,Datum,Uhrzeit,Ort\nJazz,07.05.2027,19:30,Loft'],
    ['Lieu,Jour,Heure,Titre\nLoft,07/05/2027,19:30,Jazz'],
    ['日時,会場,タイトル\n2027/05/07 19:30,Loft,Jazz'],
  ])('is told by the words of its language: %s', (text) => {
    const table = readEventTable(text);
    const [{ event } = {}] = readTableEvents(table, guessColumns(table), 'day').entries;
    expect(event).toMatchObject({
      title: 'Jazz',
      start: { local: '2027-05-07T19:30:00' },
      venue: { name: 'Loft' },
    });
  });

  it('takes the day that its own words name, not the first that is one', () => {
    const choice = guessColumns({ header: ['Date posted', 'Start', 'Title', 'Comments'] });
    expect(choice).toEqual({ startDate: 1, title: 2 });
  });

  it.each([
    ['7.5.2027', 'day'],
    ['31/5/2027', 'day'],
    ['5/31/2027', 'month'],
    ['5/7/2027', 'open'],
    ['2027-05-07', undefined],
  ])('with the day %s puts first: %s', (day, order) => {
    const table = readEventTable(`Name,Date\nJazz,${day}`);
    expect(findDayOrder(table, guessColumns(table))).toBe(order);
  });

  it('names the rows that cannot be read, and reads the others', () => {
    const table = readEventTable(
      'Name,Date,Time\nJazz,2027-02-30,\nJam,2027-02-28,noon\nFair,2027-03-01,\n,2027-03-01,\nTalk,2027-03-01 18:30,',
    );
    const { entries, unreadable } = readTableEvents(table, guessColumns(table), 'day');
    expect(entries.map(({ event }) => [event.title, event.start.local, event.allDay])).toEqual([
      ['Fair', '2027-03-01T00:00:00', true],
      ['Talk', '2027-03-01T18:30:00', false],
    ]);
    expect(unreadable).toEqual(['Jazz', 'Jam', '2027-03-01']);
  });

  it.each(['', 'one column\nJazz'])('is refused without columns: %s', (text) =>
    expect(() => readEventTable(text)).toThrow('noEventColumns'),
  );
});

it.each([
  ['2027-5-7', 'day', '2027-05-07'],
  ['7.5.2027', 'day', '2027-05-07'],
  ['7/5/2027', 'month', '2027-07-05'],
  ['2027-05-07T19:30', 'day', '2027-05-07'],
  ['31/2/2027', 'day', undefined],
  ['soon', 'day', undefined],
] as const)('the day %s, %s first, is %s', (text, order, day) => expect(readTableDay(text, order)).toBe(day));

it.each([
  ['19:30', '19:30'],
  ['7:30 pm', '19:30'],
  ['12 AM', '00:00'],
  ['19h30', '19:30'],
  ['19.30 Uhr', '19:30'],
  ['9', '09:00'],
  ['', undefined],
  ['25:00', 'unclear'],
  ['noon', 'unclear'],
])('the time %s is %s', (text, clock) => expect(readTableClock(text)).toBe(clock));

it.each([
  '[1, {}, null, "a"]',
  '{"events": [{"title": 1, "start": {}}]}',
  '{"events": [{"__proto__": {"title": "a"}}]}',
])('JSON of another form has no events that can be read: %s', (text) =>
  expect(readJsonEvents(text).entries).toEqual([]),
);
