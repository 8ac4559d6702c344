import 'fake-indexeddb/auto';
import { expect, vi } from 'vitest';
import { type ActionId, type Clients, findAction, type KnownAction } from '../../../lib/actions';
import { calendarErrors, createCalendarClient, restAddress } from '../../../lib/calendar';
import { createWordPressClient } from '../../../lib/calendar/wordpress';
import { createTransport } from '../../../lib/http';
import { createJobs, type Jobs } from '../../../lib/jobs';
import { createBatches } from '../../../lib/jobs/batches';
import { type JobRow, openStore, type Write } from '../../../lib/store';
import { createVideoClient, videoErrors } from '../../../lib/video';
import type { Sandbox } from '../../sandbox';
import { sandboxFetch } from '../../sandbox/client';
import { Person } from '../../sandbox/person';
import { account } from '../../sandbox/seed';
import { noteRequest, observed, runningStep, undeclaredWrites } from './declaredWrites';

let runs = 0;

async function toLine(verb: string, address: string, input: RequestInfo | URL): Promise<string> {
  const body = input instanceof Request && verb !== 'GET' ? await input.clone().text() : '';
  return `${verb} ${decodeURIComponent(address)} ${body.startsWith('{') ? body : body && 'file'}`.trim();
}

const signedIn = new WeakMap<Sandbox, { token: string; signInAgain(): void }>();

/** A token of a sandbox's person, who signs in there but once: a reset signs nobody out for good. */
async function getToken(sandbox: Sandbox): Promise<string> {
  const known = signedIn.get(sandbox);
  if (known !== undefined) {
    known.signInAgain();
    return known.token;
  }
  const { access_token: token } = await new Person(sandbox).signIn();
  signedIn.set(sandbox, { token, signInAgain: sandbox.video.rememberSignIns() });
  return token;
}

export type Workbench = Awaited<ReturnType<typeof workbench>>;

/** The job was over before its worker was to die. */
export const notKilled = 'The job sent no such request';

/**
 * Runs actions as the extension does, engine and transport included, against a sandbox over HTTP.
 * @param agreeFor how long reads may lag, in milliseconds
 * @param store the disk; a new one if left out
 * @param find an action by its id; those of the list if left out
 * @param sideWrites what is committed with a finished job
 */
