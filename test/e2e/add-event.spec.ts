import type { Page } from '@playwright/test';
import { shiftDay } from '../../lib/shared/time';
import type { Sandbox } from '../sandbox';
import { toDateText } from '../sandbox/web/programme';
import { openForm, pick, publish, saveAsDraft, windowAfter } from './calendarJourney';
import { originsOf } from './harness/signIn';
import { test as base, expect, longRun, variant } from './harness/test';
import { toStored, toStoredUtc } from './stored';

interface Connected {
  /** The popup of a page on the demo venue, with the calendar connected and the site readable. */
  popupOn(path: string): Promise<{ page: Page; popup: Page }>;
}

const test = base.extend<Connected>({
  popupOn: async ({ connected, extension, visit, popupFor }, use) => {
    await extension.grantHost('https://venue.example');
    await connected('site');
    await use(async (path) => {
      const page = await visit(`https://venue.example${path}`);
      return { page, popup: await popupFor(page) };
    });
  },
});

const jazz = 'Jazz Night with the Blue Lamp Trio';
const stored = ({ calendar }: Sandbox, title: string) =>
  calendar.events().filter((event) => event.title === title);
const onCalendar = (title: string) => `“${title}” added to your calendar`;
/** Beside the event itself. */
const addedHere = /^(?:Draft added|Added)$/;

test('an event from JSON-LD is added to the calendar as in the page, and updated after the page has changed', async ({
  popupOn,
  popupFor,
  sandbox,
}) => {
  const { start, end } = sandbox.programme.jazzNight;
  const { page, popup } = await popupOn('/jazz-night');
  await openForm(popup);
  await expect(popup.getByLabel('Starts')).toHaveValue(start);
  await expect(popup.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/New_York');
  await expect(popup.getByText('The source gives -05:00, which matches America/New_York.')).toBeVisible();
  await saveAsDraft(popup);
  await expect(popup.getByText(addedHere)).toBeVisible();
  const [before] = stored(sandbox, jazz);
  expect(stored(sandbox, jazz)).toEqual([
    expect.objectContaining({
      status: 'draft',
      start_date: toStored(start),
      end_date: toStored(end),
      utc_start_date: toStoredUtc(start),
      timezone: 'America/New_York',
      website: 'https://venue.example/jazz-night',
      venue: expect.objectContaining({ venue: 'Harbour Hall', address: '12 Quay Street', zip: '04101' }),
      organizer: [
        expect.objectContaining({ organizer: 'Harbour Hall Friends', email: 'friends@venue.example' }),
      ],
      image: expect.objectContaining({ width: 800, height: 320 }),
    }),
  ]);
  await popup.close();

  const day = start.slice(0, 10);
  const nextDay = shiftDay(day, 1);
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  await page.route(page.url(), (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replaceAll(day, nextDay) }),
  );
  await page.reload();
  const again = await popupFor(page);
  await expect(again.getByText('Already on your calendar, not published')).toBeVisible();
  await again.getByRole('button', { name: 'Update from the page' }).click();
  await expect(again.getByText(/^The form is filled in from the page/)).toBeVisible();
  await expect(again.getByLabel('Starts')).toHaveValue(start.replace(day, nextDay));
  await again.setViewportSize({ width: 420, height: 700 });
  const lines = (cell: Element) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  };
  expect(await again.getByRole('rowheader', { name: 'Starts' }).evaluate(lines)).toBe(1);
  await again.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(again.getByText(`“${jazz}” saved`)).toBeVisible();
  expect(stored(sandbox, jazz)).toEqual([
    expect.objectContaining({
      id: before?.id,
      start_date: toStored(start.replace(day, nextDay)),
      end_date: toStored(end.replace(day, nextDay)),
      cost: before?.cost,
      venue: expect.objectContaining({ venue: 'Harbour Hall' }),
      image: expect.objectContaining({ width: 800, height: 320 }),
    }),
  ]);
});

test(
  'times of microdata without a zone are in the calendar’s zone, and the form says so',
  longRun,
  async ({ popupOn, sandbox }) => {
    const { popup } = await popupOn('/market');
    await openForm(popup);
    await expect(
      popup.getByText("No time zone is given, so this uses your calendar's, America/New_York."),
    ).toBeVisible();
    await publish(popup);
    await expect(popup.getByText(addedHere)).toBeVisible();
    expect(stored(sandbox, 'Winter market')).toEqual([
      expect.objectContaining({
        status: 'publish',
        start_date: toStored(sandbox.programme.market.start),
        end_date: toStored(sandbox.programme.market.end),
        timezone: 'America/New_York',
        venue: expect.objectContaining({ venue: 'Old Boathouse', city: 'Port Ellis' }),
        organizer: [expect.objectContaining({ organizer: 'Port Ellis Traders', phone: '+1 207 555 0134' })],
      }),
    ]);
  },
);

