import { answerSite, typeAddress, windowAfter } from './calendarJourney';
import { originsOf } from './harness/signIn';
import { expect, test } from './harness/test';

/** What a user of the site may do there decides what the manager offers. */

test('a contributor sees whose an event is, and may change their own alone', async ({
  extension,
  sandbox,
}) => {
  sandbox.calendar.signInAs('contributor1');
  const me = sandbox.calendar.users().find(({ login }) => login === 'contributor1');
  const day = { start_date: '2027-02-05 18:00:00', end_date: '2027-02-05 20:30:00' };
  const foreign = sandbox.calendar.addEvent({ ...day, title: 'Of the house', status: 'publish' });
  const own = sandbox.calendar.addEvent({
    ...day,
    title: 'Of mine',
    status: 'draft',
    author: String(me?.id),
  });
  await extension.preapprove(...originsOf('calendar.example'));
  const options = await extension.open('options.html#accounts');
  await answerSite(await windowAfter(extension, () => typeAddress(options, 'calendar.example')), 'Approve');
  await expect(options.getByText('as contributor1')).toBeVisible();
  await options.close();

  const manager = await extension.open(`manager.html#events/${foreign}`);
  await expect(manager.getByText('by Robin Hale')).toBeVisible();
  await expect(manager.getByText('Your user on the site may not change this event.')).toBeVisible();
  await expect(manager.getByLabel('Title', { exact: true })).toHaveCount(0);
  await manager.evaluate((id) => location.assign(`#events/${id}`), own);
  await expect(manager.getByLabel('Title', { exact: true })).toHaveValue('Of mine');
  await manager.evaluate(() => location.assign('#records/tag'));
  await expect(manager.getByRole('button', { name: 'New tag' })).toHaveCount(0);
  await expect(manager.getByRole('link', { name: 'New tag' })).toHaveCount(0);
});
