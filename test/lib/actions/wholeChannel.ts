import 'fake-indexeddb/auto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { planEdits } from '../../../entrypoints/manager/videos/manyEdits';
import { type Clients, findAction } from '../../../lib/actions';
import { type VideoRow as ChannelVideo, videos as collection } from '../../../lib/collections/videos';
import { createTransport } from '../../../lib/http';
import { createJobs, type Jobs } from '../../../lib/jobs';
import { createBatches } from '../../../lib/jobs/batches';
import { createQuotaMeter, pacificDay } from '../../../lib/quota';
import { reserve } from '../../../lib/quota/plan';
import { type JobRow, openStore, type Store } from '../../../lib/store';
import { createVideoClient, type VideoClient, videoErrors, videos } from '../../../lib/video';
import type { Sandbox } from '../../sandbox';
import { sandboxFetch } from '../../sandbox/client';
import { freshSandbox } from '../../sandbox/fresh';
import { Person } from '../../sandbox/person';
import { account } from '../../sandbox/seed';
import type { VideoRow } from '../../sandbox/video/schema';
import { callByVendor } from '../video/clients';

interface ChannelOptions {
  /** Videos of the channel; each has the link. */
  count: number;
  /** How many of them get a tag. */
  tagged: number;
  /** How often the worker is killed. */
  kills: number;
}

const oldLink = 'http://harbour.example/tickets';
const newLink = 'https://harbour.example/tickets';

/** Videos that differ in every field that an update could erase. */
const toColumns = (at: number) => ({
  channelId: account.channelId,
  title: `Evening ${at} “${'ab'.repeat(at % 7)}”`,
  description: [`Evening ${at}, with a choir.`, `Tickets: ${oldLink}`, 'é'.repeat(at % 50)].join('\n\n'),
  tags: JSON.stringify(at % 3 === 0 ? [] : ['harbour', `evening ${at}`]),
  categoryId: at % 2 === 0 ? '10' : '22',
  defaultLanguage: at % 4 === 0 ? null : 'en',
  defaultAudioLanguage: at % 5 === 0 ? 'fr' : null,
  localizations: at % 4 === 1 ? JSON.stringify({ de: { title: `Abend ${at}`, description: oldLink } }) : '{}',
  license: at % 6 === 0 ? 'creativeCommon' : 'youtube',
  embeddable: at % 2,
  syntheticMedia: at % 9 === 0 ? 1 : 0,
  recordingDetails: JSON.stringify(at % 8 === 0 ? { recordingDate: '2026-05-01T00:00:00Z' } : {}),
  privacyStatus: at % 10 === 0 ? 'private' : 'public',
});

const toId = (at: number) => `Whole_${String(at).padStart(5, '0')}`;

/** All columns of the channel's videos, by id. */
const dump = (sandbox: Sandbox) =>
  new Map(sandbox.video.videos().map((row) => [row.id, { ...row } as Record<string, unknown>]));

/** Names of the columns that differ, by video. */
function differing(before: ReturnType<typeof dump>, after: ReturnType<typeof dump>) {
  expect([...after.keys()]).toEqual([...before.keys()]);
  return new Map(
    [...after].flatMap(([id, row]) => {
      const columns = Object.keys(row).filter((column) => row[column] !== before.get(id)?.[column]);
      return columns.length > 0 ? [[id, columns.join()] as const] : [];
    }),
  );
}

/** A clock that can be moved on. */
interface Time {
  now(): number;
  moveTo(at: number): void;
}

function createTime(): Time {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  return {
    now,
    moveTo(at) {
      ahead += Math.max(0, at - now());
    },
  };
}

const clientId = 'client';
/** Without a request for so long, in milliseconds, everything waits for a time. */
const quiet = 200;