test('an event in plain text is found at once and undone; one of several is chosen; other zones and all-day events are kept', async ({
  popupOn,
  popupFor,
  sandbox,
}) => {
  const { talk, choirs, lanterns } = sandbox.programme;
  const { page, popup } = await popupOn('/talk');
  await openForm(popup);
  await saveAsDraft(popup);
  await expect(popup.getByText('Draft added')).toBeVisible();
  const added = sandbox.calendar.events().find(({ title }) => /lecture/i.test(title));
  expect(added).toMatchObject({ start_date: toStored(talk.start), end_date: toStored(talk.end) });
  await popup.getByRole('button', { name: 'Undo' }).click();
  await expect(popup.getByText('Undone. It is in the trash.')).toBeVisible();
  expect(sandbox.calendar.events().find(({ id }) => id === added?.id)).toMatchObject({ status: 'trash' });
  await expect(popup.getByRole('button', { name: 'Add to Harbour Town Calendar' })).toBeVisible();
  await popup.close();

  await page.goto('https://venue.example/many');
  const several = await popupFor(page);
  const choirsByWire = 'Choirs by wire: a concert with friends abroad';
  const exhibition = 'Lanterns: an exhibition of two days';
  await several.getByRole('button', { name: choirsByWire }).click();
  await openForm(several);
  await saveAsDraft(several);
  await expect(several.getByText(addedHere)).toBeVisible();
  expect(stored(sandbox, choirsByWire)).toEqual([
    expect.objectContaining({
      start_date: toStored(choirs.start),
      utc_start_date: toStored(choirs.start),
    }),
  ]);

  await several.getByRole('button', { name: exhibition }).click();
  await openForm(several);
  await expect(several.getByLabel('All day')).toBeChecked();
  await saveAsDraft(several);
  await expect(several.getByText(addedHere)).toBeVisible();
  expect(stored(sandbox, exhibition)).toEqual([
    expect.objectContaining({
      all_day: true,
      start_date: `${lanterns.start} 00:00:00`,
      end_date: `${lanterns.end} 23:59:59`,
    }),
  ]);
});

test('the page menu, the key and selected text open the form in the page', async ({
  connected,
  extension,
  visit,
  sandbox,
  dispatchMenu,
  dispatchKey,
  inPage,
}) => {
  await connected('site');
  await extension.grantHost('https://venue.example');
  const page = await visit('https://venue.example/jazz-night');
  const ours = await inPage(page);

  await test.step('the page menu', async () => {
    await dispatchMenu(page, { menuItemId: 'page event.add' });
    const frame = await ours.frame();
    await saveAsDraft(frame);
    await expect(frame.getByText(onCalendar(jazz))).toBeVisible();
    expect(stored(sandbox, jazz)).toHaveLength(1);
  });

  await test.step('the key; Escape closes the form', async () => {
    await page.goto('https://venue.example/market');
    await dispatchKey(page, 'event');
    const closed = await ours.frame();
    await expect(closed.getByLabel('Title')).toHaveValue('Winter market');
    await closed.getByLabel('Title').press('Escape');
    await expect.poll(() => ours.names('dialog')).toEqual([]);

    await dispatchKey(page, 'event');
    const frame = await ours.frame();
    await publish(frame);
    await expect(frame.getByText(onCalendar('Winter market'))).toBeVisible();
    expect(stored(sandbox, 'Winter market')).toHaveLength(1);
  });

  await test.step('selected text fills in the form', async () => {
    await page.goto('https://venue.example/none');
    const day = shiftDay(sandbox.programme.talk.start.slice(0, 10), 1);
    const text = `Open stage, ${toDateText(day)}, 6 pm to 8 pm at Old Pier Hall`;
    await dispatchMenu(page, { menuItemId: 'selection event.add', selectionText: text });
    const frame = await ours.frame();
    await expect(frame.getByLabel('Starts')).toHaveValue(`${day}T18:00`);
    await frame.getByLabel('Title', { exact: true }).fill('Open stage');
    await saveAsDraft(frame);
    await expect(frame.getByText(onCalendar('Open stage'))).toBeVisible();
    expect(stored(sandbox, 'Open stage')).toEqual([
      expect.objectContaining({
        start_date: `${day} 18:00:00`,
        end_date: `${day} 20:00:00`,
        website: 'https://venue.example/none',
      }),
    ]);
  });
});

test('the link menu reads the linked page after the permission was granted', async ({
  extension,
  sandbox,
  visit,
  dispatchMenu,
  inPage,
  connected,
}) => {
  await connected('site');
  await extension.grantHost('https://blog.example');
  const page = await visit('https://blog.example/');
  await dispatchMenu(page, {
    menuItemId: 'link event.add',
    linkUrl: 'https://venue.example/jazz-night',
  });
  const frame = await (await inPage(page)).frame();
  await expect(
    frame.getByText('Cuecard reads the page once to find its event. Nothing is sent anywhere.'),
  ).toBeVisible();
  expect(sandbox.requests.filter(({ host }) => host === 'venue.example')).toEqual([]);

  await extension.preapprove('https://venue.example');
  await frame.getByRole('button', { name: 'Allow venue.example' }).click();
  await saveAsDraft(frame);
  await expect(frame.getByText(onCalendar(jazz))).toBeVisible();
  expect(stored(sandbox, jazz)).toEqual([
    expect.objectContaining({
      start_date: toStored(sandbox.programme.jazzNight.start),
      timezone: 'America/New_York',
    }),
  ]);
});

