import { makePng } from '../sandbox/calendar/pictures';
import { openForm, pick, publish, unfoldDetails } from './calendarJourney';
import { connectSite } from './harness/signIn';
import { expect, test } from './harness/test';
import { toStored, toStoredUtc } from './stored';

const jazz = 'Jazz Night with the Blue Lamp Trio';

test('an event is added, edited, trashed and restored', async ({ extension, sandbox, visit, popupFor }) => {
  const stored = () => sandbox.calendar.events().filter(({ title }) => title.startsWith('Jazz Night'));
  await (await connectSite(extension)).close();
  await extension.grantHost('https://venue.example');
  const page = await visit('https://venue.example/jazz-night');
  const popup = await popupFor(page);
  await openForm(popup);
  const [organizer] = sandbox.calendar.organizers();
  await unfoldDetails(popup);
  await pick(popup, 'Organizer', String(organizer?.organizer));
  await publish(popup);
  await expect(popup.getByText(/added/i).first()).toBeVisible();
  const [added] = stored();
  expect(added).toMatchObject({
    status: 'publish',
    venue: { venue: 'Harbour Hall' },
    organizer: [{ id: organizer?.id }],
    image: { width: 800, height: 320 },
  });
  await popup.close();

  const again = await popupFor(page);
  const opened = extension.context.waitForEvent('page');
  await again.getByRole('button', { name: 'Edit', exact: true }).click();
  const manager = await opened;
  await manager.getByLabel('Price').fill('15');
  const laterEnd = `${sandbox.programme.jazzNight.start.slice(0, 10)}T23:00`;
  await manager.getByLabel('Ends').fill(laterEnd);
  const poster = { name: 'poster.png', mimeType: 'image/png', buffer: Buffer.from(makePng(320, 200)) };
  await manager.locator('input[type=file]').setInputFiles(poster);
  await expect(manager.getByText('poster.png')).toBeVisible();
  await manager.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(manager.getByText(`“${jazz}” saved`)).toBeVisible();
  const { modified, modified_utc, date, date_utc, ...kept } = added ?? {};
  expect(stored()).toMatchObject([
    {
      ...kept,
      end_date: toStored(laterEnd),
      utc_end_date: toStoredUtc(laterEnd),
      end_date_details: expect.anything(),
      utc_end_date_details: expect.anything(),
      image: expect.objectContaining({ width: 320, height: 200 }),
      cost: '$15',
      cost_details: expect.objectContaining({ values: ['15'] }),
    },
  ]);

  await manager.locator('.collection-details .way-back').click();
  await manager.getByLabel('Search').fill('Blue Lamp');
  const row = manager.getByRole('row').filter({ hasText: jazz });
  await row.hover();
  await row.getByRole('button', { name: /^Move to trash/ }).click();
  await expect(manager.getByText(`“${jazz}” moved to the trash`)).toBeVisible();
  expect(stored()).toMatchObject([{ status: 'trash' }]);
  await manager.getByRole('button', { name: 'Undo' }).click();
  await expect(manager.getByText(`“${jazz}” moved to the trash, undone`)).toBeVisible();
  expect(stored()).toMatchObject([
    {
      status: 'publish',
      slug: added?.slug,
      cost: '$15',
      venue: { venue: 'Harbour Hall' },
      image: { width: 320 },
    },
  ]);
});

test('a second press does not trash the event that moved up; by keys, the focus goes to it', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const trashed = () =>
    sandbox.calendar.events().flatMap(({ status, title }) => (status === 'trash' ? [title] : []));
  const manager = await extension.open('manager.html#events');
  const row = (title: string) => manager.getByRole('row').filter({ hasText: title });
  const trash = (title: string) => row(title).getByRole('button', { name: /^Move to trash/ });
  // A row that moves away after the pointer has come hides its buttons again
  const pressTrash = (title: string) =>
    expect(async () => {
      await row(title).hover();
      await trash(title).click({ timeout: 1_000 });
    }).toPass();
  const moved = (title: string) => manager.getByText(`“${title}” moved to the trash`);

  await pressTrash('Saturday market');
  await expect(moved('Saturday market')).toBeVisible();
  await pressTrash('Carols at the pier');
  await expect(moved('Carols at the pier')).toBeVisible();
  const below = () => manager.evaluate(() => document.querySelector('tr button:hover')?.textContent);
  await expect.poll(below).toMatch(/^Move to trash “(?:A talk|Open rehearsal)/);
  await manager.mouse.down();
  await manager.mouse.up();

  await pressTrash('Town festival');
  await expect(moved('Town festival')).toBeVisible();
  expect(trashed().sort()).toEqual(['Carols at the pier', 'Saturday market', 'Town festival']);

  await row('A talk from Lisbon').getByRole('link').focus();
  await trash('A talk from Lisbon').press('Enter');
  await expect(moved('A talk from Lisbon')).toBeVisible();
  const focused = () => manager.evaluate(() => document.activeElement?.closest('tr')?.textContent);
  await expect.poll(focused).toContain('Open rehearsal');
});

