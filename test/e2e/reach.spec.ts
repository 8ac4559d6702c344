import { diskOf } from './browserParts';
import type { Chrome } from './harness/chrome';
import { pressInFront } from './harness/pressAnew';
import { expect, longRun, test } from './harness/test';
import { visibilityReported } from './harness/visibilityReported';

/** What a compromised content script can reach, by its page. */

declare const chrome: Chrome;

const bench = 'Sbx-5_vid03';
const subject = { kind: 'video', videoId: bench };
const site = 'https://hostile.example';
const handle = 'Cuecard: actions for this page';

const refusedAs = (reason: string) => ({ failure: expect.objectContaining({ reason }) });
const ok = { ok: expect.anything() };

test('outside of the video site it may send no message about videos, even on pages with our overlay', async ({
  extension,
  connected,
  visit,
  dispatchKey,
  sandbox,
  ourWorld,
}) => {
  await connected('video', 'site');
  await extension.grantHost(site);
  const page = await visit(`${site}/forge?id=${extension.id}`);
  await dispatchKey(page, 'event');
  const world = await ourWorld(page);
  const before = sandbox.requests.length;
  const questions: [string, unknown][] = [
    ['view', { subject, surface: 'overlay' }],
    ['lastSave', { videoId: bench }],
    ['marks', { videoIds: [bench] }],
    ['act', { action: 'video.like', subject, input: {}, surface: 'overlay', as: 'any' }],
    ['openFrame', { subject, pageTitle: '' }],
    // The history state is the page's own to set; the site is not.
    [
      'act',
      {
        action: 'video.like',
        subject,
        input: {},
        surface: 'link',
        as: 'any',
        site: 'https://www.youtube.com',
      },
    ],
  ];
  for (const [name, question] of questions)
    expect(await world.ask(name, question), name).toMatchObject(refusedAs('notAsked'));
  expect(await world.ask('openEvent', { ticket: '0'.repeat(32), index: 0, pageTitle: '' })).toMatchObject(
    refusedAs('ticketSpent'),
  );
  expect(sandbox.requests.slice(before).filter(({ host }) => /googleapis/.test(host))).toEqual([]);
  expect((await diskOf(extension.own)).jobs).toEqual([]);
});

test('a ticket for events is valid once, in its document, for those events', async ({
  extension,
  connected,
  visit,
  inPage,
  dispatchKey,
  ourWorld,
}) => {
  await connected('site');
  await extension.grantHost(site);
  const page = await visit(`${site}/markup`);
  await dispatchKey(page, 'event');
  const ours = await inPage(page);
  await expect.poll(() => ours.names('button')).toContainEqual(expect.stringMatching(/Evening of markup/));
  const world = await ourWorld(page);
  await world.evaluate(`chrome.runtime.onMessage.addListener(({ message }) => {
    if (message?.show === 'eventButton') globalThis.offered = message;
  })`);
  await dispatchKey(page, 'event');
  await expect.poll(() => world.evaluate('globalThis.offered?.ticket ?? null')).not.toBeNull();
  const ticket = String(await world.evaluate('globalThis.offered.ticket'));

  const other = await visit(`${site}/markup`);
  await dispatchKey(other, 'event');
  const stolen = await (await ourWorld(other)).ask('openEvent', { ticket, index: 0, pageTitle: '' });
  expect(stolen).toMatchObject(refusedAs('ticketSpent'));
  // Spent by the attempt: the page's own press is told so, and the next offer works.
  expect(await world.ask('openEvent', { ticket, index: 0, pageTitle: '' })).toMatchObject(
    refusedAs('ticketSpent'),
  );
  await page.bringToFront();
  await dispatchKey(page, 'event');
  await expect.poll(() => world.evaluate('globalThis.offered.ticket')).not.toBe(ticket);
  await ours.button(/Evening of markup/).click();
  const form = await ours.frame();
  await expect(form.getByLabel('Title')).toHaveValue(/Evening of markup/);
  await form.getByRole('button', { name: 'Cancel' }).click();
  // The ticket that came with the form opens the next one.
  await pressInFront(ours, /said twice/);
  await expect((await ours.frame()).getByLabel('Title')).toHaveValue(/said twice/);
});

