import { browser } from 'wxt/browser';
import { type Accounts, createAccounts, createVault, profile } from '../../lib/accounts';
import { actions, type Clients, findAction } from '../../lib/actions';
import { Fault } from '../../lib/errors';
import { createGates } from '../../lib/http';
import { createJobs, isSettled, type Jobs } from '../../lib/jobs';
import { announceChange } from '../../lib/messages';
import { createPlaylistIndex } from '../../lib/playlistIndex';
import { isBehind, readingAlarm } from '../../lib/playlistIndex/rows';
import { createQuotaMeter } from '../../lib/quota';
import type { JobRow, Store, VideoAccountRow } from '../../lib/store';
import { wakeAt } from './browser/alarms';
import { createBadge } from './browser/badge';
import { createMenus, type Menus } from './browser/contextMenus';
import { createPill, type Pill } from './browser/eventButton';
import { approvalAddress, browserTokens, launch, redirectAddress } from './browser/identity';
import { createStage } from './browser/presenter';
import { createStarts, type Starts } from './browser/shortcuts';
import type { MessageServices } from './handlers';
import { createAccountBook } from './handlers/accounts';
import { createActs } from './handlers/actions';
import type { WhoActs } from './handlers/activeAccounts';
import { createCalls } from './handlers/apiCalls';
import { createBatches, createBudget, createRuns, withinReserve } from './handlers/batches';
import { createCalendarDesk } from './handlers/calendar';
import { createListDesk } from './handlers/channel';
import { createDataSizes } from './handlers/dataSizes';
import { createDrafts } from './handlers/drafts';
import { createPlaylistDesk } from './handlers/playlists';
import { createViews } from './handlers/subjectView';
import { createUploadRoom } from './handlers/uploads';
import { createTickets, type Tickets } from './messaging/frameTickets';
import type { AnswerTo } from './messaging/origin';
import { createServices, meterFor } from './state/apiClients';
import { dropFileOf, fileOf } from './state/blobs';
import { createMemory } from './state/usageMemory';

/** What the start hands on. */
export interface RoomsParts {
  store: Store;
  whoActs: WhoActs;
  /** The message table: menus and keys ask it as every surface does. */
  answer: AnswerTo;
}

/** All that works behind the start: what it turns to for a question, or for anything else that the browser tells. */
export interface Rooms {
  /** What the answers to messages need. */
  services: MessageServices;
  tickets: Pick<Tickets, 'isRedeemed'>;
  starts: Starts;
  menus: Menus;
  pill: Pick<Pill, 'restore' | 'turnOffUngranted'>;
  jobs: Pick<Jobs, 'resume' | 'rest'>;
  accounts: Pick<Accounts, 'goOnConnecting'>;
  alarms: { ring(name: string): Promise<void> };
}