test('an event is moved by the pointer and by keys, and each move is undone', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const carols = 'Carols at the pier';
  const times = () => {
    const found = sandbox.calendar.events().find(({ title }) => title === carols);
    return [String(found?.start_date), String(found?.end_date)];
  };
  const [start = '', end = ''] = times();
  const day = start.slice(0, 10);
  const manager = await extension.open(`manager.html#events?as=month&on=${day}`);
  const chip = manager.locator(`.month-row[title="${carols}"]`);
  const undo = async (moved: readonly string[]) => {
    await expect.poll(times).toEqual(moved);
    await manager.getByRole('button', { name: 'Undo' }).click();
    await expect(manager.getByText(`“${carols}” saved, undone`)).toBeVisible();
    expect(times()).toEqual([start, end]);
  };

  const week = manager.getByRole('row').filter({ has: manager.locator(`[data-day="${day}"]`) });
  const others = week.locator(`[data-day]:not([data-day="${day}"])`);
  const target = String(await others.first().getAttribute('data-day'));
  await chip.hover();
  await manager.mouse.down();
  await others.first().hover();
  await expect(week.locator(`[data-day="${target}"] [data-moved]`)).toBeVisible();
  expect(times()).toEqual([start, end]);
  await manager.mouse.up();
  await undo([start.replace(day, target), end.replace(day, target)]);
  expect(manager.url()).not.toContain('events/');

  await manager.getByRole('button', { name: 'Week', exact: true }).click();
  // In its day: the page scrolls in a low window
  const place = () =>
    chip.evaluate((one: HTMLElement) => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight]);
  const before = await place();
  await chip.press('Alt+ArrowDown');
  await chip.press('Alt+Shift+ArrowDown');
  await expect(manager.getByText('Press Enter to keep it there')).toBeVisible();
  expect(times()).toEqual([start, end]);
  await chip.press('Enter');
  await undo([start.replace('19:00', '19:15'), end.replace('21:00', '21:30')]);

  // Drawn where it was, too: a chip that is drawn anew ends a drag
  await expect.poll(place).toEqual(before);
  await chip.locator('[data-edge]').hover();
  const { x, y, height } = (await chip.locator('[data-edge]').boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await manager.mouse.down();
  await manager.mouse.move(x + 20, y + height / 2 - 44, { steps: 4 });
  await manager.mouse.up();
  await undo([start, end.replace('21:00', '20:00')]);
});

test('the page of an event is checked, and what it says now is taken over', async ({
  extension,
  sandbox,
  visit,
  popupFor,
}) => {
  await (await connectSite(extension)).close();
  await extension.grantHost('https://venue.example');
  const popup = await popupFor(await visit('https://venue.example/jazz-night'));
  await openForm(popup);
  await publish(popup);
  await expect(popup.getByText(/added/i).first()).toBeVisible();
  await popup.close();
  const event = () => sandbox.calendar.events().find(({ title }) => title === jazz);
  const day = sandbox.programme.jazzNight.start.slice(0, 10);

  const manager = await extension.open(`manager.html#events/${event()?.id}`);
  // The list has room for the standing of an event
  await manager.setViewportSize({ width: 1280, height: 900 });
  await manager.getByRole('button', { name: 'Check daily' }).click();
  await expect(manager.getByRole('button', { name: 'Check daily' })).toHaveAttribute('aria-pressed', 'true');
  await manager.getByRole('button', { name: 'Check now' }).click();
  await expect(manager.getByText('nothing has changed')).toBeVisible();
  const moved = { '@type': 'Event', name: jazz, startDate: `${day}T21:15:00`, endDate: `${day}T23:00:00` };
  const text = `<script type="application/ld+json">${JSON.stringify(moved)}</script>`;
  sandbox.faults.set({ host: 'venue.example', path: '/jazz-night', kind: 'text', text });
  await manager.getByRole('button', { name: 'Check now' }).click();
  await expect(manager.getByText('says something else now')).toBeVisible();
  await manager.locator('.collection-details .way-back').click();
  const row = manager.getByRole('row').filter({ hasText: jazz });
  await expect(row.getByText('Page changed')).toBeVisible();
  await row.getByRole('link').first().click();
  await manager.getByRole('button', { name: 'Update…' }).click();
  await expect(manager.getByRole('table').filter({ hasText: '9:15' })).toBeVisible();
  await manager.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(manager.getByText(`“${jazz}” saved`)).toBeVisible();
  expect(event()?.start_date).toBe(toStored(`${day}T21:15`));
  await expect(manager.getByText('says something else now')).toBeHidden();
});
