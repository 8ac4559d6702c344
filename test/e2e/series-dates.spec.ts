import { openForm, saveAsDraft } from './calendarJourney';
import { expect, test } from './harness/test';

/** An event that repeats, in the data of a page: one of its dates is added. */

const nextYear = new Date().getUTCFullYear() + 1;
const data = {
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: 'Rope splicing evening',
  identifier: 'rehearsal',
  startDate: `${nextYear}-03-01T18:00`,
  endDate: `${nextYear}-03-01T19:30`,
  eventSchedule: {
    '@type': 'Schedule',
    repeatFrequency: 'P1W',
    repeatCount: 4,
    startDate: `${nextYear}-03-01`,
  },
};

test('a page with a series offers its dates, and each can be added', async ({
  extension,
  visit,
  popupFor,
  connected,
  sandbox,
}) => {
  await connected('site');
  await extension.grantHost('https://venue.example');
  const page = await visit('https://venue.example/none');
  const address = 'https://venue.example/series';
  const html = `<!doctype html><script type="application/ld+json">${JSON.stringify(data)}</script><h1>Rope splicing evening</h1>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  const popup = await popupFor(page);
  for (const day of ['03-08', '03-15']) {
    await openForm(popup);
    const dates = popup.getByLabel('Which date?');
    await expect(dates.getByRole('option')).toHaveCount(4);
    await dates.selectOption(`${nextYear}-${day}T18:00:00`);
    await expect(popup.getByLabel('Ends')).toHaveValue(`${nextYear}-${day}T19:30`);
    await saveAsDraft(popup);
    await expect(popup.getByText('Draft added')).toBeVisible();
    await expect
      .poll(() => sandbox.calendar.events().filter(({ title }) => title === 'Rope splicing evening'))
      .toContainEqual(expect.objectContaining({ start_date: `${nextYear}-${day} 18:00:00` }));
  }
  expect(sandbox.calendar.events().filter(({ title }) => title === 'Rope splicing evening')).toHaveLength(2);
});
