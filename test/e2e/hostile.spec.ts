import type { Page } from '@playwright/test';
import { account, playlists } from '../sandbox/seed';
import { diskOf } from './browserParts';
import type { OurWorld } from './harness/ourWorld';
import { pressAnew } from './harness/pressAnew';
import { expect, longRun, test, variant } from './harness/test';
import { visibilityReported } from './harness/visibilityReported';
import { forFramesAlone, forOwnPagesAlone } from './reserved';

/** Attacks by pages: forged messages and clicks, covers, key listeners, oversized data. */

const bench = 'Sbx-5_vid03';
const attacked = (kind: string, more = '') =>
  `https://www.youtube.com/watch?v=${bench}&hostile=${kind}${more}`;
const site = 'https://hostile.example';
const handle = 'Cuecard: actions for this page';
const pressAgain = 'This button was hidden or moved a moment ago';

/** Log of the demo's attacker. */
const findings = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { findings: Record<string, unknown> }).findings);

const executed = (page: Pick<Page, 'evaluate'>) =>
  page.evaluate(() => document.documentElement.dataset.executed);

const refusal = { failure: expect.objectContaining({ reason: 'notAsked' }) };

test.describe('forged messages', () => {
  test('messages of a page have no effect', async ({ extension, visit, inPage, sandbox, connected }) => {
    await connected('video');
    const writes = () =>
      sandbox.requests.filter(({ method, path }) => method !== 'GET' && /youtube/.test(path));
    const page = await visit(attacked('forge', `&id=${extension.id}`));
    const ours = await inPage(page);
    await ours.button(handle).hover();
    await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
    await page.evaluate(() => (globalThis as unknown as { forge(): void }).forge());

    expect(await findings(page)).toMatchObject({ answers: [], runtime: 'undefined' });
    expect(Number((await findings(page)).sent)).toBeGreaterThan(100);
    expect(writes()).toEqual([]);
    // Our element still works after the attack.
    await ours.button('Like').click();
    await expect.poll(() => ours.text()).toContain('Liked');
    expect(writes()).toHaveLength(1);
    expect((await ours.names('button')).filter((name) => name === handle)).toHaveLength(1);
  });

  test('a page script of ours that was taken over gets what is for page scripts, and may confirm nothing', async ({
    connected,
    visit,
    sandbox,
    ourWorld,
  }) => {
    await connected('video', 'site');
    const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
    const world = await ourWorld(page);
    expect(await world.ask('marks', { videoIds: [bench] })).toMatchObject({ ok: {} });

    for (const [name, question] of Object.entries(forFramesAlone)) {
      expect(await world.ask(name, question), name).toMatchObject(refusal);
    }
    for (const [name, question] of Object.entries(forOwnPagesAlone)) {
      expect(await world.ask(name, question), name).toMatchObject(refusal);
    }
    expect(sandbox.video.grants()).toHaveLength(1);

    // Actions that need a confirmation in our form.
    const before = sandbox.calendar.events().length;
    expect(await world.ask('act', publishing)).toMatchObject(refusal);
    expect(await world.ask('act', { ...publishing, surface: 'popup' })).toMatchObject(refusal);
    expect(await world.ask('act', publicPlaylist)).toMatchObject(refusal);
    expect(sandbox.calendar.events()).toHaveLength(before);
  });

  test('messages that violate the schema are refused', longRun, async ({ visit, ourWorld }) => {
    const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
    const world = await ourWorld(page);
    const bad = { failure: expect.objectContaining({ text: expect.any(String) }) };
    const shapes: unknown[] = [
      ...[null, 7, 'x'.repeat(100_000), [], {}],
      ...[{ subject: null }, { subject: { kind: 'video', videoId: '../../x' }, surface: 'overlay' }],
      { subject: { kind: 'video', videoId: bench }, surface: 'nowhere' },
    ];
    for (const question of shapes) expect(await world.ask('view', question)).toMatchObject(bad);
    expect(await world.ask('outcome', { jobId: 'of somebody else' })).toMatchObject({
      failure: { reason: 'jobGone' },
    });
    expect(await polluted(world)).toBe(false);
  });

  test('a page receives no job that was started elsewhere', async ({
    extension,
    visit,
    inPage,
    connected,
    ourWorld,
  }) => {
    await connected('video');
    const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
    const ours = await inPage(page);
    await ours.button(handle).hover();
    await ours.button('Like').click();
    await expect.poll(() => ours.text()).toContain('Liked');
    const jobId = await extension.own.evaluate(readFirstJob);
    expect(await (await ourWorld(page)).ask('outcome', { jobId })).toMatchObject({ ok: { jobId } });

    const other = await ourWorld(await visit('https://www.youtube.com/'));
    for (const name of ['outcome', 'undo', 'retry', 'seen'])
      expect(await other.ask(name, { jobId })).toMatchObject({ failure: { reason: 'jobGone' } });
  });
});