test('the form of a link opens in a window if no overlay can be shown', async ({
  extension,
  sandbox,
  visit,
  dispatchMenu,
  connected,
}) => {
  await connected('site');
  const page = await visit('https://blog.example/');
  await extension.grantHost('https://venue.example');
  const window = await windowAfter(extension, () =>
    dispatchMenu(page, { menuItemId: 'link event.add', linkUrl: 'https://venue.example/market' }),
  );
  await saveAsDraft(window);
  await expect(window.getByText(onCalendar('Winter market'))).toBeVisible();
  expect(stored(sandbox, 'Winter market')).toHaveLength(1);
});

test(
  'the second visit says that the event is on the calendar, and Undo trashes it, with the venue and organizer that were created for it',
  longRun,
  async ({ popupOn, sandbox, popupFor }) => {
    const { page, popup } = await popupOn('/jazz-night');
    await openForm(popup);
    await publish(popup);
    await expect(popup.getByText(addedHere)).toBeVisible();
    await popup.close();

    const again = await popupFor(page);
    await expect(again.getByText('Already on your calendar', { exact: true })).toBeVisible();
    await expect(again.getByRole('button', { name: 'Add as a new event' })).toBeVisible();

    await again.getByRole('button', { name: 'Undo' }).click();
    await expect(again.getByText(`“${jazz}” added, undone. It is in the trash.`)).toBeVisible();
    expect(stored(sandbox, jazz).map(({ status }) => status)).toEqual(['trash']);
    expect(sandbox.calendar.venues().find(({ venue }) => venue === 'Harbour Hall')).toMatchObject({
      status: 'trash',
    });
    expect(
      sandbox.calendar.organizers().find(({ organizer }) => organizer === 'Harbour Hall Friends'),
    ).toMatchObject({ status: 'trash' });

    await again.close();
    const third = await popupFor(page);
    await expect(third.getByRole('button', { name: 'Add to Harbour Town Calendar' })).toBeVisible();
  },
);

for (const popupCloses of [false, true]) {
  test(
    `killed right after the click, ${popupCloses ? 'popup and all' : 'under an open popup'}: stored once`,
    variant(Number(popupCloses)),
    async ({ popupOn, extension, sandbox }) => {
      const path = '/wp-json/tribe/events/v1/events';
      sandbox.faults.set({ kind: 'delay', ms: 400, method: 'POST', path, times: 1 });
      const sent = () => sandbox.requests.filter((one) => one.method === 'POST' && one.path === path).length;
      const { popup } = await popupOn('/jazz-night');
      await openForm(popup);
      await saveAsDraft(popup);
      await expect.poll(sent).toBe(1);
      await extension.killWorker();
      if (popupCloses) await popup.close();
      await extension.worker();

      const look = popupCloses ? await extension.open('popup.html') : popup;
      await expect(look.getByText(popupCloses ? onCalendar(jazz) : addedHere)).toBeVisible();
      expect(stored(sandbox, jazz)).toHaveLength(1);
      expect(sandbox.calendar.venues().filter(({ venue }) => venue === 'Harbour Hall')).toHaveLength(1);
    },
  );
}

test('worker killed at the click, before any request', longRun, async ({ popupOn, extension, sandbox }) => {
  const { popup } = await popupOn('/market');
  await openForm(popup);
  await Promise.all([saveAsDraft(popup), extension.killWorker()]);
  await extension.worker();
  await expect(popup.getByText(addedHere)).toBeVisible();
  expect(stored(sandbox, 'Winter market')).toHaveLength(1);
});

test(
  'a site that is no longer connected is reported before anything is typed',
  longRun,
  async ({ popupOn, extension, visit, popupFor }) => {
    await (await popupOn('/none')).popup.close();
    await extension.withdrawHost(...originsOf('calendar.example'));
    const popup = await popupFor(await visit('https://venue.example/jazz-night'));
    await expect(popup.getByRole('button', { name: 'Allow' })).toBeVisible();
    await extension.preapprove('https://calendar.example');
    await popup.getByRole('button', { name: 'Allow' }).click();
    await expect(popup.getByRole('button', { name: 'Add to Harbour Town Calendar' })).toBeVisible();
  },
);

test(
  'an event is added to the calendar with a venue picked from the site',
  longRun,
  async ({ popupOn, sandbox }) => {
    const { popup } = await popupOn('/jazz-night');
    await openForm(popup);
    await pick(popup, 'Venue', 'pier', 'Old Pier Hall');
    await saveAsDraft(popup);
    await expect(popup.getByText(addedHere)).toBeVisible();
    expect(stored(sandbox, jazz)[0]?.venue).toMatchObject({ venue: 'Old Pier Hall' });
    expect(sandbox.calendar.venues().map(({ venue }) => venue)).not.toContain('Harbour Hall');
  },
);
