import { readFile } from 'node:fs/promises';
import { shiftDay, today } from '../../lib/shared/time';
import { windowAfter } from './calendarJourney';
import { dragFiles } from './drop';
import { openBulkTask } from './harness/bulkTask';
import type { Chrome } from './harness/chrome';
import { pressAnew } from './harness/pressAnew';
import { expect, longRun, test, until } from './harness/test';

declare const chrome: Chrome;

/** The import of a calendar file in the manager. */

/** Milliseconds that a bulk task may take in a browser on a busy machine. */
const patience = 30_000;
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (...lines: string[]) => ({
  name: 'season.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')),
});
/** `2027-01-05`; the import offers the events of the next year. */
const dayAhead = (days: number) => shiftDay(today(), days);
/** `20270105`, as calendar files write it. */
const inFile = (day: string) => day.replaceAll('-', '');

const reading = event(
  'UID:reading',
  'SUMMARY:Reading by the tide',
  `DTSTART;TZID=America/New_York:${inFile(dayAhead(40))}T190000`,
  `DTEND;TZID=America/New_York:${inFile(dayAhead(40))}T203000`,
  'RRULE:FREQ=WEEKLY;COUNT=3',
  'LOCATION:Net Loft',
);
const market = (day: string, time: string) =>
  event(
    ...['UID:market', 'SUMMARY:Quay market', 'LOCATION:Net Loft'],
    `DTSTART;TZID=America/New_York:${inFile(day)}T${time}`,
  );
const calledOff = event(
  'UID:off',
  'SUMMARY:Boat race',
  `DTSTART:${inFile(dayAhead(45))}T120000`,
  'STATUS:CANCELLED',
);
const broken = event('UID:broken', 'DTSTART:soon');

test('a calendar file is imported, recognised the second time, and undone', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const stored = () =>
    sandbox.calendar.events().filter(({ title }) => /Reading by the tide|Quay market/.test(title));
  const manager = await extension.open('manager.html#events');
  await manager.getByRole('button', { name: 'Import events' }).click();
  const files = manager.getByLabel('Files with events');
  await files.setInputFiles(calendar(...reading, ...market(dayAhead(42), '100000'), ...calledOff, ...broken));
  await expect(manager.getByText('5 events on these days.')).toBeVisible();
  await expect(manager.getByText('1 entry cannot be read.')).toBeVisible();
  await expect(manager.getByText('broken', { exact: true })).toBeVisible();
  await expect(manager.getByText('4 of 5 selected')).toBeVisible();
  await manager.getByRole('button', { name: 'Add 4 events' }).click();
  await until('all of them on the calendar', () => stored().length === 4, patience);
  expect(
    stored()
      .map(({ status, start_date }) => `${status} ${start_date}`)
      .sort(),
  ).toEqual([
    `draft ${dayAhead(40)} 19:00:00`,
    `draft ${dayAhead(42)} 10:00:00`,
    `draft ${dayAhead(47)} 19:00:00`,
    `draft ${dayAhead(54)} 19:00:00`,
  ]);
  expect(sandbox.calendar.venues().filter(({ venue }) => venue === 'Net Loft')).toHaveLength(1);

  await files.setInputFiles([
    calendar(...reading, ...market(dayAhead(43), '110000')),
    { ...calendar(), name: 'notes.txt' },
  ]);
  await expect(manager.getByText('3 events are already on your calendar')).toBeVisible();
  await expect(manager.getByText('0 of 1 selected')).toBeVisible();
  await manager.getByRole('checkbox', { name: 'Quay market', exact: true }).check();
  await manager.getByRole('button', { name: 'Change 1 event' }).click();
  const moved = () => stored().find(({ title }) => title === 'Quay market')?.start_date;
  await until('the market on another day', () => moved() === `${dayAhead(43)} 11:00:00`);

  const run = await openBulkTask(manager, 'Add 4 events from season.ics');
  await run.getByRole('button', { name: 'Undo all…' }).click();
  await run.getByRole('button', { name: 'Undo all 4' }).click();
  await expect(run).toContainText('4 of 4 undone');
  expect(stored().map(({ status }) => status)).toEqual(Array(4).fill('trash'));
});

const textFile = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
/** A table with names of columns that no program knows. */
const hallTable = (...rows: [title: string, days: number, time: string][]) =>
  textFile(
    'hall.csv',
    'text/csv',
    [
      'Act;Evening;Doors;Room',
      ...rows.map(([title, days, time]) => `${title};${dayAhead(days)};${time};Net Loft`),
    ].join('\r\n'),
  );

