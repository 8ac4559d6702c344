import type { Frame, Page } from '@playwright/test';
import { openForm, unfoldDetails } from './calendarJourney';
import { expect, longRun, test } from './harness/test';

/** The source of each field in the event's form, which shows the place in the page. */

const address = 'https://venue.example/evidence';
const data = {
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: 'Open Day of the Observatory',
  startDate: '2027-05-08T14:00',
  location: { '@type': 'Place', name: 'Hill House' },
  offers: { '@type': 'Offer', price: '7', priceCurrency: 'EUR' },
  organizer: { '@type': 'Organization', name: 'Society Without a Sign' },
};
const filler = '<p style="height: 1500px">Nothing of the kind.</p>';

/** The title lies in two elements, the day is written in words, and nothing names the organizer. */
const shownBesideData = `<!doctype html><html lang="en"><title>Open Day of the Observatory</title>
  <script type="application/ld+json">${JSON.stringify(data)}</script>
  <header style="position: sticky; top: 0; height: 90px; background: white">Hill House</header>
  <nav>Open Day of the Observatory</nav>${filler}
  <main><h1 id="title">Open Day <em>of the</em>
    Observatory</h1>${filler}<p id="when">It is on Saturday, <b>8 May 2027</b>.</p>${filler}
  <p id="where">HILL HOUSE, Port Ellis</p></main></html>`;

const microdata = `<!doctype html><html lang="en"><title>Choir</title>
  <p>Evening Song</p>${filler}
  <div itemscope itemtype="https://schema.org/Event"><h2 id="title" itemprop="name">Evening Song</h2>${filler}
  <time id="when" itemprop="startDate" datetime="2027-06-01T19:00">tomorrow in a year</time>
  <p id="where" itemprop="location">The Loft</p></div></html>`;

/** No data: the second row is the event that is chosen. */
const table = `<!doctype html><html lang="en"><title>Sky Club</title><h1>Sky Club</h1>${filler}
  <table><tr><th>Date</th><th>Time</th><th>Event</th></tr>
  <tr><td>Sat, Jun 5, 2027</td><td>8:00 pm</td><td>Star party</td></tr>
  <tr><td id="when">Sat, Jun 12, 2027</td><td>8:00 pm</td><td id="title">Star party, second night</td></tr></table>${filler}</html>`;

async function visitPage(visit: (address: string) => Promise<Page>, html: string): Promise<Page> {
  const page = await visit('https://venue.example/none');
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  return page;
}

interface Node {
  nodeId: number;
  shadowRoots?: Node[];
  children?: Node[];
}

/** The box of the mark in our closed layer, in CSS pixels; undefined if nothing is marked. */
async function markedBox(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  const { root } = await protocol.send('DOM.getDocument', { depth: 2 });
  const hosts = ((root as Node).children ?? []).flatMap(({ children = [] }) => children);
  for (const { nodeId } of hosts.flatMap(({ shadowRoots = [] }) => shadowRoots)) {
    const mark = await protocol.send('DOM.querySelector', { nodeId, selector: '.place' });
    if (mark.nodeId === 0) continue;
    const { model } = await protocol.send('DOM.getBoxModel', { nodeId: mark.nodeId });
    const [left = 0, top = 0, , , right = 0, bottom = 0] = model.border;
    return { left, top, right, bottom };
  }
  return undefined;
}

/** The mark lies around the element or a part of it, and both are in the window. */
async function expectMarked(page: Page, id: string, timeout = 10_000): Promise<void> {
  await expect
    .poll(
      async () => {
        const mark = await markedBox(page);
        const box = await page.locator(`#${id}`).boundingBox();
        if (!mark || !box) return 'no mark';
        const isAround =
          mark.top >= box.y - 8 && mark.bottom <= box.y + box.height + 8 && mark.left >= box.x - 8;
        const isInWindow = mark.top >= 0 && mark.bottom <= (page.viewportSize()?.height ?? 0);
        return isAround && isInWindow && mark.right > mark.left ? 'marked' : JSON.stringify({ mark, box });
      },
      { timeout },
    )
    .toBe('marked');
}

/** The button with the source of a field. */
const sourceOf = (form: Page | Frame, label: string) =>
  form.locator('.field', { has: form.getByText(label, { exact: true }) }).locator('.evidence');

