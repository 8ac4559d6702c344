import type { Page } from '@playwright/test';
import { shiftDay } from '../../lib/shared/time';
import type { Sandbox } from '../sandbox';
import {
  answerSite,
  openForm,
  pick,
  publish,
  saveAsDraft,
  typeAddress,
  unfoldDetails,
  windowAfter,
} from './calendarJourney';
import type { Extension } from './harness/extension';
import { originsOf } from './harness/signIn';
import { test as base, expect, longRun, variant } from './harness/test';

interface Reviewing {
  /** The form about Jazz Night in a popup, with the calendar connected. */
  popup: Page;
  /** Closes the popup as a person does by accident, and opens it again. */
  reopen(): Promise<Page>;
}

const test = base.extend<Reviewing & { page: Page }>({
  page: async ({ extension, visit, connected }, use) => {
    await extension.grantHost('https://venue.example');
    await connected('site');
    await use(await visit('https://venue.example/jazz-night'));
  },
  popup: async ({ page, popupFor }, use) => {
    const popup = await popupFor(page);
    await openForm(popup);
    await use(popup);
  },
  reopen: async ({ page, popup, popupFor }, use) =>
    use(async () => {
      await popup.close();
      return popupFor(page);
    }),
});

const jazz = 'Jazz Night with the Blue Lamp Trio';
const title = (popup: Page) => popup.getByLabel('Title', { exact: true });
const stored = ({ calendar }: Sandbox, wanted: string) =>
  calendar.events().filter((event) => event.title === wanted);
const idNamed = (terms: { id: number; name: string }[], name: string) =>
  terms.find((term) => term.name === name)?.id;