export async function workbench(
  sandbox: Sandbox,
  calendarUser = 'robin',
  agreeFor = 20,
  store = openStore(`actions-${runs++}`),
  find: (id: ActionId) => KnownAction = findAction,
  sideWrites: (job: JobRow) => Promise<Write[]> = async () => [],
) {
  const reach = sandboxFetch(sandbox);
  /** What was sent: verb, path with query, and the body if it is JSON. */
  const requests: string[] = [];
  /** The same, each with the step that sent it. */
  const sentBySteps: { step: string | undefined; isChecked: boolean | undefined; line: string }[] = [];
  /** Called for each answered request; true drops the answer for good. */
  let afterAnswer = (_line: string) => false;
  const send: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input instanceof Request ? input.url : input, init);
    const verb = input instanceof Request ? input.method : method;
    const { pathname, search } = new URL(url);
    noteRequest(verb, pathname);
    const line = await toLine(verb, pathname + search, input);
    requests.push(line);
    const { step, isChecked } = runningStep() ?? {};
    sentBySteps.push({ step, isChecked, line });
    const answer = await reach(input, init);
    return afterAnswer(`${verb} ${pathname}`) ? new Promise(() => undefined) : answer;
  };
  const token = await getToken(sandbox);
  const calendarHeader = sandbox.calendar.authorization(calendarUser);
  const site = {
    base: 'https://calendar.example/wp-json/',
    credentials: { authorization: async () => calendarHeader },
    errors: calendarErrors,
    fetch: send,
  };
  const files = new Map<string, Blob>();
  const clients: Clients = {
    video: createVideoClient(
      createTransport({
        base: 'https://youtube.googleapis.com/youtube/v3',
        credentials: { authorization: async () => `Bearer ${token}` },
        errors: videoErrors,
        fetch: send,
      }),
    ),
    calendar: createCalendarClient(
      createTransport({ ...site, address: (root, path) => restAddress(root, `tribe/events/v1${path}`) }),
    ),
    wordpress: createWordPressClient(createTransport({ ...site, address: restAddress })),
    site: new URL(site.base).origin,
    ownChannelId: account.channelId,
    file: async (name) => files.get(name) ?? new Blob(),
  };
  /** Clients of further accounts. */
  const elsewhere = new Map<string, Clients>();
  const engine = () => {
    const made: Jobs = createJobs<Clients>({
      store,
      lookup: (id) => {
        const action = find(id as ActionId);
        return action && observed(action);
      },
      clients: async ({ accountId }) => elsewhere.get(accountId) ?? clients,
      patience: async () => ({ unclearAfter: 50, agreeFor }),
      needsSignIn: async () => false,
      wake: (at) => void setTimeout(() => void made.resume(), Math.max(0, at - Date.now())),
      sideWrites,
      changed: () => undefined,
      locks: { request: async (_name: string, work: () => unknown) => work() } as unknown as LockManager,
      batches: (line) => createBatches({ budget: async () => undefined, changed: () => undefined }, line),
    });
    return made;
  };
  const jobs = engine();

  async function request(actionId: ActionId, given: Record<string, unknown>) {
    const action = find(actionId);
    const input = action.parse(given);
    const base = { accountId: 'me', surface: 'popup', action: actionId, version: action.version };
    return { ...base, input, concurrencyKeys: action.concurrencyKeys(input) };
  }

  /** Checks that each step declared its writes: reads of later jobs rely on that. */
  async function ended(jobId: string, from = jobs): Promise<JobRow> {
    const job = await from.outcome(jobId);
    expect(undeclaredWrites()).toEqual([]);
    return job;
  }

  async function run(actionId: ActionId, given: Record<string, unknown>): Promise<JobRow> {
    const { jobId } = await jobs.accept(await request(actionId, given));
    return ended(jobId);
  }

  /**
   * Stops the worker after the first request of this kind was answered; the next worker resumes from the disk.
   * @throws Error `notKilled`
   */
  async function runKilled(
    actionId: ActionId,
    given: Record<string, unknown>,
    at: Pick<RegExp, 'test'>,
  ): Promise<JobRow> {
    const killed = killAfter(at);
    const dying = engine();
    const { jobId } = await dying.accept(await request(actionId, given));
    return resumed(jobId, killed, dying.outcome(jobId));
  }

  /** As `runKilled`, of an undo. */
  async function undoKilled({ jobId }: JobRow, at: Pick<RegExp, 'test'>): Promise<JobRow> {
    const killed = killAfter(at);
    const dying = engine();
    const whole = dying.undo(jobId).then(() => dying.outcome(jobId));
    return resumed(jobId, killed, whole);
  }

  /** Drops the answer to the first request of a kind and all later ones; resolves then. */
  function killAfter(at: Pick<RegExp, 'test'>): Promise<void> {
    let isKilled = false;
    return new Promise((resolve) => {
      afterAnswer = (line) => {
        if (isKilled) return true;
        isKilled = at.test(line);
        if (isKilled) resolve();
        return isKilled;
      };
    });
  }

  async function resumed(jobId: string, killed: Promise<void>, whole: Promise<unknown>): Promise<JobRow> {
    const isKilled = await Promise.race([killed.then(() => true), whole.then(() => false)]);
    if (!isKilled) throw new Error(notKilled);
    afterAnswer = () => false;
    return ended(jobId, engine());
  }

  async function undo({ jobId }: JobRow): Promise<JobRow> {
    await jobs.undo(jobId);
    return ended(jobId);
  }

  async function retry(
    { jobId }: JobRow,
    change: (input: JobRow['input']) => JobRow['input'],
  ): Promise<JobRow> {
    await jobs.retry(jobId, change);
    return ended(jobId);
  }

  const settled = (batchId: string, timeout: number) =>
    vi.waitFor(async () => expect((await store.get('batches', batchId))?.state).toBe('done'), { timeout });

  /**
   * @param timeout milliseconds
   * @param accounts of items that act elsewhere, by their place
   */
  async function runMany(
    actionId: ActionId,
    inputs: Record<string, unknown>[],
    timeout = 10_000,
    accounts: readonly (string | undefined)[] = [],
  ): Promise<string> {
    const asked = await Promise.all(inputs.map((input) => request(actionId, input)));
    const batchId = `batch ${runs++}`;
    const items = asked.map(({ action, version, input, concurrencyKeys }, at) => ({
      action,
      version,
      input,
      concurrencyKeys,
      label: String(at),
      accountId: accounts[at],
    }));
    const rest = { kind: 'addEvents', about: '', accountId: 'me', undoable: true, inOrder: false, units: 0 };
    await jobs.batches.start({ batchId, ...rest, surface: 'manager', items });
    await settled(batchId, timeout);
    return batchId;
  }

  async function undoMany(batchId: string, timeout = 10_000): Promise<void> {
    await jobs.batches.undo(batchId);
    await settled(batchId, timeout);
  }

  return {
    clients,
    elsewhere,
    files,
    jobs,
    requests,
    sentBySteps,
    run,
    runKilled,
    runMany,
    retry,
    undo,
    undoKilled,
    undoMany,
  };
}
