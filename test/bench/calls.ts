import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { auth, youtube } from '@googleapis/youtube';
import { createTransport } from '../../lib/http';
import { createVideoClient, everyItem, videoErrors } from '../../lib/video';
import type { Row } from './row';
import { measureAlternately, rounds } from './samples';

const callCount = 50;
const itemCount = 10_000;

/** One listing, as often or as far as is asked. */
interface Caller {
  one(): Promise<unknown>;
  /** How many items the whole playlist has. */
  all(): Promise<number>;
}

/** Calling the video API on loopback, beside the platform vendor's own client. */
export async function measureCalls(): Promise<Row[]> {
  const playlistServer = fork(fileURLToPath(new URL('playlistServer.ts', import.meta.url)));
  try {
    const [port] = await once(playlistServer, 'message');
    const callers = {
      ours: ourClient(`http://127.0.0.1:${port}`),
      vendors: vendorClient(`http://127.0.0.1:${port}`),
    };
    const inTurns = (measure: (caller: Caller) => Promise<number>) =>
      measureAlternately({ ours: () => measure(callers.ours), vendors: () => measure(callers.vendors) });
    const row = (
      id: string,
      what: string,
      unit: Row['unit'],
      { ours, vendors }: { ours: number; vendors: number },
    ): Row => ({
      id: `calls.${id}`,
      what,
      unit,
      ours,
      samples: rounds,
      baseline: { what: '@googleapis/youtube', value: vendors },
    });
    return [
      row('time', 'one call on loopback, processor time', 'ms', await inTurns(timePerCall)),
      row('memory', 'one call on loopback, memory taken', 'bytes', await inTurns(memoryPerCall)),
      row('listing', '10,000 playlist items listed, processor time', 'ms', await inTurns(timeOfListing)),
    ];
  } finally {
    playlistServer.kill();
  }
}

const token = 'any token';
const question = { part: ['snippet' as const, 'contentDetails' as const], playlistId: 'PLbench' };

function ourClient(origin: string): Caller {
  const client = createVideoClient(
    createTransport({
      base: `${origin}/youtube/v3`,
      errors: videoErrors,
      credentials: { authorization: async () => `Bearer ${token}` },
    }),
  );
  return {
    one: () => client.playlistItems.list({ ...question, maxResults: 1 }),
    async all() {
      let count = 0;
      for await (const _item of everyItem(client.playlistItems.list, { ...question, maxResults: 50 }))
        count++;
      return count;
    },
  };
}

function vendorClient(origin: string): Caller {
  const credentials = new auth.OAuth2();
  credentials.setCredentials({ access_token: token });
  const client = youtube({ version: 'v3', auth: credentials, retry: false, rootUrl: `${origin}/` });
  return {
    one: () => client.playlistItems.list({ ...question, maxResults: 1 }),
    async all() {
      let count = 0;
      let pageToken: string | undefined;
      do {
        const { data } = await client.playlistItems.list({ ...question, maxResults: 50, pageToken });
        count += data.items?.length ?? 0;
        pageToken = data.nextPageToken ?? undefined;
      } while (pageToken !== undefined);
      return count;
    },
  };
}

async function timePerCall({ one }: Caller): Promise<number> {
  const begun = process.cpuUsage();
  for (let call = 0; call < callCount; call++) await one();
  return millisecondsSince(begun) / callCount;
}

async function timeOfListing({ all }: Caller): Promise<number> {
  const begun = process.cpuUsage();
  const count = await all();
  if (count !== itemCount) throw new Error(`Listed ${count} items`);
  return millisecondsSince(begun);
}

/** That this process ran, in all its threads; waiting for an answer, or for a turn on a busy machine, is not counted. */
function millisecondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** Bytes of the heap that a call asks for, given back at once or not: a sample of them, projected by the engine. */
async function memoryPerCall({ one }: Caller): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: 1024,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  for (let call = 0; call < callCount; call++) await one();
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  return sizeOf(profile.head) / callCount;
}

interface Allocations {
  selfSize: number;
  children: Allocations[];
}

const sizeOf = ({ selfSize, children }: Allocations): number =>
  children.reduce((sum, child) => sum + sizeOf(child), selfSize);