test('every field is stored as in the form', async ({ popup, sandbox }) => {
  const day = shiftDay(sandbox.programme.jazzNight.start.slice(0, 10), 1);
  await title(popup).fill('Jazz & “Tides”: a <quiet> evening');
  await popup.getByLabel('Starts').fill(`${day}T19:15`);
  await popup.getByLabel('Ends').fill(`${day}T21:45`);
  await pick(popup, 'Time zone', 'Lisbon', 'Europe/Lisbon');
  await pick(popup, 'Venue', 'The Net Loft', 'New venue “The Net Loft”');
  await popup.getByLabel('Address').fill('9 Rope Walk');
  await popup.getByLabel('City').fill('Port Ellis');
  await popup.getByLabel('Postal code').fill('04102');
  await popup.getByLabel('State or province').fill('ME');
  await popup.getByLabel('Country').fill('US');
  await unfoldDetails(popup);
  await pick(popup, 'Organizer', 'choir', 'Harbour Choir');
  await popup.getByLabel('Description').fill('Two sets.\nBring a scarf.');
  await popup.getByLabel('Price').fill('12–15');
  await popup.getByLabel('Website', { exact: true }).fill('https://venue.example/jazz-night?from=us');
  await popup.getByLabel('Image').fill('');
  await popup.getByRole('button', { name: 'Remove Jazz' }).click();
  await pick(popup, 'Categories', 'Mus', 'Music');
  await pick(popup, 'Categories', 'Talks');
  await pick(popup, 'Tags', 'Family');
  await publish(popup);
  await expect(popup.getByText('Added', { exact: true })).toBeVisible();

  const { calendar } = sandbox;
  const event = calendar.events().at(-1);
  expect(event).toMatchObject({
    status: 'publish',
    start_date: `${day} 19:15:00`,
    end_date: `${day} 21:45:00`,
    utc_start_date: `${day} 19:15:00`,
    timezone: 'Europe/Lisbon',
    all_day: false,
    venue: {
      venue: 'The Net Loft',
      address: '9 Rope Walk',
      city: 'Port Ellis',
      zip: '04102',
      country: expect.stringMatching(/^US|United States$/),
    },
    organizer: [{ organizer: 'Harbour Choir', email: 'choir@calendar.example' }],
    website: 'https://venue.example/jazz-night?from=us',
    image: false,
  });
  expect(event?.title).toMatch(/^Jazz &(?:amp;|#038;)? ?.*Tides.*: a .*evening$/);
  expect(event?.description).toMatch(/Two sets\.[\s\S]*Bring a scarf\./);
  expect(event?.cost).toMatch(/12.*15/);
  expect(event?.categories.map(({ id }) => id).sort()).toEqual(
    [idNamed(calendar.categories(), 'Music'), idNamed(calendar.categories(), 'Talks')].sort(),
  );
  expect(event?.tags.map(({ name }) => name)).toContain('Family');
  expect(calendar.organizers().filter(({ organizer }) => organizer === 'Harbour Choir')).toHaveLength(1);
});

test('a field that is scrolled to stops above the bar with the buttons', async ({ popup }) => {
  for (const group of await popup.locator('.field-group > summary').all()) await group.click();
  const gaps = await popup.locator('.event-form .field').evaluateAll((fields) =>
    fields.map((field) => {
      field.scrollIntoView({ block: 'end' });
      const bar = document.querySelector('.form-end') as Element;
      return bar.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
    }),
  );
  expect(gaps.length).toBeGreaterThan(8);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});

test('an event saved as a draft has the status draft', longRun, async ({ popup, sandbox }) => {
  await expect(popup.getByRole('radio', { name: 'Draft' })).toBeChecked();
  await saveAsDraft(popup);
  await expect(popup.getByText('Draft added')).toBeVisible();
  expect(stored(sandbox, jazz).map(({ status }) => status)).toEqual(['draft']);
});

test('a known venue is linked and not changed', longRun, async ({ popup, sandbox }) => {
  await pick(popup, 'Venue', 'old pier hall', 'Old Pier Hall');
  const before = sandbox.calendar.venues().find(({ venue }) => venue === 'Old Pier Hall');
  await saveAsDraft(popup);
  await expect(popup.getByText('Draft added')).toBeVisible();
  expect(stored(sandbox, jazz)[0]?.venue).toMatchObject({ id: before?.id });
  expect(sandbox.calendar.venues().find(({ venue }) => venue === 'Old Pier Hall')).toEqual(before);
  expect(sandbox.calendar.venues().map(({ venue }) => venue)).not.toContain('Harbour Hall');
});

test('an invalid field shows its error and gets the focus, and nothing is stored', async ({
  popup,
  sandbox,
}) => {
  const before = sandbox.calendar.events().length;
  await title(popup).fill('');
  await popup.getByLabel('Ends').fill(sandbox.programme.jazzNight.doors);
  await unfoldDetails(popup);
  await popup.getByLabel('Website', { exact: true }).fill('javascript:alert(1)');
  await saveAsDraft(popup);
  await expect(title(popup)).toBeFocused();
  await expect(title(popup)).toHaveAccessibleDescription(/Enter a title for the event\./);
  await expect(popup.getByLabel('Ends')).toHaveAccessibleDescription(/The end is before the start\./);
  await expect(popup.getByLabel('Website', { exact: true })).toHaveAccessibleDescription(
    /This is not a web address\./,
  );

  await title(popup).fill('Jazz');
  await expect(title(popup)).not.toHaveAttribute('aria-invalid');
  await saveAsDraft(popup);
  await expect(popup.getByLabel('Ends')).toBeFocused();
  expect(sandbox.calendar.events()).toHaveLength(before);
  expect(
    sandbox.requests.filter(({ method, host }) => method === 'POST' && host === 'calendar.example'),
  ).toEqual([]);

  await popup.getByLabel('Ends').fill(sandbox.programme.jazzNight.end);
  await popup.getByLabel('Website', { exact: true }).fill('');
  await saveAsDraft(popup);
  await expect(popup.getByText('Draft added')).toBeVisible();
});

for (const { what, fault, says, field } of [
  {
    what: 'a plugin forbids it',
    fault: {
      kind: 'status',
      status: 403,
      body: { code: 'rest_forbidden', message: '', data: { status: 403 } },
    },
    says: 'Your user on the calendar site is not allowed to do this.',
  },
  {
    what: 'the picture cannot be reached',
    fault: {
      kind: 'status',
      status: 400,
      body: { code: 'rest_invalid_param', message: '', data: { status: 400, params: { image: '' } } },
    },
    says: 'Your calendar site could not get the image from its address',
    field: 'Image',
  },
] as const) {
  test(`a save that is refused because ${what} says so in view, with the focus`, async ({
    popup,
    sandbox,
  }) => {
    sandbox.faults.set({ ...fault, method: 'POST', path: '/wp-json/tribe/events/v1/events' });
    await popup.locator('.popup-main').evaluate((main) => main.scrollTo(0, 0));
    await saveAsDraft(popup);
    const notice = popup.getByRole('status').locator('.notice').filter({ hasText: says });
    await expect(notice).toBeInViewport({ ratio: 1 });
    const focused = field ? popup.getByLabel(field, { exact: true }) : notice;
    await expect(focused).toBeFocused();
    await expect(focused).toBeInViewport({ ratio: 1 });
    if (field) await expect(focused).toHaveAccessibleDescription(new RegExp(says));
    await expect(popup.locator('[aria-invalid]')).toHaveCount(field ? 1 : 0);
    await expect(title(popup)).toHaveValue(jazz);
  });
}

test('a draft survives closing the popup until the event is on the calendar', async ({
  popup,
  reopen,
  popupFor,
  page,
}) => {
  await title(popup).fill('A better title');
  await unfoldDetails(popup);
  await popup.getByLabel('Price').fill('7');
  const again = await reopen();
  await openForm(again);
  await expect(title(again)).toHaveValue('A better title');
  await expect(again.getByLabel('Price')).toHaveValue('7');
  await expect(again.getByText('Your unsaved changes are restored.')).toBeVisible();

  await again.getByRole('button', { name: 'Start over' }).click();
  await expect(title(again)).toHaveValue(jazz);
  await title(again).fill('A third title');
  await saveAsDraft(again);
  await expect(again.getByText('Draft added')).toBeVisible();
  await again.close();
  const third = await popupFor(page);
  await third.getByRole('button', { name: /^Add (?:as a new event|to Harbour)/ }).click();
  await expect(title(third)).toHaveValue(jazz);
  await expect(third.getByText('Your unsaved changes are restored.')).toBeHidden();
});

test(
  'a draft is deleted with its job, even if the popup closes right after the click',
  longRun,
  async ({ popup, reopen, sandbox }) => {
    const path = '/wp-json/tribe/events/v1/events';
    sandbox.faults.set({ kind: 'delay', ms: 300, method: 'POST', path, times: 1 });
    await title(popup).fill('A better title');
    await saveAsDraft(popup);
    await expect
      .poll(() => sandbox.requests.some((one) => one.method === 'POST' && one.path === path))
      .toBe(true);
    const again = await reopen();
    await expect(again.getByText('“A better title” added to your calendar')).toBeVisible();
    await again.getByRole('button', { name: /^Add (?:as a new event|to Harbour)/ }).click();
    await expect(title(again)).toHaveValue(jazz);
    expect(stored(sandbox, 'A better title')).toHaveLength(1);
  },
);

const webPage = { what: 'a web page', fault: { kind: 'html' } } as const;
const nothing = { what: 'nothing', fault: { kind: 'empty' } } as const;
const wrongTypes = {
  what: 'wrong types',
  fault: { kind: 'body', body: { id: 'seven', title: { rendered: [] }, status: 9 } },
} as const;
const list = { what: 'a list', fault: { kind: 'body', body: [] } } as const;

for (const [index, [before, after]] of (
  [
    [webPage, wrongTypes],
    [nothing, list],
    [wrongTypes, webPage],
    [list, nothing],
  ] as const
).entries()) {
  test(
    `a calendar that answers ${before.what} instead of storing an event, or ${after.what} when it has: the event is stored once`,
    variant(index),
    async ({ popup, sandbox, reopen }) => {
      const path = '/wp-json/tribe/events/v1/events';
      sandbox.faults.set({ ...before.fault, method: 'POST', path });
      await title(popup).fill('A better title');
      await saveAsDraft(popup);
      // Looked for again and again, and not there.
      await expect(popup.getByText('“A better title” not added')).toBeVisible({ timeout: 15_000 });
      expect(stored(sandbox, 'A better title')).toEqual([]);

      sandbox.faults.clear();
      const again = await reopen();
      await openForm(again);
      await expect(title(again)).toHaveValue('A better title');
      // Stored behind an answer that nobody can read, it is found.
      sandbox.faults.set({ ...after.fault, method: 'POST', path, when: 'after', times: 1 });
      await saveAsDraft(again);
      await expect(again.getByText('Draft added')).toBeVisible({
        timeout: 15_000,
      });
      expect(stored(sandbox, 'A better title')).toHaveLength(1);
    },
  );
}

test(
  'venues with markup and unusual addresses are shown as text',
  longRun,
  async ({ page, popupFor, sandbox }) => {
    sandbox.calendar.addVenue({ venue: '<img src=x onerror=alert(1)> Hall' });
    const popup = await popupFor(page);
    popup.on('dialog', () => {
      throw new Error('Markup was run');
    });
    await openForm(popup);
    await popup.getByRole('combobox', { name: 'Venue', exact: true }).fill('Hall');
    await expect(popup.getByRole('option').first()).toBeVisible();
    expect(await popup.locator('[role=option] img').count()).toBe(0);
  },
);

base(
  'a contributor is told that somebody else publishes, and sends the event for review',
  longRun,
  async ({ extension, sandbox, visit, popupFor }) => {
    sandbox.calendar.signInAs('contributor1');
    await extension.grantHost('https://venue.example');
    await extension.preapprove(...originsOf('calendar.example'));
    const options = await extension.open('options.html');
    await answerSite(await windowAfter(extension, () => typeAddress(options, 'calendar.example')), 'Approve');
    await expect(
      options.getByText('Your user can submit events for review. Someone else publishes them.'),
    ).toBeVisible();

    const popup = await popupFor(await visit('https://venue.example/jazz-night'));
    await openForm(popup);
    await expect(popup.getByText('Your user on the site is not allowed to publish.')).toBeVisible();
    await expect(popup.getByRole('radio', { name: 'Published' })).toHaveCount(0);
    await popup.getByRole('radio', { name: 'Pending review' }).check();
    await popup.getByRole('button', { name: 'Submit for review' }).click();
    await expect(popup.getByText('Submitted for review', { exact: true })).toBeVisible();
    expect(stored(sandbox, jazz).map(({ status }) => status)).toEqual(['pending']);
  },
);

base(
  'what was typed goes along to another site, and its rights count there',
  longRun,
  async ({ extension, sandbox, connected, visit, popupFor }) => {
    await extension.grantHost('https://venue.example');
    await connected('site');
    await connectContributor(extension, sandbox);
    const popup = await popupFor(await visit('https://venue.example/jazz-night'));
    await openForm(popup);
    const sites = popup.getByRole('main').getByLabel('Calendar site');
    const chosen = await sites.inputValue();
    await popup.getByLabel('Title', { exact: true }).fill('Jazz for two sites');
    const others = await sites
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    const isContributor = await popup.getByText('is not allowed to publish').isVisible();
    await sites.selectOption(others.find((value) => value !== chosen) ?? '');
    await expect(popup.getByText('is not allowed to publish')).toBeVisible({ visible: !isContributor });
    await expect(popup.getByLabel('Title', { exact: true })).toHaveValue('Jazz for two sites');
    await saveAsDraft(popup);
    await expect(popup.getByText('Draft added')).toBeVisible();
    const author = sandbox.calendar
      .users()
      .find(({ login }) => login === (isContributor ? 'robin' : 'contributor1'));
    expect(stored(sandbox, 'Jazz for two sites')).toMatchObject([{ author: String(author?.id) }]);
  },
);

base(
  'one form adds the event to two sites: the one that refused it is retried alone, and one undo takes both back',
  longRun,
  async ({ extension, sandbox, connected, visit, popupFor }) => {
    await extension.grantHost('https://venue.example');
    await connected('site');
    await connectContributor(extension, sandbox);
    const popup = await popupFor(await visit('https://venue.example/jazz-night'));
    await openForm(popup);
    await popup.getByLabel('Title', { exact: true }).fill('Jazz twice');
    await popup.getByRole('group', { name: 'Also add to' }).getByRole('checkbox').check();
    sandbox.faults.set({
      method: 'POST',
      path: /\/events$/,
      kind: 'status',
      status: 403,
      body: {},
      times: 1,
    });
    await popup.getByRole('button', { name: 'Save as draft' }).click();
    await expect(popup.getByText('1 of 2 done · 1 failed')).toBeVisible();
    expect(stored(sandbox, 'Jazz twice')).toHaveLength(1);
    await popup.getByRole('button', { name: /^Retry/ }).click();
    await expect(popup.getByText('2 of 2 done')).toBeVisible();
    expect(stored(sandbox, 'Jazz twice').map(({ status }) => status)).toEqual(['draft', 'draft']);
    await popup.getByRole('button', { name: 'Undo all…' }).click();
    await popup.getByRole('button', { name: /^Undo all 2/ }).click();
    await expect
      .poll(() => stored(sandbox, 'Jazz twice').map(({ status }) => status))
      .toEqual(['trash', 'trash']);
  },
);

/** Connects the calendar as a second user, too: a site of its own for the extension. */
async function connectContributor(extension: Extension, sandbox: Sandbox): Promise<void> {
  sandbox.calendar.signInAs('contributor1');
  const options = await extension.open('options.html#accounts');
  await answerSite(await windowAfter(extension, () => typeAddress(options, 'calendar.example')), 'Approve');
  await expect(options.getByText('as contributor1')).toBeVisible();
  await options.close();
}