test('a click on the source of a field scrolls the page to the place and marks it, beside the form in the page', async ({
  extension,
  visit,
  inPage,
  dispatchMenu,
  connected,
}) => {
  await connected('site');
  await extension.grantHost('https://venue.example');
  const page = await visitPage(visit, shownBesideData);
  const before = await page.evaluate(() => document.documentElement.outerHTML.length);
  await dispatchMenu(page, { menuItemId: 'page event.add' });
  const ours = await inPage(page);
  const form = await ours.frame();
  // A form that has just opened, or that the size of the window has moved, may ask for a second press
  const pressToMark = (label: string, id: string) =>
    expect(async () => {
      await sourceOf(form, label).click();
      await expectMarked(page, id, 2_000);
    }).toPass();

  for (const [label, id] of [
    ['Venue', 'where'],
    ['Title', 'title'],
    ['Starts', 'when'],
  ] as const)
    await test.step(label, async () => {
      await pressToMark(label, id);
      await expect(form.getByText('marked on the page')).not.toHaveCount(0);
    });

  await test.step('what the page does not show is said not to be shown', async () => {
    await unfoldDetails(form);
    await sourceOf(form, 'Organizer').click();
    await expect(form.getByText('not shown on the page')).toBeVisible();
  });

  await test.step('in a narrow window the form leaves room for the place', async () => {
    await page.setViewportSize({ width: 420, height: 800 });
    const dialog = ours.role('dialog', /./);
    await pressToMark('Venue', 'where');
    const { bottom } = await dialog.box();
    await expect.poll(async () => (await markedBox(page))?.top).toBeGreaterThan(bottom);
    await pressToMark('Title', 'title');
    const { top } = await dialog.box();
    await expect.poll(async () => (await markedBox(page))?.bottom).toBeLessThan(top);
    // Not below the page's own header
    expect((await markedBox(page))?.top).toBeGreaterThan(90);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the page has got nothing but our element, and a click in it ends the mark', async () => {
    const grown = await page.evaluate(() => document.documentElement.outerHTML.length);
    expect(grown - before).toBeLessThan(300);
    await page.mouse.click(10, 400);
    await expect.poll(() => markedBox(page)).toBeUndefined();
  });
});

test(
  'from the popup, the tab of the page comes to the front, with the element that holds the value marked',
  longRun,
  async ({ extension, visit, popupFor, connected }) => {
    await connected('site');
    await extension.grantHost('https://venue.example');
    const page = await visitPage(visit, microdata);
    const popup = await popupFor(page);
    await openForm(popup);
    await sourceOf(popup, 'Starts').click();
    await expectMarked(page, 'when');
    await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('visible');
    await popup.bringToFront();
    await sourceOf(popup, 'Title').click();
    await expectMarked(page, 'title');
  },
);

test('of one event of a table without data, the cells of its row are marked', async ({
  extension,
  visit,
  popupFor,
  connected,
}) => {
  await connected('site');
  await extension.grantHost('https://venue.example');
  const page = await visitPage(visit, table);
  const popup = await popupFor(page);
  await popup.getByRole('button', { name: 'Star party, second night' }).click();
  await openForm(popup);
  for (const [label, id] of [
    ['Starts', 'when'],
    ['Title', 'title'],
  ] as const) {
    await popup.bringToFront();
    await sourceOf(popup, label).click();
    await expectMarked(page, id);
  }
});

test('a hostile page can neither have anything marked nor stop the form', async ({
  extension,
  visit,
  inPage,
  dispatchMenu,
  connected,
}) => {
  await connected('site');
  await extension.grantHost('https://venue.example');
  // It shadows what we call, is deep and long, and removes what it hears of
  const hostile = `<!doctype html><html><title>x</title>
    <script type="application/ld+json">${JSON.stringify(data)}</script>
    <form><input name="querySelector"><input name="querySelectorAll"></form>
    <form name="querySelectorAll"></form><form name="body"></form><form name="documentElement"></form>
    ${'<div>'.repeat(3000)}${'Open Day of the Observator. '.repeat(20_000)}${'</div>'.repeat(3000)}
    <script>
      Element.prototype.scrollIntoView = Range.prototype.getBoundingClientRect = () => { throw new Error('no') };
      const heard = [];
      for (const type of ['message', 'click', 'keydown']) addEventListener(type, (event) => heard.push(event.type), true);
      setInterval(() => postMessage({ type: 'cuecard.overlay', message: { show: 'place', place: { source: 'text', texts: ['x'] }, label: 'x' } }, '*'), 50);
    </script>`;
  const page = await visitPage(visit, hostile);
  await dispatchMenu(page, { menuItemId: 'page event.add' });
  const form = await (await inPage(page)).frame();
  expect(await markedBox(page)).toBeUndefined();
  // A press that the busy page holds back counts as none
  await expect(async () => {
    await sourceOf(form, 'Title').click();
    await expect(form.getByText('not shown on the page')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Open Day of the Observatory');
  expect(await markedBox(page)).toBeUndefined();
  expect(await page.locator('html').evaluate((html) => html.scrollTop)).toBe(0);
});