/** A person's computer: its disk, and workers that follow each other. */
function createComputer(sandbox: Sandbox, time: Time) {
  const disk = openStore('whole channel');
  const reach = sandboxFetch(sandbox);
  const facts = { kills: 0, writes: 0, refused: 0 };
  const meter = createQuotaMeter(disk, time.now);
  /** Days on which something was written. */
  const days = new Set<string>();
  const traffic = { underWay: 0, lastAt: 0 };
  const sent: Sent[] = [];
  let killEvery = Number.POSITIVE_INFINITY;
  let mostKills = 0;
  let token = '';
  const signIn = async () => {
    token = (await new Person(sandbox).signIn()).access_token;
  };
  /** A request that changes something; every so often the worker dies before or after it. */
  const toClient = (worker: { isDead: boolean }): VideoClient => {
    const send: typeof fetch = async (input, init) => {
      const asked = input instanceof Request ? input.clone() : new Request(input, init);
      const isWrite = asked.method !== 'GET';
      const dies = isWrite && !worker.isDead && ++facts.writes % killEvery === 0 && facts.kills < mostKills;
      const isLost = dies && facts.kills % 2 === 0;
      if (dies) kill(worker);
      if (worker.isDead && !dies) return never();
      if (isLost) return never();
      if (isWrite) {
        sent.push({ line: toLine(asked.method, asked.url), body: await asked.json() });
        days.add(pacificDay(time.now()));
      }
      const { cost } = isWrite ? videos.update : videos.list;
      traffic.underWay++;
      await meter.spend(clientId, 'general', cost);
      const answer = await reach(input, init).finally(() => {
        traffic.underWay--;
        traffic.lastAt = Date.now();
      });
      if (answer.status === 403) facts.refused++;
      return worker.isDead ? never() : answer;
    };
    return createVideoClient(
      createTransport({
        base: 'https://youtube.googleapis.com/youtube/v3',
        credentials: { authorization: async () => `Bearer ${token}` },
        errors: videoErrors,
        fetch: send,
      }),
    );
  };
  function kill(worker: { isDead: boolean }) {
    worker.isDead = true;
    facts.kills++;
    setTimeout(() => void start(), 5);
  }
  const budget = async ({ action }: JobRow) => ({
    price: findAction(action)?.price ?? 0,
    ...(await meter.state(clientId, 'general')),
  });
  let jobs: Jobs;
  async function start(): Promise<Jobs> {
    const worker = { isDead: false };
    const clients = { video: toClient(worker), ownChannelId: account.channelId } as Clients;
    const made: Jobs = createJobs<Clients>({
      store: toMortal(disk, worker),
      lookup: findAction,
      clients: async () => clients,
      patience: async () => ({ unclearAfter: 20, agreeFor: 5 }),
      needsSignIn: async () => false,
      wake: (at) => setAlarm(at, worker, made),
      sideWrites: async () => [],
      changed: () => undefined,
      locks: { request: async (_name: string, work: () => unknown) => work() } as unknown as LockManager,
      batches: (queue) => createBatches({ budget, changed: () => undefined }, queue),
      now: time.now,
    });
    jobs = made;
    await made.resume();
    return made;
  }
  let alarm: ReturnType<typeof setInterval> | undefined;
  /** Sets the alarm, in place of an earlier one. While nothing else happens, time moves on to it at once. */
  function setAlarm(at: number, worker: { isDead: boolean }, mine: Jobs): void {
    if (worker.isDead) return;
    clearInterval(alarm);
    const ring = setInterval(() => {
      const isQuiet = traffic.underWay === 0 && Date.now() - traffic.lastAt > quiet;
      if (!worker.isDead && !isQuiet && time.now() < at) return;
      clearInterval(ring);
      if (worker.isDead) return;
      time.moveTo(at);
      void mine.resume();
    }, 20);
    alarm = ring;
  }
  return {
    facts,
    days,
    /** The writes that reached the platform. */
    sent,
    disk,
    signIn,
    start,
    /** The worker that lives. */
    jobs: () => jobs,
    /** From now on, so many times. */
    killEach(writes: number, most: number) {
      killEvery = writes;
      mostKills = most;
    },
    client: () => toClient({ isDead: false }),
  };
}

const never = <T>() => new Promise<T>(() => undefined);

/** The disk of a worker: of a dead one, nothing comes back and nothing is written. */
const toMortal = (disk: Store, worker: { isDead: boolean }): Store =>
  new Proxy(disk, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]) => {
        if (worker.isDead) return never();
        const answer: unknown = await Reflect.apply(member, target, given);
        return worker.isDead ? never() : answer;
      };
    },
  });

/** A write as it went out, with the parts that it names in the order of the alphabet. */
interface Sent {
  line: string;
  body: unknown;
}

/** What the vendor's client sends for a call. */
async function sentByVendor(params: Record<string, unknown>, body: unknown) {
  const seen: Sent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({
        line: toLine(request.method, request.url),
        body: JSON.parse(String(Buffer.concat(chunks))),
      });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = { origin: `http://127.0.0.1:${port}`, signing: 'token in the header' } as const;
  await callByVendor(address, videos.update, { params, body });
  await new Promise((resolve) => server.close(resolve));
  return seen[0];
}

const toLine = (method = '', address = '') => {
  const { pathname, searchParams } = new URL(address, 'http://any');
  return `${method} ${pathname} ${searchParams.getAll('part').join().split(',').sort().join()}`;
};