test('what it asks without a press opens one page, tells nothing of a job, and keeps nobody waiting', async ({
  extension,
  connected,
  visit,
  inPage,
  ourWorld,
}) => {
  await connected('video');
  const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
  const ours = await inPage(page);
  await ours.button(handle).hover();
  await ours.button('Like').click();
  await expect.poll(() => ours.text()).toContain('Liked');
  const disk = await diskOf(extension.own);
  const [job] = disk.jobs as { jobId: string; accountId: string }[];
  const world = await ourWorld(await visit('https://www.youtube.com/watch?v=Sbx-5_vid01'));
  const act = { action: 'video.like', subject, input: {}, surface: 'overlay' };
  expect(await world.ask('act', { ...act, jobId: job?.jobId, as: job?.accountId })).toMatchObject(
    refusedAs('jobGone'),
  );

  for (const big of ['"x".repeat(30_000_000)', 'new Uint8Array(1_000_000)'])
    expect(
      await world.evaluate(`chrome.runtime.sendMessage({ type: 'marks', data: { videoIds: [${big}] } })`),
    ).toMatchObject(refusedAs('badQuestion'));
  expect(await world.ask('marks', { videoIds: [bench] })).toMatchObject(ok);

  const opened = await world.evaluate(`Promise.all(Array.from({ length: 20 }, (_, at) =>
    chrome.runtime.sendMessage({ type: 'openFrame', data: {
      pageTitle: '', subject: { kind: 'playlist', playlistId: 'PLSandboxHarbourHall-Jazz-00000' + (10 + at) } } })))
    .then((all) => all.filter(({ ok }) => ok).length)`);
  expect(opened).toBe(1);
  const managers = () =>
    extension.own.evaluate(() => {
      const views = chrome.extension.getViews({ type: 'tab' }) as unknown as Document['defaultView'][];
      return views.filter((view) => view?.location.pathname === '/manager.html').length;
    });
  await expect.poll(managers).toBe(1);
});

test(
  'on the video site its messages are rate-limited',
  longRun,
  async ({ extension, connected, visit, inPage, sandbox, ourWorld }) => {
    await connected('video');
    const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
    const world = await ourWorld(page);
    const before = sandbox.requests.length;
    const views = (await world.evaluate(`Promise.all(Array.from({ length: 150 }, (_, at) =>
    chrome.runtime.sendMessage({ type: 'view', data: {
      subject: { kind: 'video', videoId: 'Sbx-5_vid03' }, pageTitle: String(at), surface: 'overlay' } })))`)) as {
      ok?: unknown;
    }[];
    // As many as at once, and the few that become due while they are answered.
    const answered = views.filter(({ ok }) => ok).length;
    expect(answered).toBeGreaterThanOrEqual(15);
    expect(answered).toBeLessThan(30);
    expect(sandbox.requests.length - before).toBeLessThan(200);
    expect(views.find(({ ok }) => !ok)).toMatchObject(refusedAs('tooFast'));

    for (let count = 0; count < 12; count++) await world.ask('openOptions', { section: 'accounts' });
    const settings = () =>
      page
        .context()
        .pages()
        .filter((one) => one.url().includes('/options.html'));
    await expect.poll(settings).toHaveLength(1);
    // What needs no view works meanwhile, and the bar as soon as another one is due.
    expect(await world.ask('lastSave', { videoId: bench })).toMatchObject(ok);
    await page.bringToFront();
    await expect
      .poll(() => world.ask('view', { subject, surface: 'overlay' }), { intervals: [500] })
      .toMatchObject(ok);
    const ours = await inPage(page);
    await ours.button(handle).hover();
    // The question above may have been the one that was due: closed and opened again, the bar asks again.
    const opened = async () => {
      const text = await ours.text();
      if (!text.includes('Account: Harbour Hall')) await ours.button(handle).click();
      return text;
    };
    await expect.poll(opened, { intervals: [3_000], timeout: 30_000 }).toContain('Account: Harbour Hall');
    expect((await diskOf(extension.own)).jobs).toEqual([]);
  },
);

test(
  'key presses under a cover are refused like clicks',
  longRun,
  async ({ connected, visit, inPage, sandbox }) => {
    await connected('video');
    const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
    const ours = await inPage(page);
    await ours.button(handle).hover();
    await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
    await page.evaluate(() => {
      const veil = document.createElement('div');
      veil.popover = 'manual';
      veil.style.cssText =
        'position:fixed;inset:0;width:100vw;height:100vh;margin:0;border:0;background:white;pointer-events:none';
      document.body.append(veil);
      veil.showPopover();
    });
    await visibilityReported(page);
    const writes = () =>
      sandbox.requests.filter(({ method, host }) => method === 'POST' && /youtube/.test(host));
    await ours.button('Like').press('Enter');
    await expect.poll(() => ours.text()).toContain('Something on this page covers or changes this button');
    expect(writes()).toEqual([]);
    await page.evaluate(() => document.querySelector(':popover-open')?.remove());
    await expect(async () => {
      await ours.button('Like').press('Enter');
      await expect.poll(() => ours.text(), { timeout: 3_000 }).toContain('Liked');
    }).toPass();
  },
);
