import type { Page } from '@playwright/test';
import { videos } from '../sandbox/seed';
import { openBulkTask } from './harness/bulkTask';
import type { Chrome } from './harness/chrome';
import { expect, test, until } from './harness/test';
import { asked, contents, idOf } from './stored';

/** A batch in the manager: progress, failures and undo. */

declare const chrome: Chrome;

const title = 'Jazz';

/** Starts a batch as the manager does: saves videos to a playlist; the last video does not exist. */
const startRun = (manager: Page, videoIds: string[]) =>
  manager.evaluate(
    async ([playlist, ids]) => {
      const send = async (type: string, data: object) => await chrome.runtime.sendMessage({ type, data });
      const { accountId } = (await send('acting', {})).ok.video;
      const items = ids.map((videoId) => ({
        action: 'video.save',
        input: { videoId, ...playlist },
        label: `Video ${videoId}`,
      }));
      const run = {
        batchId: crypto.randomUUID(),
        kind: 'save',
        about: playlist.playlistTitle,
        surface: 'manager',
      };
      return send('startBatch', { ...run, items, as: accountId });
    },
    [{ playlistId: idOf(title), playlistTitle: title }, videoIds] as const,
  );

test('a batch resumes after the worker was stopped, lists failures, and is undone', async ({
  connected,
  extension,
  sandbox,
}) => {
  await connected('video');
  const before = contents(sandbox, title);
  const wanted = videos
    .map(({ id }) => id)
    .filter((id) => !before.includes(id))
    .slice(0, 5);
  const manager = await extension.open('manager.html#activity');
  sandbox.faults.set({ path: '/youtube/v3/playlistItems', method: 'POST', kind: 'delay', ms: 150 });
  expect(await startRun(manager, [...wanted, 'Sbx-0_gone0'])).toEqual({ ok: null });

  await expect(manager.getByRole('progressbar', { name: 'Save 6 videos' })).toBeVisible();
  await until('the second of them on its way', () => asked(sandbox, 'POST', 'playlistItems') > 1);
  await extension.killWorker();
  sandbox.faults.clear();

  const row = manager.getByRole('row').filter({ hasText: 'Save 6 videos to Jazz' });
  await expect(row).toContainText('5 of 6 done · 1 failed');
  expect(contents(sandbox, title).sort()).toEqual([...before, ...wanted].sort());
  const line = await openBulkTask(manager, 'Save 6 videos to Jazz');
  await line.getByRole('button', { name: 'Show failed' }).click();
  await expect(line).toContainText('Video Sbx-0_gone0');

  await line.getByRole('button', { name: 'Undo all…' }).click();
  await expect(line).toContainText('units of today');
  await line.getByRole('button', { name: 'Undo all 5' }).click();
  await expect(line).toContainText('Undone');
  await expect(line).toContainText('5 of 5 undone');
  expect(contents(sandbox, title).sort()).toEqual(before.sort());
});
