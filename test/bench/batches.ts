import type { BatchView } from '../../lib/messages';
import type { Chrome } from '../e2e/harness/chrome';
import { until } from '../e2e/harness/until';
import { Person } from '../sandbox/person';
import { videos } from '../sandbox/seed';
import type { Row } from './row';
import { measureAlternately, rounds } from './samples';
import { openSetup, type Setup } from './setup';

declare const chrome: Chrome;

const many = 10_000;
/** Each asks twice, and all share a concurrency key. More than 186 a day's quota would not pay. */
const finished = 60;
const videoId = videos[0]?.id ?? '';
const api = 'https://youtube.googleapis.com/youtube/v3/videos';

/** Runs of many: on disk, from start to finish, and what else they slow down. */
export async function measureBatches(): Promise<Row[]> {
  const [busy, idle] = [await openSetup(), await openSetup()];
  try {
    const finish = await startToFinish(busy);
    const enqueued = await enqueue(busy);
    const opening = await measureAlternately({ ours: () => openPopup(busy), none: () => openPopup(idle) });
    return [
      {
        id: 'runs.enqueue',
        what: `a run of ${many.toLocaleString('en')} jobs, until it is on disk`,
        unit: 'ms',
        ours: enqueued,
        samples: 1,
      },
      {
        id: 'runs.request',
        what: `a run of ${finished} jobs in one key, each of its requests`,
        unit: 'ms',
        ours: finish.ours,
        samples: 1,
        baseline: { what: 'a bare loop of the same requests', value: finish.bare },
      },
      {
        id: 'popup.waitingJobs',
        what: `popup, all of it, with ${many.toLocaleString('en')} jobs waiting`,
        unit: 'ms',
        ours: opening.ours,
        samples: rounds,
        baseline: { what: 'with none', value: opening.none },
        budget: { timesBaseline: 1.2 },
      },
    ];
  } finally {
    await busy.close();
    await idle.close();
  }
}

/** Milliseconds until the background has answered that the run is on disk. */
const start = ({ extension }: Setup, count: number) =>
  extension.own.evaluate(
    async ([videoId, count]) => {
      const acting = await chrome.runtime.sendMessage({ type: 'acting', data: {} });
      const item = { action: 'video.like', input: { videoId, title: 'Jazz' }, label: 'Jazz' };
      const items = Array.from({ length: count }, () => item);
      const run = { batchId: crypto.randomUUID(), kind: 'like', about: '', surface: 'manager', items };
      const data = { ...run, as: acting.ok.video.accountId };
      const begun = performance.now();
      const reply = await chrome.runtime.sendMessage({ type: 'startBatch', data });
      if (!('ok' in reply)) throw new Error(reply.failure.text);
      return performance.now() - begun;
    },
    [videoId, count] as const,
  );

/** The runs of many as the manager shows them. */
export const getBatches = ({ extension }: Setup): Promise<BatchView[]> =>
  extension.own.evaluate(async () => (await chrome.runtime.sendMessage({ type: 'batches', data: {} })).ok);

/** Leaves all of a run waiting, since the platform has nothing left for it today. */
async function enqueue(stage: Setup): Promise<number> {
  const { quota } = stage.sandbox.video;
  quota.exhaust();
  const taken = await start(stage, many);
  await until('the run to wait', async () =>
    (await getBatches(stage)).some(({ left, resumesAt }) => left === many && resumesAt !== undefined),
  );
  // What the popup asks for must not be refused.
  quota.use(-quota.used());
  return taken;
}

/** Milliseconds for each request, by a run and by a loop that does nothing else. */
async function startToFinish(stage: Setup): Promise<{ ours: number; bare: number }> {
  const { sandbox, extension } = stage;
  const before = sandbox.requests.length;
  await start(stage, finished);
  await until(
    'the run to be done',
    async () => (await getBatches(stage)).some(({ state, done }) => state === 'done' && done === finished),
    60_000,
  );
  const times = sandbox.requests
    .slice(before)
    .filter(({ path }) => path.startsWith('/youtube/v3/videos/'))
    .map(({ at }) => at);
  const ours = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / (times.length - 1);

  const { access_token } = await new Person(sandbox).signIn();
  const worker = await extension.worker();
  const bare = await worker.evaluate(
    async ([api, id, token, count]) => {
      const init = { cache: 'no-store', headers: { authorization: `Bearer ${token}` } } as const;
      const begun = performance.now();
      for (let done = 0; done < count; done++) {
        await (await fetch(`${api}/getRating?id=${id}`, init)).text();
        await (await fetch(`${api}/rate?id=${id}&rating=like`, { ...init, method: 'POST' })).text();
      }
      return (performance.now() - begun) / (2 * count);
    },
    [api, videoId, access_token, finished] as const,
  );
  return { ours, bare };
}

/** From the beginning of the navigation until the popup has drawn what can be done about a video. */
async function openPopup({ context, extension }: Setup): Promise<number> {
  const watch = await context.newPage();
  await watch.goto(`https://www.youtube.com/watch?v=${videoId}`);
  const tab = await extension.tabId(watch);
  const popup = await context.newPage();
  await popup.bringToFront();
  await popup.goto(extension.url(`popup.html?tab=${tab}`));
  const drawn = await popup.waitForFunction(() => {
    const isDrawn = [...document.querySelectorAll('button')].some(
      ({ textContent }) => textContent === 'Subscribe',
    );
    return isDrawn ? performance.now() : undefined;
  });
  const taken = await drawn.jsonValue();
  await popup.close();
  await watch.close();
  return taken ?? Number.NaN;
}
