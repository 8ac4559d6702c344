import { pick, publish } from './calendarJourney';
import { expect, test } from './harness/test';

/** What a site has beside the calendar's own API: texts as typed, passwords, texts of pictures. */

const typed =
  'A "hall"...\n\n[map] at C:\\plan <!-- wp:paragraph {"a":"\\u002d"} --><p>Old</p><!-- /wp:paragraph -->';

test('the description of a venue is edited as it was typed', async ({ connected, extension, sandbox }) => {
  await connected('site');
  const id = sandbox.calendar.addVenue({
    venue: 'Lantern Yard',
    description: typed.replaceAll('\\', '\\\\'),
  });
  const stored = () => sandbox.calendar.storedDescription(id);
  const manager = await extension.open(`manager.html#records/venue/${id}`);
  const field = manager.getByLabel('Description', { exact: true });
  await expect(field).toHaveValue(typed);
  await manager.getByLabel('City', { exact: true }).fill('Lisbon');
  await field.fill(`${typed} By the water.`);
  await manager.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(manager.locator('form.manager-form')).toHaveCount(0);
  expect(stored()).toBe(`${typed} By the water.`);
  await manager.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(stored).toBe(typed);
});

test('a picture gets its text, and an event its password', async ({ connected, extension, sandbox }) => {
  await connected('site');
  const manager = await extension.open('manager.html#events/new');
  await manager.setViewportSize({ width: 1280, height: 900 });
  await manager.getByLabel('Title', { exact: true }).fill('Songs by lantern');
  await manager.getByLabel('Starts', { exact: true }).fill('2027-03-05T20:15');
  await pick(manager, 'Venue', 'Old Pier Hall');
  await manager.getByRole('button', { name: 'Media library' }).click();
  await manager.getByRole('button', { name: 'harbour-poster' }).click();
  const text = 'Boats at the "pier" \\ at night';
  await manager.getByLabel('Alternative text', { exact: true }).fill(text);
  await manager.getByText('Address and publication').click();
  await manager.getByLabel('Password', { exact: true }).fill('wick "1"');
  await publish(manager);
  await expect(manager.getByText('“Songs by lantern” added to your calendar')).toBeVisible();
  const [row] = sandbox.calendar.eventRows().filter(({ title }) => title === 'Songs by lantern');
  expect(row).toMatchObject({ status: 'publish', password: 'wick "1"' });
  expect(sandbox.calendar.pictures()[0]).toMatchObject({ alt: text });
});
