import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getOutputFolder } from '../../scripts/build.mjs';
import type { Chrome } from './harness/chrome';
import { launchChromium } from './harness/chromium';
import { type Extension, openExtension } from './harness/extension';
import { popupFor } from './harness/popup';
import { signIn } from './harness/signIn';
import { test as base, expect, variant } from './harness/test';
import { asked, contents } from './stored';

declare const chrome: Chrome;

/** Real storage failures: a damaged, full or blocked database. */

const passphrase = 'correct horse battery';
const lost = /data on this computer is gone/;

interface Restarts {
  /** Restarts the browser with its profile after the database's folder was changed. */
  restart(damage?: (database: string) => void): Promise<Extension>;
}

const test = base.extend<Restarts>({
  restart: async ({ sandbox }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'cuecard-disk-'));
    const extension = getOutputFolder({ browser: 'chrome', profile: 'sandbox' });
    let running: Extension | undefined;
    await use(async (damage) => {
      await running?.context.close();
      damage?.(databaseOf(profile));
      const started = await launchChromium({ extension, sandbox, profile, headless: true });
      running = await openExtension(started.context, started.extensionId);
      return running;
    });
    await running?.context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

function databaseOf(profile: string): string {
  const folder = join(profile, 'Default', 'IndexedDB');
  const name = readdirSync(folder).find((one) => one.startsWith('chrome-extension_'));
  return join(folder, name ?? 'none');
}

const lookAt = (extension: Extension) => extension.open('options.html#data');

test(
  'data loss after the browser has discarded a damaged database is reported until the person has confirmed it',
  variant(1),
  async ({ restart }) => {
    await (await signIn(await restart())).close();
    const extension = await restart((database) => writeFileSync(join(database, 'CURRENT'), 'nonsense'));
    const popup = await extension.open('popup.html');
    await expect(popup.getByText(lost)).toBeVisible();
    const options = await lookAt(extension);
    await expect(options.getByText('No YouTube account is connected.')).toBeVisible();
    await options.getByRole('button', { name: 'Dismiss' }).click();
    await expect(options.getByText(lost)).toHaveCount(0);
    await options.getByRole('button', { name: 'Connect your YouTube account' }).waitFor();

    const again = await lookAt(await restart());
    await expect(again.getByRole('button', { name: 'Save a copy' })).toBeVisible();
    await expect(again.getByText(lost)).toHaveCount(0);
  },
);

test(
  'a database that does not open is reported, exports nothing, and is unchanged once it opens',
  variant(1),
  async ({ restart }) => {
    await (await signIn(await restart())).close();
    const aside = mkdtempSync(join(tmpdir(), 'cuecard-aside-'));
    const broken = await restart((database) => {
      cpSync(database, aside, { recursive: true });
      rmSync(database, { recursive: true });
      writeFileSync(database, 'no folder');
    });
    const options = await lookAt(broken);
    const failed = options.getByText(/data on this computer cannot be read/);
    await expect(failed.first()).toBeVisible();
    const before = await failed.count();
    await options.getByRole('button', { name: 'Save a copy' }).click();
    await expect(failed).toHaveCount(before + 1);

    const mended = await lookAt(
      await restart((database) => {
        rmSync(database);
        cpSync(aside, database, { recursive: true });
      }),
    );
    rmSync(aside, { recursive: true });
    await expect(mended.getByRole('button', { name: 'Disconnect everywhere' })).toBeVisible();
    await expect(mended.getByText(lost)).toHaveCount(0);
  },
);

test('with a passphrase, a task waits after the browser has started, says why, and is done once it is unlocked', async ({
  restart,
  sandbox,
}) => {
  const running = await restart();
  await (await signIn(running)).close();
  const options = await running.open('options.html#lock');
  await options.getByLabel('New passphrase', { exact: true }).fill(passphrase);
  await options.getByLabel('Repeat new passphrase').fill(passphrase);
  await options.getByRole('button', { name: 'Set passphrase' }).click();
  await expect(options.getByText(/encrypted by this passphrase/)).toBeVisible();

  const { own, ...later } = await restart();
  const popup = await later.open('popup.html');
  await expect(popup.getByText(/Your sign-ins are locked/)).toBeVisible();
  await own.evaluate((message) => chrome.runtime.sendMessage(message), {
    type: 'act',
    data: {
      action: 'video.like',
      subject: { kind: 'video', videoId: 'Sbx-5_vid03' },
      input: {},
      surface: 'popup',
    },
  });
  const manager = await later.open('manager.html#activity');
  const unlock = manager.getByRole('button', { name: 'Unlock' });
  await expect(manager.getByText(/^Locked: waits for the passphrase/)).toBeVisible();
  expect(asked(sandbox, 'POST', 'videos/rate')).toBe(0);
  await manager.getByLabel('Passphrase', { exact: true }).fill('not the passphrase');
  await unlock.click();
  await expect(manager.getByText('The passphrase is wrong.')).toBeVisible();
  await manager.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await unlock.click();
  await expect(manager.getByText('Liked', { exact: true })).toBeVisible();
  expect(asked(sandbox, 'POST', 'videos/rate')).toBe(1);
  for (const page of [popup, manager])
    await expect(page.getByLabel('Passphrase', { exact: true })).toHaveCount(0);
});

/** A small disk for one profile. Undefined if it cannot be mounted, which takes root. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'cuecard-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

/** Fills the disk; returns a function that frees the space again. */
function fill(disk: string): () => void {
  const filler = join(disk, 'filler');
  const piece = Buffer.alloc(4_096);
  try {
    for (;;) appendFileSync(filler, piece);
  } catch (error) {
    if (!(error instanceof Error) || !/ENOSPC/.test(error.message)) throw error;
  }
  return () => rmSync(filler);
}

/** The browser's own bounds are none for an extension (its `Storage.overrideQuotaForOrigin` changes nothing). */
test(
  'a full disk is reported and no action claims success; once there is space, a retried action is done once',
  variant(1),
  async ({ sandbox }) => {
    const profile = smallDisk();
    test.skip(profile === undefined, 'A full disk is tried on one of its own, and only root may mount that.');
    if (profile === undefined) return;
    const extension = getOutputFolder({ browser: 'chrome', profile: 'sandbox' });
    const started = await launchChromium({ extension, sandbox, profile, headless: true });
    try {
      const running = await openExtension(started.context, started.extensionId);
      await (await signIn(running)).close();
      const page = await running.visit('https://www.youtube.com/watch?v=Sbx-3_vid01');
      const popup = await popupFor(running, page);
      const save = popup.getByRole('button', { name: 'Save to Ideas' });
      await save.waitFor();
      const makeRoom = fill(profile);
      const typed = await running.own.evaluate((message) => chrome.runtime.sendMessage(message), {
        type: 'writeDraft',
        data: { key: 'event|typed', value: 'typed '.repeat(5_000) },
      });
      expect(typed.failure).toMatchObject({ reason: 'diskFull' });
      await save.click();
      await expect(popup.getByText(/free up space and try again/)).toBeVisible();
      await expect(popup.getByText(/Sav(ing|ed) to/)).toHaveCount(0);
      const options = await lookAt(running);
      await options.getByRole('button', { name: 'Save a copy' }).click();
      await expect(options.getByText(/free up space and try again/).first()).toBeVisible();
      expect(contents(sandbox, 'Ideas')).toEqual([]);

      makeRoom();
      await save.click();
      await expect(popup.getByText('Saved to Ideas')).toBeVisible();
      expect(contents(sandbox, 'Ideas')).toEqual(['Sbx-3_vid01']);
      const coming = options.waitForEvent('download');
      await options.getByRole('button', { name: 'Save a copy' }).click();
      expect(await readFile(await (await coming).path(), 'utf8')).toContain('Sbx-3_vid01');
    } finally {
      await started.context.close();
      execFileSync('umount', ['--lazy', profile]);
      rmSync(profile, { recursive: true, force: true });
    }
  },
);

/** A page of an older version that keeps the database open. */
function holdOlderData(own: Page): Promise<void> {
  return own.evaluate(async () => {
    const done = (request: IDBOpenDBRequest) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Asked for together: between two separate requests, a worker that starts would create the new version.
    indexedDB.deleteDatabase('cuecard');
    const opening = indexedDB.open('cuecard', 3);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('jobs', { keyPath: 'jobId' });
      const drafts = opening.result.createObjectStore('drafts', { keyPath: 'key' });
      drafts.put({ key: 'event|typed', value: { title: 'typed' }, at: 1 });
    };
    Object.assign(globalThis, { held: await done(opening) });
  });
}

test('a database that an older version keeps open is reported as blocked, and is complete once it is closed', async ({
  extension,
}) => {
  const { own } = extension;
  await extension.killWorker();
  await holdOlderData(own);
  const manager = await extension.open('manager.html#activity');
  await expect(manager.getByText(/An older version of Cuecard is still running/).first()).toBeVisible();
  await own.evaluate(() => (globalThis as typeof globalThis & { held?: IDBDatabase }).held?.close());
  await manager.getByRole('button', { name: 'Retry' }).first().click();
  await expect(manager.getByText(/^No activity yet/)).toBeVisible();
  const answer = await own.evaluate((message) => chrome.runtime.sendMessage(message), {
    type: 'readDraft',
    data: { key: 'event|typed' },
  });
  expect(answer).toEqual({ ok: { title: 'typed' } });
});