test('the columns of a table are matched by hand once; events of JSON are read as they are', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const stored = () =>
    sandbox.calendar
      .events()
      .flatMap(({ title, start_date, venue }) =>
        /Sloop|Dinghy|Ketch/.test(title)
          ? [`${title} ${start_date} ${'venue' in venue ? venue.venue : ''}`]
          : [],
      )
      .sort();
  const manager = await extension.open('manager.html#events');
  await manager.getByRole('button', { name: 'Import events' }).click();
  const files = manager.getByLabel('Files with events');
  await files.setInputFiles(hallTable(['Sloop', 50, '19:30'], ['Dinghy', 51, '']));
  const columns = manager.locator('.table-columns');
  await expect(manager.getByText('No events on these days.')).toBeVisible();
  for (const [column, named] of [
    ['Title', 'Act: Sloop'],
    ['Start day', `Evening: ${dayAhead(50)}`],
    ['Start time', 'Doors: 19:30'],
    ['Venue', 'Room: Net Loft'],
  ] as const)
    await columns.getByLabel(column, { exact: true }).selectOption(named);
  await expect(manager.getByText('2 events on these days.')).toBeVisible();
  await manager.getByRole('button', { name: 'Add 2 events' }).click();
  const first = [`Dinghy ${dayAhead(51)} 00:00:00 Net Loft`, `Sloop ${dayAhead(50)} 19:30:00 Net Loft`];
  await until('both on the calendar', () => stored().length === 2, patience);
  expect(stored()).toEqual(first);

  await files.setInputFiles(hallTable(['Sloop', 50, '19:30'], ['Ketch', 52, '20:15']));
  await expect(manager.getByText('2 events on these days.')).toBeVisible();
  await expect(manager.getByText('1 event is already on your calendar')).toBeVisible();
  await expect(columns).toBeHidden();
  await pressAnew(manager.getByRole('button', { name: 'Add 1 event', exact: true }));
  await until('the new one on the calendar', () => stored().length === 3, patience);
  expect(stored()[1]).toBe(`Ketch ${dayAhead(52)} 20:15:00 Net Loft`);

  const saved = {
    events: [{ title: 'Ketch race', start: `${dayAhead(53)}T11:00`, end: `${dayAhead(53)}T12:00` }],
  };
  await files.setInputFiles(textFile('club.json', 'application/json', JSON.stringify(saved)));
  await expect(manager.getByText('1 event on these days.')).toBeVisible();
  await pressAnew(manager.getByRole('button', { name: 'Add 1 event', exact: true }));
  await until('that of the file on the calendar', () => stored().length === 4, patience);
});

test('the events that a filter leaves are exported as three files, and importing these changes nothing', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const manager = await extension.open('manager.html#events');
  await manager.getByLabel('Search this list').fill('Saturday market');
  const saved: { name: string; mimeType: string; buffer: Buffer }[] = [];
  for (const [kind, mimeType] of [
    ['.ics', 'text/calendar'],
    ['CSV', 'text/csv'],
    ['JSON', 'application/json'],
  ] as const) {
    const coming = manager.waitForEvent('download');
    await manager.getByRole('button', { name: 'Export…' }).click();
    await manager.getByRole('menuitem', { name: `Export 1 as ${kind}` }).click();
    const download = await coming;
    const buffer = await readFile(await download.path());
    expect(buffer.toString()).toContain('Saturday market');
    expect(buffer.toString()).not.toContain('Carols at the pier');
    saved.push({ name: download.suggestedFilename(), mimeType, buffer });
  }
  expect(saved.map(({ name }) => name)).toEqual(
    ['ics', 'csv', 'json'].map((ending) => `Harbour Town Calendar.${ending}`),
  );
  const before = JSON.stringify(sandbox.calendar.events());
  await manager.getByRole('button', { name: 'Import events' }).click();
  for (const file of saved) {
    await manager.getByLabel('Files with events').setInputFiles(file);
    await expect(manager.getByText('1 event is already on your calendar')).toBeVisible();
    await expect(manager.getByRole('button', { name: /^(?:Add|Change) \d/ })).toHaveCount(0);
  }
  expect(JSON.stringify(sandbox.calendar.events())).toBe(before);
});

