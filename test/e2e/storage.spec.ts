import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, variant } from './harness/test';

/** A database of a newer version of the extension. */
function raiseVersion(own: Page): Promise<void> {
  return own.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('cuecard', 99);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
}

test(
  'data of a newer version is reported on every surface, exported without secrets, and deleted only on reset',
  variant(1),
  async ({ connected, extension, visit, popupFor, sandbox }) => {
    await connected('video');
    const page = await visit('https://www.youtube.com/watch?v=Sbx-3_vid01');
    await raiseVersion(extension.own);
    const newer = /This data is from a newer version of Cuecard/;

    const popup = await popupFor(page);
    await expect(popup.getByText(newer).first()).toBeVisible();
    const manager = await extension.open('manager.html#activity');
    await expect(manager.getByText(newer).first()).toBeVisible();
    await extension.killWorker();

    const opened = extension.context.waitForEvent('page');
    await popup.getByRole('button', { name: 'Open settings' }).first().click();
    const options = await opened;
    await expect(options.getByRole('button', { name: 'Save a copy' })).toBeInViewport();
    const coming = options.waitForEvent('download');
    await options.getByRole('button', { name: 'Save a copy' }).click();
    const copy = await readFile(await (await coming).path(), 'utf8');
    expect(JSON.parse(copy)).toMatchObject({
      dataVersion: 99,
      accounts: [{ service: 'video', title: 'Harbour Hall' }],
    });
    for (const secret of [...sandbox.video.grants()].map((grant) => JSON.stringify(grant)))
      expect(copy).not.toContain(secret);
    expect(copy).not.toMatch(/token|secret|sealed/i);

    await options.getByRole('button', { name: 'Reset Cuecard…' }).click();
    await options.getByRole('button', { name: 'Reset Cuecard', exact: true }).click();
    await expect(options.getByText('Cuecard was reset.')).toBeVisible();
    await expect(options.getByText('No YouTube account is connected.')).toBeVisible();
    const again = await popupFor(page);
    await expect(again.getByText('Not connected yet')).toBeVisible();
  },
);