const publishing = {
  action: 'event.add',
  surface: 'overlay',
  subject: {
    kind: 'event',
    event: {
      title: 'Forged',
      start: { local: '2026-12-13T18:00:00' },
      allDay: false,
      organizers: [],
      keywords: [],
      source: 'json-ld',
      evidence: {},
    },
  },
  input: {
    form: {
      title: 'Forged',
      description: '',
      start: '2026-12-13T18:00',
      end: '2026-12-13T20:00',
      allDay: false,
      timeZone: 'America/New_York',
      venue: null,
      organizers: [],
      status: 'publish',
      cost: '',
      website: '',
      image: '',
      categories: [],
      tags: [],
    },
  },
};

const publicPlaylist = {
  action: 'video.saveToNew',
  surface: 'overlay',
  subject: { kind: 'video', videoId: bench },
  input: { title: 'Forged', privacyStatus: 'public' },
};

const polluted = async (world: OurWorld) =>
  (await world.evaluate(`'polluted' in {} || 'trusted' in {}`)) as boolean;

/** Runs in a page of the extension's own origin. */
async function readFirstJob(): Promise<string> {
  const [{ name = '' } = {}] = await indexedDB.databases();
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
    const reading = database.transaction('jobs').objectStore('jobs').getAllKeys();
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error);
  });
  database.close();
  return String(keys[0]);
}

test.describe('forged clicks and covers', () => {
  test('synthetic clicks and keys on our element do nothing', async ({
    extension,
    connected,
    visit,
    inPage,
    sandbox,
    ourWorld,
  }) => {
    await connected('video');
    const page = await visit(attacked('clicks'));
    const ours = await inPage(page);
    await ours.button(handle).hover();
    await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
    await expect.poll(async () => Number((await findings(page)).synthetic)).toBeGreaterThan(0);
    expect(await findings(page)).toMatchObject({ opened: 0 });
    // Even with access to the root, a script cannot press: clicks must be trusted.
    const world = await ourWorld(page);
    await world.evaluate(`(() => {
      const roots = [...globalThis[Symbol.for('cuecard.roots')]];
      const root = roots.find(({ host }) => host.localName === 'cuecard-buttons');
      for (const button of root.querySelectorAll('button')) {
        button.focus();
        button.click();
      }
    })()`);
    expect(await ours.button('Like').state('pressed')).toBe('false');
    // Whatever was asked before this question was answered before it, and what is accepted is on disk.
    expect(await world.ask('marks', { videoIds: [bench] })).toMatchObject({ ok: {} });
    expect((await diskOf(extension.own)).jobs).toEqual([]);
    expect(sandbox.video.ratings(account.channelId).map(({ videoId }) => videoId)).not.toContain(bench);
    expect(sandbox.requests.filter(({ method, host }) => method === 'POST' && /youtube/.test(host))).toEqual(
      [],
    );
  });

  test(
    'a cover that receives the clicks keeps them from our buttons',
    longRun,
    async ({ connected, visit, inPage, sandbox }) => {
      await connected('video');
      const page = await visit(attacked('clicks', '&overlay=block'));
      const ours = await inPage(page);
      await expect.poll(async () => Number((await findings(page)).overlays)).toBeGreaterThan(0);
      await ours.button(handle).click();
      expect(await ours.button(handle).state('expanded')).toBe(false);
      expect(sandbox.video.ratings(account.channelId).map(({ videoId }) => videoId)).not.toContain(bench);
    },
  );

  test('clicks through a cover are ignored, and the button says why', async ({
    connected,
    visit,
    inPage,
    sandbox,
  }) => {
    await connected('video');
    const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
    const ours = await inPage(page);
    await ours.button(handle).hover();
    await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
    await page.evaluate(cover);
    const refused = 'Something on this page covers or changes this button';
    // The browser measures ten times a second; until then a press without effect is enough.
    const pressed = async (name: string) => {
      await ours.button(name).click();
      return ours.text();
    };
    await expect.poll(() => pressed(handle), { intervals: [300] }).toContain(refused);
    await ours.button('Like').click();
    await expect.poll(() => ours.text()).toContain(refused);
    await page.evaluate(() => {
      document.querySelector(':popover-open')?.remove();
      document.documentElement.style.opacity = '0.01';
    });
    await ours.button('Subscribe').click();
    await expect.poll(() => ours.text()).toContain(refused);
    expect(sandbox.requests.filter(({ method, host }) => method === 'POST' && /youtube/.test(host))).toEqual(
      [],
    );

    // Visible again, the same press works.
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await expect
      .poll(() => pressed('Like'), { intervals: [100] })
      .not.toMatch(new RegExp(`${refused}|${pressAgain}`));
    await expect.poll(() => ours.text()).toContain('Liked');
  });

  test(
    'a button that the page moves under the pointer ignores the second click of a double click',
    longRun,
    async ({ connected, visit, inPage, sandbox }) => {
      await connected('video');
      const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
      const ours = await inPage(page);
      await ours.button(handle).hover();
      await expect.poll(() => ours.text()).toContain('Account: Harbour Hall');
      await ours.button('Like').hover();
      const heard = page.evaluate(
        () =>
          new Promise<{ x: number; y: number }>((resolve) =>
            addEventListener('pointermove', ({ clientX: x, clientY: y }) => resolve({ x, y }), {
              once: true,
            }),
          ),
      );
      await ours.button('Like').hover();
      const { x, y } = await heard;
      await page.evaluate(() => {
        const { style } = document.documentElement;
        style.zoom = '8';
        addEventListener('pointerup', () => style.removeProperty('zoom'), { once: true });
      });
      await visibilityReported(page);
      await page.mouse.click(x, y);
      // A hand that has moved: what comes under one that rests is not pressed at all
      await page.mouse.click(x - 12, y);
      await expect.poll(() => ours.text()).toContain(pressAgain);
      expect(
        sandbox.requests.filter(({ method, host }) => method === 'POST' && /youtube/.test(host)),
      ).toEqual([]);
      await expect(async () => {
        await ours.button('Like').click();
        await expect.poll(() => ours.text(), { timeout: 3_000 }).toContain('Liked');
      }).toPass();
    },
  );

  for (const [index, [name, more]] of [
    ['lets clicks through', ''],
    ['takes them', '?overlay=block'],
  ].entries()) {
    test(
      `under a cover that ${name} nothing is published, and the form says why`,
      variant(index),
      async ({ extension, visit, inPage, dispatchKey, sandbox, connected }) => {
        await connected('site');
        await extension.grantHost(site);
        const before = sandbox.calendar.events().length;
        const page = await visit(`${site}/clicks${more}`);
        await dispatchKey(page, 'event');
        const ours = await inPage(page);
        const frame = await ours.frame();
        // Over everything once more: what came to the top layer last lies on top.
        await page.evaluate(() => {
          const veil = document.querySelector<HTMLElement>('body :popover-open');
          veil?.hidePopover();
          veil?.showPopover();
        });
        const publish = frame.getByRole('button', { name: /^(?:Save as draft|Publish)/ });
        await publish.scrollIntoViewIfNeeded();
        await expect(frame.getByText('Something on this page covers Cuecard')).toBeVisible();
        await expect(publish).toHaveAttribute('aria-disabled', 'true');
        const box = await publish.boundingBox();
        if (!box) throw new Error('The button has no place');
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await publish.press('Enter');
        expect(await frame.getByText('Adding').count()).toBe(0);
        expect(sandbox.calendar.events()).toHaveLength(before);

        // Visible again, the same press works.
        await page.evaluate(() => document.querySelector<HTMLElement>(':popover-open')?.remove());
        await expect(publish).not.toHaveAttribute('aria-disabled', 'true');
        await publish.click();
        await expect(frame.getByText('added to your calendar')).toBeVisible();
        expect(sandbox.calendar.events()).toHaveLength(before + 1);
      },
    );
  }
});