test('the events of a table in a page are reviewed and added together, and undone at once', async ({
  connected,
  extension,
  sandbox,
  visit,
  popupFor,
}) => {
  await extension.grantHost('https://venue.example');
  await connected('site');
  const page = await visit('https://venue.example/none');
  const days = Array.from({ length: 12 }, (_each, month) => dayAhead(20 + month * 14));
  const rows = days.map((day) => `<tr><td>${day}</td><td>7:30 pm</td><td>Net Loft</td></tr>`);
  const table = `<table><tr><th>Date</th><th>Time</th><th>Place</th></tr>${rows.join('')}</table>`;
  const html = `<!doctype html><html lang="en"><title>Quay Chess Club</title><nav>Home</nav><h1>Quay Chess Club</h1>${table}`;
  await page.route('https://venue.example/chess', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('https://venue.example/chess');
  const popup = await popupFor(page);
  const manager = await windowAfter(extension, () =>
    popup.getByRole('button', { name: 'Add all 12 events…' }).click(),
  );
  await manager.getByRole('button', { name: 'Add 12 events' }).click();
  const stored = () => sandbox.calendar.events().filter(({ title }) => title === 'Quay Chess Club');
  await until('all of them on the calendar', () => stored().length === 12, patience);
  expect(
    stored()
      .map(({ status, start_date }) => `${status} ${start_date}`)
      .sort(),
  ).toEqual(days.map((day) => `draft ${day} 19:30:00`).sort());

  const run = await openBulkTask(manager, 'Add 12 events from Quay Chess Club');
  await run.getByRole('button', { name: 'Undo all…' }).click();
  await run.getByRole('button', { name: 'Undo all 12' }).click();
  await expect(run).toContainText('12 of 12 undone');
  expect(stored().map(({ status }) => status)).toEqual(Array(12).fill('trash'));
});

test.describe('an import resumes after the worker was stopped, started again only by', () => {
  for (const [name, path] of [
    ['the manager', undefined],
    ['the settings page', 'options.html'],
  ] as const)
    test(name, longRun, async ({ connected, extension, sandbox }) => {
      await connected('site');
      const manager = await extension.open('manager.html#events');
      await manager.getByRole('button', { name: 'Import events' }).click();
      const days = Array.from({ length: 28 }, (_each, day) => inFile(dayAhead(60 + day)));
      const times = days.flatMap((day) => [`${day}T110000`, `${day}T190000`]);
      const lectures = times.flatMap((time) =>
        event(`UID:${time}`, `SUMMARY:Lecture ${time}`, `DTSTART;TZID=America/New_York:${time}`),
      );
      await manager.getByLabel('Files with events').setInputFiles(calendar(...lectures));
      const added = { path: '/wp-json/tribe/events/v1/events', method: 'POST' };
      sandbox.faults.set({ ...added, kind: 'delay', ms: 400 });
      const start = manager.getByRole('button', { name: 'Add 56 events' });
      // What the form says grows meanwhile, and a press may miss.
      await expect(async () => {
        await start.click({ timeout: 2_000 });
        await expect(start).toBeHidden({ timeout: 2_000 });
      }).toPass();
      const stored = () =>
        sandbox.calendar.events().filter(({ title }) => title.startsWith('Lecture')).length;
      await until('the first of them on the calendar', () => stored() > 2, 30_000);
      if (path !== undefined) {
        await extension.open(path);
        await manager.close();
      }
      const requests = () => sandbox.requests.filter(({ path }) => path.startsWith('/wp-json/')).length;
      for (const _death of [1, 2]) {
        await extension.killWorker();
        // The delay is tested in `watchRunner.test.ts`; here a busy machine may need longer.
        await extension.own.evaluate(() => chrome.alarms.clearAll());
        const before = requests();
        await until('the next request', () => requests() > before, 30_000);
      }
      sandbox.faults.clear();
      await until('all of them on the calendar', () => stored() === times.length, 30_000);
    });
});

test(
  'a calendar file that is dropped onto the manager, wherever it is, opens its import',
  longRun,
  async ({ connected, extension }) => {
    await connected('site');
    const manager = await extension.open('manager.html#activity');
    await expect(manager.getByRole('heading', { name: 'Activity' })).toBeVisible();
    const content = calendar(...reading).buffer.toString();
    const files = [{ name: 'season.ics', type: 'text/calendar', content }];
    await dragFiles(manager, 'dragover', files);
    await expect(manager.getByText('Drop links, a file of events')).toBeVisible();
    await dragFiles(manager, 'drop', files);
    await expect(manager.getByText('3 events on these days.')).toBeVisible();
    await expect(manager.getByText('Drop links, a file of events')).toHaveCount(0);

    const table = hallTable(['Sloop', 50, '19:30']).buffer.toString();
    await dragFiles(manager, 'drop', [{ name: 'hall.csv', type: 'text/csv', content: table }]);
    await expect(manager.getByText('Columns of the table')).toBeVisible();
  },
);
