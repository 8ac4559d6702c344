import type { Page } from '@playwright/test';
import { shiftDay, today } from '../../lib/shared/time';
import { openForm, saveAsDraft } from './calendarJourney';
import { expect, longRun, test } from './harness/test';

/** Links to calendar files: of a page that has nothing else, and in the menu of a link. */

/** The popup offers the dates of the next year. */
const [first, second] = [shiftDay(today(), 90), shiftDay(today(), 97)];
const file = (title: string) =>
  [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:series', `SUMMARY:${title}`],
    ...[
      `DTSTART:${first.replaceAll('-', '')}T190000`,
      'RRULE:FREQ=WEEKLY;COUNT=2',
      'END:VEVENT',
      'END:VCALENDAR',
    ],
  ].join('\r\n');
const asLink = (text: string) => `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;

async function visitLinks(visit: (address: string) => Promise<Page>, ...links: string[]): Promise<Page> {
  const page = await visit('https://venue.example/none');
  const address = 'https://venue.example/links';
  const anchors = links.map((link) => `<a href="${link}">Dates</a>`).join(' ');
  const html = `<!doctype html><title>Dates</title><p>${anchors}`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  return page;
}

test('the popup of a page that has only links to calendar files reads them, and each date can be added', async ({
  extension,
  visit,
  popupFor,
  connected,
  sandbox,
}) => {
  await connected('site');
  await extension.grantHost('https://venue.example');
  const feed = 'webcal://calendar.example/events/?ical=1';
  const page = await visitLinks(visit, feed, asLink(file('Rope splicing evening')));
  const popup = await popupFor(page);

  await test.step('a file on a site', async () => {
    await popup.getByRole('button', { name: 'Read the calendar file of calendar.example' }).click();
    const shown = sandbox.calendar.events().filter(({ status }) => status === 'publish');
    expect(shown.length).toBeGreaterThan(0);
    for (const { title } of shown) await expect(popup.getByText(title, { exact: true })).toBeVisible();
    // Of the first; rows say it, too
    await expect(popup.getByText('Already on your calendar').first()).toBeVisible();
    await popup.reload();
  });

  await test.step('a file in the link itself', async () => {
    await popup.getByRole('button', { name: 'Read the calendar file in this page' }).click();
    // The second date of the series
    await popup.locator('.others li button').first().click();
    await openForm(popup);
    await expect(popup.getByLabel('Starts')).toHaveValue(`${second}T19:00`);
    await saveAsDraft(popup);
    await expect(popup.getByText('Draft added')).toBeVisible();
    expect(sandbox.calendar.events().filter(({ title }) => title === 'Rope splicing evening')).toEqual([
      expect.objectContaining({ start_date: `${second} 19:00:00` }),
    ]);
  });
});

test(
  'the menu of a link reads calendar programs’ addresses and files in links, and says of others that it cannot',
  longRun,
  async ({ extension, visit, inPage, dispatchMenu, connected, sandbox }) => {
    await connected('site');
    await extension.grantHost('https://venue.example');
    const page = await visitLinks(visit);
    const ours = await inPage(page);
    const add = (linkUrl: string) => dispatchMenu(page, { menuItemId: 'link event.add', linkUrl });

    await add('mailto:choir@venue.example');
    await expect.poll(() => ours.text()).toContain('This link leads to no web page or calendar file.');

    await add(asLink(file('Net mending')));
    const form = await ours.frame();
    await expect(form.getByLabel('Which date?').getByRole('option')).toHaveCount(2);
    await saveAsDraft(form);
    await expect(form.getByText('“Net mending” added to your calendar')).toBeVisible();
    expect(sandbox.calendar.events().filter(({ title }) => title === 'Net mending')).toEqual([
      expect.objectContaining({ start_date: `${first} 19:00:00` }),
    ]);
    await form.getByRole('button', { name: 'Close' }).click();

    await add('webcal://calendar.example/events/?ical=1');
    await expect((await ours.frame()).getByText(/events found|Choose/i).first()).toBeVisible();
  },
);
