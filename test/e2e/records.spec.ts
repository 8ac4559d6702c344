import { expect, test } from './harness/test';

test('doubles of a venue are found and merged: its events move first, and one undo brings all back', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const used = sandbox.calendar.events().find(({ venue }) => venue !== undefined)?.venue as
    | { id: number; venue: string; city: string }
    | undefined;
  const double = sandbox.calendar.addVenue({ venue: `The ${used?.venue}`, city: used?.city ?? '' });
  const moved = sandbox.calendar.addEvent({
    title: 'At the double',
    start_date: '2027-03-01 19:00:00',
    end_date: '2027-03-01 21:00:00',
    status: 'publish',
    venue: double,
  });
  const venueOf = () =>
    (sandbox.calendar.events().find(({ id }) => id === moved)?.venue as { id: number } | undefined)?.id;
  const statusOf = () => sandbox.calendar.venues().find(({ id }) => id === double)?.status;
  const manager = await extension.open('manager.html#records/venue');
  await expect(manager.locator('tbody tr').first()).toBeVisible();
  await manager.getByRole('button', { name: 'Find duplicates' }).press('Enter');
  await manager.getByRole('button', { name: new RegExp(`^Merge….*The ${used?.venue}`) }).press('Enter');
  await manager.getByLabel('Which one stays').selectOption(String(used?.id));
  await expect(manager.getByText('1 event moves to it first.')).toBeVisible();
  await manager.getByRole('button', { name: 'Merge entries' }).press('Enter');
  await expect.poll(statusOf).toBe('trash');
  expect(venueOf()).toBe(used?.id);
  await manager.getByRole('button', { name: /^Undo all…/ }).press('Enter');
  await manager.getByRole('button', { name: /^Undo/ }).first().press('Enter');
  await expect.poll(venueOf).toBe(double);
  expect(statusOf()).toBe('publish');
});
