import { expect, test } from './harness/test';

test('many events are moved at once: each change is shown before, and one undo takes all back', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const times = () =>
    new Map(
      sandbox.calendar.events().map(({ id, start_date, end_date }) => [id, `${start_date} ${end_date}`]),
    );
  const before = times();
  const manager = await extension.open('manager.html#events');
  await expect(manager.locator('tbody tr').first()).toBeVisible();
  const count = await manager.locator('tbody .collection-name').count();
  await manager.keyboard.press('*');
  await manager.getByRole('button', { name: 'Edit…' }).press('Enter');
  const panel = manager.getByRole('region', { name: `Edit ${count} events` });
  await panel.getByLabel('Change', { exact: true }).selectOption('Move by days or minutes');
  await panel.getByLabel('Days', { exact: true }).fill('7');
  await expect(panel.getByText(`${count} events change.`)).toBeVisible();
  await expect(panel.getByText(/^About \d+ requests/)).toBeVisible();
  await expect(panel.locator('.edits ins').first()).toBeVisible();
  expect(times()).toEqual(before);
  await panel.getByRole('button', { name: `Change ${count} events` }).press('Enter');
  const moved = () => [...times()].filter(([id, time]) => before.get(id) !== time).length;
  await expect.poll(moved).toBe(count);
  await panel.getByRole('button', { name: /^Undo all…/ }).click();
  // Where the first button lay: a second click there is none
  await panel.getByRole('button', { name: /^Undo/ }).first().press('Enter');
  await expect.poll(moved).toBe(0);
});

test('an event in the trash is deleted for good once its number was typed', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('site');
  const [event] = sandbox.calendar.events();
  sandbox.calendar.trashEvent(event?.id ?? 0);
  const count = sandbox.calendar.events().length;
  const manager = await extension.open('manager.html#events?show=trash');
  await expect(manager.locator('tbody tr').first()).toBeVisible();
  await manager.keyboard.press('*');
  await manager.getByRole('button', { name: 'Edit…' }).press('Enter');
  await manager.getByLabel('Change', { exact: true }).selectOption('Delete for good');
  await manager.getByLabel(/^To delete them/).fill('1');
  await manager.getByRole('button', { name: 'Delete 1 event for good' }).click();
  await expect.poll(() => sandbox.calendar.events().length).toBe(count - 1);
});
