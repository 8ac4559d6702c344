import type { BrowserContext } from '@playwright/test';
import { attacking, payloads } from '../hostileTexts/payloads';
import { calendarFile, pageAbout } from '../hostileTexts/sources';
import type { Sandbox } from '../sandbox';
import { openForm, publish } from './calendarJourney';
import type { Chrome } from './harness/chrome';
import type { Extension } from './harness/extension';
import { expect, longRun, test, until, variant } from './harness/test';

/**
 * What pages, files and forms brought from outside, as visitors of the site get it: nothing runs, nothing is fetched.
 * Every attack through every reader, with less of a browser: `test/lib/actions/hostileTexts.test.ts`.
 */

declare const chrome: Chrome;

const host = 'https://calendar.example';

/**
 * What is wrong with a page as this browser shows it: what ran, what was fetched, what it said, what only markup can
 * have brought. The page is left open until nothing is under way any more: a redirect or a prefetch begins late.
 */
async function brokenBy(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const wrong: string[] = [];
  const isPage = (url: string) => url === address || url === `${host}/favicon.ico`;
  page.on('request', (request) => {
    if (!isPage(request.url())) wrong.push(`fetched ${request.url()}`);
  });
  page.on('popup', (popup) => wrong.push(`opened ${popup.url()}`));
  page.on('pageerror', ({ message }) => wrong.push(`ran ${message}`));
  page.on('dialog', (dialog) => {
    wrong.push(`said ${dialog.message()}`);
    void dialog.dismiss();
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) wrong.push(`answered ${answer?.status()}`);
  wrong.push(...(await page.evaluate(found).catch(() => ['left for another page'])));
  await page.close();
  return wrong;
}

/** Runs in the page. */
function found(): string[] {
  const allowed = new Set(
    'HTML HEAD META TITLE LINK STYLE BODY HEADER MAIN A H1 H3 P TIME SCRIPT UL OL LI STRONG EM BR'.split(' '),
  );
  const ran = document.documentElement.dataset.executed ? ['ran'] : [];
  const elements = [...document.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.has(element.tagName) ? [] : [`holds ${element.outerHTML.slice(0, 200)}`]),
    ...element
      .getAttributeNames()
      .filter((name) => /^on|style|src|srcdoc|background|ping/.test(name))
      .map((name) => `holds ${element.tagName} ${name}`),
  ]);
  const scripts = [...document.scripts].filter(({ type }) => type !== 'application/ld+json');
  const links = [...document.links].filter(({ protocol }) => !/^https?:$/.test(protocol));
  return [
    ...ran,
    ...elements,
    ...scripts.map(() => 'holds script'),
    ...links.map(({ href }) => `holds ${href}`),
  ];
}

const isOurs = ({ title }: { title: string }) => title.startsWith('Evening');
const ours = (sandbox: Sandbox) => sandbox.calendar.events().filter(isOurs);

/** The pages of all events that came from outside, and the list of them. */
async function expectHarmless({ context }: Extension, sandbox: Sandbox, count: number): Promise<void> {
  const published = ours(sandbox);
  expect(published.map(({ status }) => status)).toEqual(Array(count).fill('publish'));
  const addresses = [...published.map(({ url }) => String(url)), `${host}/events/`];
  const broken = await Promise.all(addresses.map((address) => brokenBy(context, address)));
  expect(broken.flat()).toEqual([]);
  expect(fetchedBy(sandbox)).toEqual([]);
}

/** Requests to the attacker's host, from any page or worker. */
const fetchedBy = (sandbox: Sandbox) =>
  sandbox.requests.filter(({ host: asked }) => asked === 'attack.example').map(({ path }) => path);

test('the check detects scripts and requests of texts that are stored unescaped', async ({
  extension,
  sandbox,
}) => {
  const outside = 'https://attack.example';
  const planted = [
    ...attacking,
    '<script>alert("hello")</script>',
    `<meta http-equiv="refresh" content="0;url=${outside}/refresh">`,
    `<link rel="prefetch" href="${outside}/prefetch">`,
    `<style>@font-face{font-family:x;src:url(${outside}/f.woff)}main{font-family:x}</style>`,
  ];
  const addresses = planted.map((description, at) => {
    const day = `2027-03-${String(at + 1).padStart(2, '0')}`;
    const id = sandbox.calendar.addEvent({
      title: `Evening ${at}`,
      description,
      status: 'publish',
      start_date: `${day} 18:00:00`,
      end_date: `${day} 20:00:00`,
    });
    return String(sandbox.calendar.events().find((one) => one.id === id)?.url);
  });
  const broken = await Promise.all(addresses.map((address) => brokenBy(extension.context, address)));
  // What markup is left is found besides, but is not what this is about
  const seen = broken.map((wrong) => wrong.filter((one) => !one.startsWith('holds')));
  expect(planted.filter((_, at) => seen[at]?.length === 0)).toEqual([]);
  expect(fetchedBy(sandbox)).toContain('/refresh');
});

