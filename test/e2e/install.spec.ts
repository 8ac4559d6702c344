import type { Page } from '@playwright/test';
import { ourWorld } from './harness/ourWorld';
import { expect, test } from './harness/test';

test('installs with permissions for the video site and its API only; other hosts are granted and revoked', async ({
  extension,
}) => {
  expect((await extension.grantedOrigins()).sort()).toEqual([
    'https://m.youtube.com/*',
    'https://music.youtube.com/*',
    'https://oauth2.googleapis.com/*',
    // Where sign-in ends: held only to keep the browser from asking that host.
    `https://${extension.id}.chromiumapp.org/*`,
    'https://www.googleapis.com/*',
    'https://www.youtube.com/*',
    'https://youtube.googleapis.com/*',
  ]);
  await extension.grantHost('https://calendar.example');
  expect(await extension.grantedOrigins()).toContain('https://calendar.example/*');
  await extension.withdrawHost('https://calendar.example');
  expect(await extension.grantedOrigins()).not.toContain('https://calendar.example/*');
});

test('the worker starts again after it was stopped', async ({ extension }) => {
  const first = await extension.worker();
  await first.evaluate(() => Object.assign(globalThis, { mark: 'first' }));
  await extension.killWorker();
  expect(extension.isWorkerRunning()).toBe(false);
  const second = await extension.worker();
  expect(await second.evaluate(() => (globalThis as { mark?: string }).mark)).toBeUndefined();
});

test('the demo pages are reached under the real host names, and nothing else is', async ({
  visit,
  sandbox,
  extension,
}) => {
  await visit('https://www.youtube.com/');
  expect(sandbox.requests.map(({ host }) => host)).toContain('www.youtube.com');
  const worker = await extension.worker();
  const status = await worker.evaluate(() =>
    fetch('https://www.googleapis.com/youtube/v3/videos').then((r) => r.status),
  );
  expect(status).toBeGreaterThanOrEqual(400);
  expect(sandbox.requests.at(-1)).toMatchObject({ host: 'www.googleapis.com', status });
});

/** Makes our content script log an error and throw at its next click. */
async function plantIn(page: Page, script: string): Promise<void> {
  const { evaluate } = await ourWorld(page);
  await evaluate(`console.error('planted in ${script}')\n//# sourceURL=${script}`);
  await evaluate(
    `Document.prototype.elementFromPoint = () => { throw new Error('thrown in ${script}'); }; 0`,
  );
}

test('an intentional error is collected from every context', async ({
  extension,
  complaints,
  connected,
  visit,
  inPage,
  dispatchKey,
}) => {
  await connected('video');
  await extension.grantHost('https://blog.example');
  const watch = await visit('https://www.youtube.com/watch?v=Sbx-5_vid01');
  const videoPage = extension.url('videoPage.js');
  await plantIn(watch, videoPage);
  await (await inPage(watch)).button('Cuecard: actions for this page').click();
  const quiet = await visit('https://blog.example/quiet');
  await dispatchKey(quiet, 'like');
  const close = (await inPage(quiet)).button('Close');
  await expect.poll(() => close.exists()).toBe(true);
  const overlay = extension.url('pageOverlay.js');
  await plantIn(quiet, overlay);
  await close.click();

  const worker = await extension.worker();
  await worker.evaluate(() => {
    console.error('planted in the worker');
    void Promise.reject(new Error('rejected in the worker'));
    setTimeout(() => {
      throw new Error('thrown in the worker');
    });
  });
  await extension.own.evaluate(() => {
    console.error('planted in a page of ours');
    void Promise.reject(new Error('rejected in a page of ours'));
    // Our pages run no script but those they came with: the browser reports this one.
    document.body.append(Object.assign(document.createElement('script'), { text: 'forbidden()' }));
    setTimeout(() => {
      throw new Error('thrown in a page of ours');
    });
  });
  const places = ['in the worker', 'in a page of ours', `in ${videoPage}`, `in ${overlay}`];
  const rejections = ['rejected in the worker', 'rejected in a page of ours'];
  const policyReport = 'Content Security Policy';
  const expected = [
    ...places.flatMap((place) => [`planted ${place}`, `thrown ${place}`]),
    ...[...rejections, policyReport],
  ];
  const heard: string[] = [];
  for (const complaint of expected) {
    await expect
      .poll(async () => heard.push(...(await complaints.collect())) && heard.join())
      .toContain(complaint);
  }
});
