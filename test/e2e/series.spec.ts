import { publish } from './calendarJourney';
import { expect, test } from './harness/test';

test('an event is repeated in a preview of months, and its series moved and undone', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const carols = () =>
    sandbox.calendar
      .events()
      .filter(({ title, status }) => title === 'Carols at the pier' && status !== 'trash')
      .sort((one, other) => (one.start_date < other.start_date ? -1 : 1));
  const [first] = carols();
  const manager = await extension.open(`manager.html#events/repeat:${first?.id}`);
  const form = manager.getByRole('region', { name: 'Repeat this event' });
  await form.getByLabel('Dates in all').fill('4');
  await expect(form.getByText('3 events are added.')).toBeVisible();
  // One is left out, another one added
  await form.locator('.small-month [aria-pressed=true]:not(.small-own)').first().press('Enter');
  await expect(form.getByText('2 events are added.')).toBeVisible();
  await form.getByRole('button', { name: 'Add 2 events' }).press('Enter');
  await expect.poll(() => carols().length).toBe(3);
  const addresses = carols().map(({ slug }) => slug);
  expect(new Set(addresses).size).toBe(3);
  for (const event of carols().slice(1)) {
    expect(event.slug).toBe(`carols-at-the-pier-${event.start_date.slice(0, 10)}`);
    expect(event).toMatchObject({ venue: first?.venue, cost: first?.cost, status: first?.status });
  }

  // The worker forgets nothing: the series is changed together
  await manager.goto(`${manager.url().split('#')[0]}#events/${carols()[1]?.id}`);
  await manager.reload();
  await manager.getByRole('button', { name: 'All 3…' }).press('Enter');
  const panel = manager.getByRole('region', { name: 'Edit 3 events' });
  await panel.getByLabel('Change', { exact: true }).selectOption('Move by days or minutes');
  await panel.getByLabel('Minutes', { exact: true }).fill('30');
  const before = carols().map(({ start_date }) => start_date);
  await panel.getByRole('button', { name: 'Change 3 events' }).press('Enter');
  await expect
    .poll(() => carols().map(({ start_date }) => Date.parse(`${start_date}Z`)))
    .toEqual(before.map((time) => Date.parse(`${time}Z`) + 1_800_000));
});

test('a new event is repeated as soon as it is added', async ({ connected, extension, sandbox }) => {
  await connected('site');
  const walks = () => sandbox.calendar.events().filter(({ title }) => title === 'Lantern walk');
  const manager = await extension.open('manager.html#events/new:2027-03-05');
  await manager.setViewportSize({ width: 1280, height: 900 });
  await manager.getByLabel('Repeat on other days (you choose them next)').check();
  await manager.getByLabel('Title', { exact: true }).fill('Lantern walk');
  await publish(manager);
  const dialog = manager.getByRole('region', { name: 'Repeat this event' });
  await dialog.getByLabel('Dates in all').fill('3');
  await dialog.getByRole('button', { name: 'Add 2 events' }).click();
  await expect.poll(() => walks().map(({ start_date }) => start_date)).toHaveLength(3);
  expect(walks().every(({ status }) => status === 'publish')).toBe(true);
});