test(
  'texts of a form are published as text, in every kind of description',
  longRun,
  async ({ connected, extension, sandbox, visit }) => {
    await connected('site');
    const manager = await extension.open('manager.html#activity');
    const forms = formsOf(inGroups(payloads, 32));
    const answer = await manager.evaluate(async (forms) => {
      const send = async (type: string, data: object) => await chrome.runtime.sendMessage({ type, data });
      const as = (await send('acting', {})).ok.calendar.accountId;
      const items = forms.map((form) => ({ action: 'event.add', input: { form }, label: 'x' }));
      const run = { batchId: crypto.randomUUID(), kind: 'addEvents', about: 'attacks', surface: 'manager' };
      return send('startBatch', { ...run, items, as });
    }, forms);
    expect(answer).toEqual({ ok: null });
    await until('all of them on the calendar', () => ours(sandbox).length === forms.length, 30_000);
    await expectHarmless(extension, sandbox, forms.length);
    // The text is still there, to the letter
    const [long] = ours(sandbox).filter(({ description }) => String(description).includes('playlist ids='));
    const page = await visit(String(long?.url));
    await expect(page.locator('main')).toContainText('[playlist ids=');
  },
);

test(
  'a calendar file with attacks is imported as text',
  longRun,
  async ({ complaints, connected, extension, sandbox }) => {
    // The inert document that markup is parsed into has our own policy: Chromium reports what that blocks besides
    complaints.allow(/violates the following Content Security Policy directive/);
    await connected('site');
    const manager = await extension.open('manager.html#events');
    await manager.getByRole('button', { name: 'Import events' }).click();
    const some = payloads.filter((_, at) => at % 16 === 0);
    await manager.getByLabel('Files with events').setInputFiles({
      name: 'attacks.ics',
      mimeType: 'text/calendar',
      // Without places, which would be nearly the same as one another: then the person is asked
      buffer: Buffer.from(calendarFile(some).replace(/^(?:LOCATION|ORGANIZER).*\r\n/gm, '')),
    });
    await manager.getByLabel('Add as').selectOption('publish');
    await manager.getByRole('button', { name: `Add ${some.length} events` }).click();
    await until('all of them on the calendar', () => ours(sandbox).length === some.length, 30_000);
    expect(await manager.evaluate(() => document.documentElement.dataset.executed)).toBeUndefined();
    await expectHarmless(extension, sandbox, some.length);
  },
);

for (const [at, reader] of ['json-ld', 'microdata', 'rdfa', 'h-event'].entries()) {
  test(
    `an event is read from ${reader} as text`,
    variant(at),
    async ({ connected, extension, popupFor, sandbox, visit }) => {
      await extension.grantHost('https://venue.example');
      await connected('site');
      const page = await visit('https://venue.example/');
      const body = pageAbout(reader, attacking.join('\n'));
      await page.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.reload();
      const popup = await popupFor(page);
      await openForm(popup);
      await publish(popup);
      await until('it on the calendar', () => ours(sandbox).length === 1);
      await expectHarmless(extension, sandbox, 1);
    },
  );
}

const inGroups = <One>(list: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/** Forms with these texts in every field that takes any: as formatted text, and all of them as edited text. */
function formsOf(groups: string[][]) {
  const whole = { kind: 'text', text: groups.flat().join('\n\n') };
  return [...groups.map((texts, at) => formOf(at, texts, treeOf(texts))), formOf(groups.length, [], whole)];
}

function treeOf(texts: string[]) {
  const style = { bold: true, italic: true, link: 'https://ok.example/?a=[gallery]"\'<b>' };
  const kinds = ['paragraph', 'heading', 'bullet', 'number'];
  const blocks = texts.flatMap((text) =>
    kinds.map((kind) => ({ kind, runs: [{ text }, { text, ...style }] })),
  );
  return { kind: 'tree', blocks };
}

function formOf(at: number, texts: string[], description: object) {
  const name = texts.join(' | ');
  const day = `2027-01-${10 + at}`;
  return {
    title: `Evening ${name}`,
    description,
    status: 'publish',
    allDay: false,
    timeZone: 'UTC',
    start: `${day}T18:00`,
    end: `${day}T20:00`,
    venue: { name: `Hall ${name}`, address: name, city: name, isAnother: true },
    organizers: [{ name: `Club ${name}`, phone: name, email: name, isAnother: true }],
    cost: '',
    website: '',
    image: '',
    categories: [],
    tags: [],
  };
}
