import type { Answer, MessageName, Question } from '../../lib/messages';
import type { Chrome } from '../e2e/harness/chrome';
import { until } from '../e2e/harness/until';
import { Person } from '../sandbox/person';
import { account, type SeedPlaylist } from '../sandbox/seed';
import { getBatches } from './batches';
import type { Row } from './row';
import { openSetup, type Setup } from './setup';
import { openWorkerHeap, type WorkerHeap } from './workerHeap';

declare const chrome: Chrome;

/** As many saves as a person's whole library may take: two playlists, as full as the platform lets them be. */
const inEach = 5_000;
const lists = ['PLbenchMany0', 'PLbenchMany1'];
const bareLists = ['PLbenchBare0', 'PLbenchBare1'];
const many = (lists.length * inEach).toLocaleString('en');
/** Of the baseline: enough to tell how long each takes. */
const bareInEach = Math.min(inEach, 500);
/** A save is 51 with the look before it. */
const units = 1_000_000;
const api = 'https://youtube.googleapis.com/youtube/v3/playlistItems';
const videoIds = Array.from({ length: inEach }, (_, at) => `bench-${String(at).padStart(5, '0')}`);

/**
 * A run of 10,000 saves from start to finish, with its requests per second beside those of bare loops that send the
 * same ones, two at a time like ours; and what the worker holds meanwhile.
 */
export async function measureLongRun(): Promise<Row[]> {
  const stage = await openSetup();
  try {
    await grantMuch(stage);
    const bare = await bareLoops(stage);
    const heap = await openWorkerHeap(stage.extension);
    const before = await heap.atRest();
    const { requestsPerSecond, peak } = await startToFinish(stage, heap);
    const after = await heap.atRest();
    await heap.close();
    const held = { unit: 'bytes', samples: 1, baseline: { what: 'before', value: before } } as const;
    return [
      {
        id: 'longRun.requests',
        what: `a run of ${many} saves to two playlists, start to finish`,
        unit: 'requests/s',
        ours: requestsPerSecond,
        samples: 1,
        baseline: { what: 'two bare loops of the same', value: bare },
      },
      { ...held, id: 'longRun.heap.peak', what: `memory of the worker during a run of ${many}`, ours: peak },
      { ...held, id: 'longRun.heap.after', what: 'memory of the worker after it', ours: after },
    ];
  } finally {
    await stage.close();
  }
}

/** On both sides: at the platform, and where the person tells us of it. */
async function grantMuch(stage: Setup): Promise<void> {
  const { sandbox } = stage;
  sandbox.video.quota.limits.default = units;
  sandbox.video.addVideos(videoIds);
  for (const [at, id] of [...lists, ...bareLists].entries())
    sandbox.video.addPlaylist({ ...emptyList, id, title: `List ${at}` });
  const { clientId } = (await ask(stage, 'accounts', {})).client;
  await ask(stage, 'setDailyQuota', { clientId, daily: { general: units, search: 100, upload: 100 } });
}

const emptyList: Omit<SeedPlaylist, 'id' | 'title'> = {
  channelId: account.channelId,
  description: '',
  privacyStatus: 'private',
  manualSort: false,
  videoIds: [],
};

/** The requests of a run, and nothing else: for each list a loop that looks, then saves, one after the other. */
async function bareLoops({ sandbox, extension }: Setup): Promise<number> {
  const { access_token } = await new Person(sandbox).signIn();
  const worker = await extension.worker();
  return worker.evaluate(
    async ([api, token, lists, ids]) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = { cache: 'no-store', headers } as const;
      const begun = performance.now();
      await Promise.all(
        lists.map(async (playlistId) => {
          for (const videoId of ids) {
            const look = `${api}?part=id&playlistId=${playlistId}&videoId=${videoId}&maxResults=50`;
            await (await fetch(look, init)).text();
            const snippet = { playlistId, resourceId: { kind: 'youtube#video', videoId } };
            const body = JSON.stringify({ snippet });
            const saved = await fetch(`${api}?part=snippet&fields=id`, { ...init, method: 'POST', body });
            if (!saved.ok) throw new Error(await saved.text());
            await saved.text();
          }
        }),
      );
      return (2 * lists.length * ids.length * 1_000) / (performance.now() - begun);
    },
    [api, access_token, bareLists, videoIds.slice(0, bareInEach)] as const,
  );
}

async function startToFinish(
  stage: Setup,
  heap: WorkerHeap,
): Promise<{ requestsPerSecond: number; peak: number }> {
  const { sandbox } = stage;
  const before = sandbox.requests.length;
  const isSent = () => sandbox.requests.length - before >= 2 * lists.length * inEach;
  let peak = 0;
  const begun = performance.now();
  await startSaves(stage);
  await until(
    'the run to be done',
    async () => {
      peak = Math.max(peak, await heap.now());
      return isSent() && (await getBatches(stage)).every(({ state }) => state === 'done');
    },
    900_000,
  );
  const seconds = (performance.now() - begun) / 1_000;
  const saved = lists.map((list) => sandbox.video.playlistItems(list).length);
  if (saved.some((count) => count !== inEach)) throw new Error(`Saved ${saved.join(' and ')}`);
  return { requestsPerSecond: (sandbox.requests.length - before) / seconds, peak };
}

/** As the manager starts a run. */
async function startSaves(stage: Setup): Promise<void> {
  const items = videoIds.flatMap((videoId, at) =>
    lists.map((playlistId) => ({
      action: 'video.save' as const,
      input: { videoId, playlistId, playlistTitle: playlistId },
      label: `Video ${at}`,
    })),
  );
  const as = (await ask(stage, 'acting', {})).video?.accountId ?? '';
  const run = {
    batchId: crypto.randomUUID(),
    kind: 'save',
    about: 'my library',
    surface: 'manager',
  } as const;
  await ask(stage, 'startBatch', { ...run, items, as });
}

/** Asks the background, as a page of ours does. */
async function ask<Name extends MessageName>(
  { extension }: Setup,
  type: Name,
  data: Question<Name>,
): Promise<Answer<Name>> {
  const reply = await extension.own.evaluate((message) => chrome.runtime.sendMessage(message), {
    type,
    data,
  });
  if (!('ok' in reply)) throw new Error(reply.failure.text);
  return reply.ok;
}
