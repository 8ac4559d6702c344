import type { Chrome } from '../e2e/harness/chrome';
import { until } from '../e2e/harness/until';
import { videos } from '../sandbox/seed';
import type { Row } from './row';
import { measureAlternately, rounds } from './samples';
import type { Setup } from './setup';

declare const chrome: Chrome;

const videoId = videos[0]?.id ?? '';
const path = '/youtube/v3/videos/getRating';
const address = `https://youtube.googleapis.com${path}?id=${videoId}`;

/**
 * From asking for 'like', as a button does, to the arrival of its first request, the worker being awake and
 * connected. Both times are of this machine's one clock, which counts whole milliseconds: measuring begins as it
 * ticks, so that what is lost at the arrival is lost to both alike.
 */
export async function measureClickToRequest({ sandbox, extension }: Setup): Promise<Row[]> {
  const worker = await extension.worker();

  async function arrivalAfter(start: () => Promise<number>): Promise<number> {
    const before = sandbox.requests.length;
    const begun = await start();
    const request = await until('the request', () =>
      sandbox.requests.slice(before).find((logged) => logged.path === path),
    );
    return request.at - begun;
  }

  const click = () =>
    extension.own.evaluate(async (id) => {
      const input = { videoId: id, title: 'Jazz' };
      const subject = { kind: 'video', videoId: id };
      const act = { action: 'video.like', subject, input, surface: 'popup' };
      for (let tick = Date.now(); tick === Date.now(); );
      const begun = Date.now();
      const job = await chrome.runtime.sendMessage({ id: 1, type: 'act', data: act, timestamp: 0 });
      const data = { jobId: job.ok.jobId };
      const settled = await chrome.runtime.sendMessage({ id: 2, type: 'outcome', data, timestamp: 0 });
      if (settled.ok.state !== 'done') throw new Error(`The job is ${settled.ok.state}`);
      return begun;
    }, videoId);

  const bareFetch = () =>
    worker.evaluate(async (url) => {
      for (let tick = Date.now(); tick === Date.now(); );
      const begun = Date.now();
      await (await fetch(url, { cache: 'no-store', credentials: 'omit' })).text();
      return begun;
    }, address);

  const { ours, bare } = await measureAlternately({
    ours: () => arrivalAfter(click),
    bare: () => arrivalAfter(bareFetch),
  });
  return [
    {
      id: 'act.request',
      what: 'click to request on the wire, warm',
      unit: 'ms',
      samples: rounds,
      ours,
      baseline: { what: 'a bare fetch', value: bare },
      budget: { overBaseline: 15 },
    },
  ];
}