/** Puts everything together and decides nothing. Only here are tokens, only from here are APIs called. */
export function openRooms({ store, whoActs, answer }: RoomsParts): Rooms {
  const meter = createQuotaMeter(store);
  const index = createPlaylistIndex(store);
  const memory = createMemory(store, index);
  const tickets = createTickets(store);
  const badge = createBadge(store);
  const drafts = createDrafts(store);
  const stage = createStage({ tickets, badge });
  const pill = createPill({ stage, store });

  const registered = redirectAddress();
  const gates = createGates();
  const accounts = createAccounts({
    store,
    gates,
    profile,
    redirectAddress: registered,
    approvalAddress: approvalAddress(),
    launch,
    browserTokens,
    hasOrigins: (origins) => browser.permissions.contains({ origins }),
    locks: navigator.locks,
    meter: (clientId) => meterFor(meter, clientId),
    changed: accountsChanged,
  });
  const book = createAccountBook(accounts, meter, whoActs, registered, browserTokens !== undefined);
  const services = createServices({ profile, meter, credentials: accounts.credentials, gates });
  const playlistDesk = createPlaylistDesk({
    ...{ store, index, services, accounts: book, meter },
    mostItems: async () => (await dataSizes.limits()).index,
    changed: announceChange,
    rested: keepSizesSoon,
  });
  const views = createViews({ services, memory, index, listed: playlistDesk.listed, accounts: book });

  const jobs = createJobs<Clients>({
    store,
    lookup: findAction,
    clients: clientsOf,
    patience: async (job) =>
      findAction(job.action)?.service === 'calendar' ? profile.calendarPatience : profile.patience,
    needsSignIn: async (accountId) => (await store.get('accounts', accountId))?.problem?.kind === 'signIn',
    wake: (at) => wakeAt(at, () => void jobs.resume()),
    lessons: async (job) => [...(await memory.lessons(job)), ...drafts.givenBack(job)],
    changed: jobChanged,
    locks: navigator.locks,
    // As long as browsers let a worker idle; there is no other that could wait for it.
    lingers: 30_000,
    batches: (line) =>
      createBatches({ store, budget: createBudget(store, meter), changed: announceChange }, line),
  });
  const acts = createActs({ jobs, accounts: book });

  const uploads = createUploadRoom({
    store,
    vault: createVault(store),
    locks: navigator.locks,
    services,
    accounts: book,
  });
  const desk = createCalendarDesk({ services, accounts: book, memory });
  const runs = createRuns({ batches: jobs.batches, store, meter, accounts: book });
  const dataSizes = createDataSizes({ store, index, batches: jobs.batches, accounts: book });
  const calls = createCalls({ services, accounts: book });
  const lists = createListDesk({ services, accounts: book });

  /** The clients, each acting as the job's account if it is of its service; the others must never be used. */
  async function clientsOf(job: JobRow, spent: (units: number) => void): Promise<Clients> {
    const account = await store.get('accounts', job.accountId);
    const nobody = services.none();
    const isOfMany = job.batchId !== undefined;
    if (account?.service === 'video') {
      const spends = isOfMany ? await withinReserve(meter, job, account, spent) : spent;
      return { video: services.video(account, spends), calendar: nobody, wordpress: nobody, file: fileOf };
    }
    if (account?.service === 'calendar')
      return {
        video: nobody,
        calendar: services.calendar(account, isOfMany),
        wordpress: services.wordpress(account, isOfMany),
        site: new URL(account.restRoot).origin,
        file: fileOf,
      };
    throw new Fault({ kind: 'signIn', reason: 'notSignedIn' });
  }

  /** Behind what the person waits for: nobody asked for it just now. */
  function keepUp(account: VideoAccountRow): void {
    const catchUp = async () => {
      if (isBehind(await index.state(account.accountId), Date.now())) await playlistDesk.refresh(account);
    };
    void scheduler.postTask(catchUp, { priority: 'background' });
  }

  /** Menus name the playlists of whoever acts, and jobs may have waited for a sign-in. */
  function accountsChanged(): void {
    announceChange();
    void menus.refresh();
    void jobs.resume();
  }

  async function jobChanged(job: JobRow): Promise<void> {
    views.outdated();
    if (isSettled(job)) keepSizesSoon();
    const relearnt = await memory.learn(job);
    await dropFileOf(job);
    // Of a run many come to rest in a second, and none has a badge.
    if (job.batchId !== undefined) return announceSoon();
    announceChange();
    if (isSettled(job)) await badge.refresh();
    if (relearnt) void menus.refresh();
  }

  let areSizesToBeKept = false;
  /** After what came to rest together: a long batch is not slowed down by it. */
  function keepSizesSoon(): void {
    if (areSizesToBeKept) return;
    areSizesToBeKept = true;
    setTimeout(() => {
      areSizesToBeKept = false;
      // What the disk refuses now is deleted after the next job.
      void dataSizes.keep().catch(() => undefined);
    }, 10_000);
  }

  let isToBeAnnounced = false;
  function announceSoon(): void {
    if (isToBeAnnounced) return;
    isToBeAnnounced = true;
    setTimeout(() => {
      isToBeAnnounced = false;
      announceChange();
    }, 500);
  }

  const recent = async () => memory.recentPlaylists((await book.acting('video'))?.accountId ?? '');
  const starts = createStarts({ answer, stage, recent });
  const menus = createMenus({ actions, starts, recent });
  const alarms = { ring: (name: string) => (name === readingAlarm ? playlistDesk.resume() : jobs.resume()) };
  const messageServices: MessageServices = {
    ...{ store, accounts, book, whoActs, views, acts, jobs, memory, meter, badge, drafts, stage, pill },
    ...{ tickets, uploads, desk, index, playlistDesk, keepUp, runs, calls, lists, dataSizes },
    erased: () => void menus.refresh(),
  };
  return { services: messageServices, tickets, starts, menus, pill, jobs, accounts, alarms };
}
