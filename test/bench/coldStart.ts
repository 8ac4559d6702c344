import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getOutputFolder } from '../../scripts/build.mjs';
import { until } from '../e2e/harness/until';
import { type BareBrowser, openBareBrowser, type Tab } from './bareBrowser';
import { copyExtension, writeEmptyExtension } from './emptyExtension';
import type { Row } from './row';
import { measureAlternately, rounds } from './samples';

/** What the popup asks first; it opens the database and reads who is signed in. */
const question = { id: 1, type: 'acting', data: {}, timestamp: 0 };

/** From a page's question to a stopped worker to its answer. */
export async function measureColdStart(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cuecard-bench-'));
  const browser = await openBareBrowser();
  try {
    const built = getOutputFolder({ browser: 'chrome', profile: 'sandbox' });
    const ours = await openReady(browser, copyExtension(built, join(folder, 'cuecard')));
    const empty = await openReady(browser, writeEmptyExtension(join(folder, 'empty')));
    await ours.evaluate(keepAccount);
    const workers = await followWorkers(ours);
    const measure = (tab: Tab) => async () => {
      await workers.stop();
      return Number(await tab.evaluate(timeToAnswer));
    };
    const medians = await measureAlternately({ ours: measure(ours), empty: measure(empty) });
    return [
      {
        id: 'worker.coldStart',
        what: 'worker, first answer after a cold start',
        unit: 'ms',
        samples: rounds,
        ours: medians.ours,
        baseline: { what: 'an empty worker', value: medians.empty },
        budget: { timesBaseline: 4 },
      },
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page of the extension's own that holds no code, once the worker listens to it. */
async function openReady(browser: BareBrowser, folder: string): Promise<Tab> {
  const tab = await browser.openTab(`chrome-extension://${await browser.install(folder)}/manifest.json`);
  await until('the extension', () => tab.evaluate(`${ask}.then(Boolean)`));
  return tab;
}

const ask = `chrome.runtime.sendMessage(${JSON.stringify(question)})`;

const timeToAnswer = `(async () => {
  const begun = performance.now();
  const answer = await ${ask};
  if (answer.failure) throw new Error(answer.failure.reason);
  return performance.now() - begun;
})()`;

/** The row of a person who is signed in, so that there is something to read. */
const keepAccount = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('cuecard');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const writing = opening.result.transaction('accounts', 'readwrite');
    writing.objectStore('accounts').put({
      service: 'video', accountId: 'video:UCbench', channelId: 'UCbench', title: 'Bench', clientId: 'bench',
      scopes: [], connectedAt: 1,
    });
    writing.oncomplete = () => resolve(opening.result.close());
  };
})`;

interface Version {
  versionId: string;
  runningStatus: string;
}

/** Stops all workers of the profile, ours and the empty's, and tells when they have stopped. */
async function followWorkers(tab: Tab): Promise<{ stop(): Promise<void> }> {
  const states = new Map<string, string>();
  tab.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions as Version[]) states.set(versionId, runningStatus);
  });
  await tab.send('ServiceWorker.enable');
  return {
    async stop() {
      // Told again, since a worker that is about to start when it is told goes on. One that starts is let be: a browser
      // starts a worker again that was stopped before it has taken its event.
      await until('the workers to stop', async () => {
        if ([...states.values()].includes('starting')) return false;
        await tab.send('ServiceWorker.stopAllWorkers');
        return [...states.values()].every((state) => state === 'stopped');
      });
    },
  };
}