const finished = async (computer: ReturnType<typeof createComputer>, batchId: string) => {
  for (;;) {
    const row = await computer.disk.get('batches', batchId);
    if (row?.state === 'done') return row;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/**
 * One link is replaced in all descriptions of a channel, and a tag is added to some of its videos, as bulk tasks,
 * while the worker is killed again and again; then all of it is undone.
 */
export async function testWholeChannel({ count, tagged, kills }: ChannelOptions): Promise<void> {
  const time = createTime();
  const sandbox = await freshSandbox({ clock: time.now, signInClock: Date.now });

  it(`one link in ${count} descriptions and a tag on ${tagged} videos change these alone, and undo restores all`, async () => {
    const computer = createComputer(sandbox, time);
    const ids = Array.from({ length: count }, (_, at) => toId(at));
    sandbox.video.addVideos(ids);
    for (const [at, id] of ids.entries()) sandbox.video.changeVideo(id, toColumns(at));
    await computer.signIn();
    const rows: ChannelVideo[] = [];
    for (let at = 0; at < count; at += 50)
      rows.push(...(await collection.readSome(computer.client(), ids.slice(at, at + 50))));
    const before = dump(sandbox);
    let jobs = await computer.start();
    computer.killEach(Math.floor((count + tagged) / (kills + 1)), kills);

    const run = async (batchId: string, edit: Parameters<typeof planEdits>[1], some = rows) => {
      const { items } = planEdits(some, edit, time.now());
      const asked = items.map(({ action: id, input, label }) => {
        const action = findAction(id);
        const parsed = action.parse(input);
        const { version, concurrencyKeys } = action;
        return { action: id, version, input: parsed, concurrencyKeys: concurrencyKeys(parsed), label };
      });
      const about = { kind: 'editVideos', about: '', accountId: 'me', undoable: true, inOrder: false };
      await computer.jobs().batches.start({ batchId, ...about, units: 0, surface: 'manager', items: asked });
      return finished(computer, batchId);
    };
    const link = {
      kind: 'replace',
      field: 'description',
      find: oldLink,
      replacement: newLink,
      ignoresCase: false,
    } as const;
    await run('link', { kind: 'rules', rules: [link] });
    await run(
      'tag',
      { kind: 'rules', rules: [{ kind: 'addTags', tags: ['season 2027'] }] },
      rows.slice(0, tagged),
    );
    const after = dump(sandbox);

    const changed = differing(before, after);
    expect(changed.size).toBe(count);
    for (const [at, id] of ids.entries()) {
      expect(changed.get(id)).toBe(at < tagged ? 'description,tags' : 'description');
      const was = String(before.get(id)?.description);
      expect(after.get(id)?.description).toBe(was.replaceAll(oldLink, newLink));
    }
    expect(computer.facts.kills).toBe(kills);

    // What was sent says what the vendor's client says for the same intent
    const puts = computer.sent.filter(({ line }) => line.startsWith('PUT'));
    for (const at of [0, 1, Math.floor(count / 2), count - 1]) {
      const stored = before.get(toId(at)) as unknown as VideoRow;
      const snippet = {
        title: stored.title,
        description: stored.description.replaceAll(oldLink, newLink),
        tags: JSON.parse(stored.tags) as string[],
        categoryId: stored.categoryId,
        ...(stored.defaultLanguage && { defaultLanguage: stored.defaultLanguage }),
        ...(stored.defaultAudioLanguage && { defaultAudioLanguage: stored.defaultAudioLanguage }),
      };
      const wanted = {
        id: stored.id,
        snippet: snippet.tags.length > 0 ? snippet : { ...snippet, tags: undefined },
      };
      const vendor = await sentByVendor({ part: ['snippet'] }, wanted);
      const ours = puts.find(({ body }) => (body as { id?: string }).id === stored.id);
      expect(ours).toEqual(vendor);
    }

    jobs = computer.jobs();
    for (const batchId of ['tag', 'link']) {
      await jobs.batches.undo(batchId);
      await finished(computer, batchId);
    }
    expect(differing(before, dump(sandbox))).toEqual(new Map());
    // The day's quota, without the reserve for single clicks, was enough for so many edits
    const perDay = Math.floor((10_000 - reserve) / (videos.list.cost + videos.update.cost));
    expect(computer.days.size).toBeGreaterThanOrEqual(Math.ceil((2 * (count + tagged)) / perDay));
    expect(computer.facts.refused).toBe(0);
    console.info(
      `whole channel: ${count} videos, ${computer.facts.writes} writes on ${computer.days.size} days, ${computer.facts.kills} kills`,
    );
  }, 1_800_000);
}
