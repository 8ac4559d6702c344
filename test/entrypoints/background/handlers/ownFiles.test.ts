import { expect, it } from 'vitest';
import { toExported } from '../../../../entrypoints/manager/events/exportEvents';
import { siteEvents } from '../../../../lib/collections/events';
import { readKnown } from '../../../../lib/eventReview/known';
import { review, toForms } from '../../../../lib/eventReview/review';
import { writeEventsCsv, writeEventsIcs, writeEventsJson } from '../../../../lib/importExport/eventFiles';
import {
  guessColumns,
  readEventTable,
  readJsonEvents,
  readTableEvents,
} from '../../../../lib/importExport/readEvents';
import { type CalendarEntry, readCalendarEntries } from '../../../../lib/pages/ics';
import { findOccurrences } from '../../../../lib/pages/times/occurrences';
import { freshSandbox } from '../../../sandbox/fresh';
import { feedBench, serveFeeds } from '../state/feedBench';

const sandbox = await freshSandbox();

/** Events that differ in every field that a file has. */
function addEvents(): number[] {
  sandbox.calendar.empty();
  const venue = sandbox.calendar.addVenue({ venue: 'Harbour Hall & Quay' });
  const organizers = ['Choir', 'Band, the'].map((organizer) => sandbox.calendar.addOrganizer({ organizer }));
  const [evenings, tag] = [sandbox.calendar.addCategory('Evenings'), sandbox.calendar.addTag('harbour')];
  return Array.from({ length: 12 }, (_, at) =>
    sandbox.calendar.addEvent({
      title: `Evening ${at} & “more”, with; marks`,
      description:
        at % 3 === 0 ? '' : `<p>Evening <b>${at}</b> &amp; more</p><ul><li>one</li><li>two</li></ul>`,
      start_date: `2027-03-${String(5 + at).padStart(2, '0')} 19:${at % 2 ? '00' : '30'}:00`,
      end_date: `2027-03-${String(5 + at + (at % 8 === 0 ? 1 : 0)).padStart(2, '0')} 21:45:00`,
      timezone: ['America/New_York', 'Europe/Lisbon', 'Asia/Kolkata', 'UTC+2'][at % 4],
      all_day: at % 8 === 0,
      status: at % 4 === 0 ? 'draft' : 'publish',
      website: at % 5 === 0 ? `https://venue.example/${at}?a=1&b=2` : '',
      venue: at % 2 === 0 ? venue : undefined,
      organizer: organizers.slice(0, at % 3),
      categories: at % 2 === 0 ? [evenings] : [],
      tags: at % 3 === 0 ? [tag] : [],
    }),
  );
}

it('importing what was exported changes nothing: .ics, CSV, JSON', async () => {
  const ids = addEvents();
  const bench = await feedBench(
    sandbox,
    serveFeeds(() => undefined),
  );
  const rows = await siteEvents.readSome(bench.clients, ids.map(String));
  expect(rows).toHaveLength(ids.length);
  const there = await bench.questions.eventsThere({
    events: rows.map(({ eventId, title, start }) => ({ eventId, title, start })),
  });
  const events = rows.map((row, at) => toExported(row, there[at]?.form, 'calendar.example'));

  const table = readEventTable(writeEventsCsv(events));
  const files: Record<string, CalendarEntry[]> = {
    ics: readCalendarEntries(writeEventsIcs('Hall', events)).entries,
    csv: readTableEvents(table, guessColumns(table), 'day').entries,
    json: readJsonEvents(writeEventsJson('Hall', events)).entries,
  };
  for (const [name, entries] of Object.entries(files)) {
    const { occurrences } = findOccurrences(entries, { from: '2027-01-01', to: '2027-12-31' });
    const keywords = [...new Set(occurrences.flatMap(({ event }) => event.keywords))];
    const choices = await bench.questions.choices({ keywords });
    const forms = toForms(occurrences, choices, 'America/New_York');
    const known = await readKnown(bench.questions, occurrences, forms);
    const reviewed = review({
      ...{ occurrences, forms, choices, known },
      ...{ ownZone: 'America/New_York', answers: new Map(), defaults: { status: 'draft', categories: [] } },
    });
    const others = reviewed.filter(({ standing }) => standing !== 'there');
    expect(reviewed, name).toHaveLength(ids.length);
    expect(
      others.map(({ event, standing, changed }) => `${name}: ${event.title} ${standing} ${changed}`),
    ).toEqual([]);
  }
}, 60_000);