test('under a cover of the frame, no row of the picker acts by pointer or by keys', async ({
  connected,
  visit,
  inPage,
  dispatchKey,
  sandbox,
}) => {
  await connected('video');
  const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
  await dispatchKey(page, 'save');
  const ours = await inPage(page);
  const frame = await ours.frame();
  const jazz = frame.getByRole('option', { name: /^Jazz/ });
  await expect(jazz).toBeVisible();
  await ours.frameAtRest();
  await page.evaluate(cover);
  await visibilityReported(page);
  const refused = frame.getByText('Something on this page covers Cuecard');
  await jazz.click();
  await expect(refused).toBeVisible();
  for (const key of ['j', 'a', 'Enter']) await page.keyboard.press(key);
  await jazz.locator('.tick').click();
  await frame.getByRole('button', { name: /^New playlist/ }).click();
  await expect(jazz).toBeVisible();
  expect(sandbox.requests.filter(({ method, host }) => method === 'POST' && /youtube/.test(host))).toEqual(
    [],
  );

  // Visible again, the same press works.
  await page.evaluate(() => document.querySelector('body > :popover-open')?.remove());
  await expect(async () => {
    await pressAnew(jazz);
    await expect(frame.getByText('Saved to Jazz')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

/** Runs in the attacker's page: a cover above everything that lets clicks through. */
function cover(): void {
  const veil = document.createElement('div');
  veil.popover = 'manual';
  veil.style.cssText =
    'position:fixed;inset:0;width:100vw;height:100vh;margin:0;border:0;background:white;pointer-events:none';
  document.body.append(veil);
  veil.showPopover();
}

test('nothing that is typed into our frame is heard by the page', async ({ connected, visit, inPage }) => {
  await connected('video');
  const page = await visit(attacked('keys'));
  const heard = () =>
    page.evaluate(() => JSON.stringify((globalThis as unknown as { heard: unknown[] }).heard));
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('own');
  expect(await heard()).toContain('"text":"w"');

  const ours = await inPage(page);
  await ours.button(handle).hover();
  await ours.button('Another playlist…').click();
  const frame = await ours.frame();
  await expect(frame.getByRole('option')).toHaveCount(6);
  const before = await heard();
  await (await ours.formKeyboard()).type('qzxq');
  await expect(frame.getByRole('combobox')).toHaveValue('qzxq');
  expect(await heard()).toBe(before);
});

test.describe('event data out of all measure', () => {
  for (const [index, [shape, shown]] of (
    [
      ['big', /too large to read and was left out/],
      ['deep', /Deep|Nothing found on this page/],
      ['prototype', /Prototype/],
      ['thousand', /Evening 1 of a thousand/],
    ] as const
  ).entries()) {
    test(
      `${shape}: the popup answers and the page stays alive`,
      variant(index),
      async ({ extension, visit, popupFor }) => {
        await extension.grantHost(site);
        const page = await visit(`${site}/huge?shape=${shape}`);
        const popup = await popupFor(page);
        await expect(popup.locator('main')).toContainText(shown);
        expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
        expect(await popup.evaluate(() => 'polluted' in {})).toBe(false);
        expect(await extension.isPolluted()).toBe(false);
        await page.getByRole('link', { name: 'All attacks' }).first().click();
        await expect(page.getByRole('heading', { name: 'All attacks' })).toBeVisible();
      },
    );
  }
});

test.describe('markup', () => {
  test(
    'in event data is shown as text, and javascript: addresses are no links',
    longRun,
    async ({ extension, visit, inPage, popupFor, dispatchKey, sandbox, connected }) => {
      await connected('site');
      await extension.grantHost(site);
      const page = await visit(`${site}/markup`);
      const popup = await popupFor(page);
      await expect(popup.locator('main')).toContainText('Evening of markup');
      expect(await links(popup)).toEqual([]);

      await dispatchKey(page, 'event');
      const ours = await inPage(page);
      await ours.button(/Evening of markup/).click();
      const frame = await ours.frame();
      await expect(frame.getByLabel('Title')).toHaveValue(/Evening of markup/);
      await expect(frame.getByLabel('Website', { exact: true })).not.toHaveValue(/javascript/);
      await expect(frame.getByLabel('Organizer website')).not.toHaveValue(/script/);
      await expect(frame.getByLabel('Image')).not.toHaveValue(/javascript/);
      expect(await links(frame)).toEqual([]);
      const publish = frame.getByRole('button', { name: /^(?:Save as draft|Publish)/ });
      await publish.scrollIntoViewIfNeeded();
      await publish.click();
      await expect(frame.getByText('added to your calendar')).toBeVisible();
      const added = sandbox.calendar.events().find(({ title }) => title.includes('Evening of markup'));
      expect(added).toBeDefined();

      for (const place of [page, popup, frame]) expect(await executed(place)).toBeUndefined();
      expect(await findings(page)).toEqual({ executed: [] });
    },
  );

  test(
    'in answers of the video platform is shown as text',
    longRun,
    async ({ connected, visit, inPage, sandbox }) => {
      const title = `<img src=x onerror="document.documentElement.dataset.executed='title'">Loud`;
      await connected('video');
      const [model] = playlists;
      if (!model) throw new Error('The sandbox has no playlists');
      sandbox.video.addPlaylist({
        ...model,
        id: 'PLSandboxMarkup-000000000000000001',
        title,
        videoIds: [bench],
      });
      const page = await visit(`https://www.youtube.com/watch?v=${bench}`);
      const ours = await inPage(page);
      await ours.button(handle).hover();
      await ours.button(`Remove from ${title}`).click();
      await expect.poll(() => ours.text()).toContain(`Removed from ${title}`);
      await ours.button('Another playlist…').click();
      const frame = await ours.frame();
      await expect(frame.getByRole('option', { name: 'Loud' })).toContainText('<img');
      for (const place of [page, frame]) expect(await executed(place)).toBeUndefined();
    },
  );
});

/** Links to anything but web addresses and our own pages. */
const links = (place: Pick<Page, 'evaluate'>) =>
  place.evaluate(() =>
    [...document.querySelectorAll('a')]
      .map(({ href }) => href)
      .filter((href) => !/^https?:/.test(href) && new URL(href).origin !== location.origin),
  );
