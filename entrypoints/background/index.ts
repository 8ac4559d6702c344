import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { createAccounts, createVault, profile } from '../../lib/accounts';
import { actions, type Clients, findAction } from '../../lib/actions';
import { Fault, faultOf } from '../../lib/fault';
import { createJobs, isSettled } from '../../lib/jobs';
import { onFirstUse } from '../../lib/later';
import { announceChange } from '../../lib/messages';
import { createPlaylistIndex } from '../../lib/playlistIndex';
import { isBehind, readingAlarm } from '../../lib/playlistIndex/rows';
import { createQuotaMeter } from '../../lib/quota';
import { type JobRow, openStore, type VideoAccountRow } from '../../lib/store';
import { createAccountBook } from './accountBook';
import { createActs } from './acts';
import { createAnswers } from './answers';
import { createBadge } from './badge';
import { createDrafts } from './drafts';
import { dropFileOf, fileOf } from './files';
import { browserTokens, launch } from './identity';
import { followKeys } from './keys';
import { followLifecycle } from './lifecycle';
import { createMemory } from './memory';
import { createMenus } from './menus';
import { createPill } from './pill';
import { createServices, meterFor } from './services';
import { createStage } from './stage';
import { createStarts } from './starts';
import { createTable } from './table';
import { createTickets } from './tickets';
import { createViews } from './views';
import { wakeAt } from './wake';

/**
 * The composition root: the only room with tokens, the only caller of APIs. Everything is put together here and
 * nothing is decided; listeners are set up in the first turn, since the browser wakes a stopped worker for those alone.
 */
// No module: a start loads one file, which is twice as fast as one that imports others; what is brought by `import()`
// comes on first use (vite.plugins/workerParts.ts). `main` stands in an object,
// since the build reads the options of this file and leaves out what hangs on `main` alone.
export default defineBackground({ main: compose });

function compose(): void {
  const store = openStore();
  const meter = createQuotaMeter(store);
  const index = createPlaylistIndex(store);
  const memory = createMemory(store, index);
  const tickets = createTickets(store);
  const badge = createBadge(store);
  const drafts = createDrafts(store);
  const stage = createStage({ tickets, badge });
  const pill = createPill({ stage, store });

  const redirectAddress = browser.identity.getRedirectURL();
  const accounts = createAccounts({
    store,
    profile,
    redirectAddress,
    launch,
    browserTokens,
    hasOrigins: (origins) => browser.permissions.contains({ origins }),
    locks: navigator.locks,
    meter: (clientId) => meterFor(meter, clientId),
    changed: accountsChanged,
  });
  const book = createAccountBook(accounts, meter, redirectAddress, browserTokens !== undefined);
  const services = createServices({ profile, meter, credentials: accounts.credentials });
  const playlistDesk = onFirstUse(async () => {
    const { createPlaylistDesk } = await import('./playlistDesk');
    return createPlaylistDesk({ store, index, services, accounts: book, meter, changed: announceChange });
  });
  const views = createViews({ services, memory, index, listed: playlistDesk.listed, accounts: book });

  const jobs = createJobs<Clients>({
    store,
    lookup: findAction,
    clients: clientsOf,
    patience: async (job) =>
      (await findAction(job.action))?.service === 'calendar' ? profile.calendarPatience : profile.patience,
    needsSignIn: async (accountId) => (await store.get('accounts', accountId))?.problem?.kind === 'signIn',
    wake: (at) => wakeAt(at, () => void jobs.resume()),
    changed: jobChanged,
    locks: navigator.locks,
    batches: (line) =>
      onFirstUse(async () => {
        const { createBatches, createBudget } = await import('./runs');
        return createBatches({ store, budget: createBudget(store, meter), changed: announceChange }, line);
      }),
  });
  const acts = createActs({ jobs, accounts: book });

  const uploads = onFirstUse(async () => {
    const { createUploadRoom } = await import('./uploads');
    return createUploadRoom({
      store,
      vault: createVault(store),
      locks: navigator.locks,
      services,
      accounts: book,
    });
  });
  const desk = onFirstUse(async () =>
    (await import('./calendarDesk')).createCalendarDesk({ services, accounts: book, memory }),
  );
  const runs = onFirstUse(async () =>
    (await import('./runs')).createRuns({ batches: jobs.batches, store, meter, accounts: book }),
  );
  const calls = onFirstUse(async () => (await import('./calls')).createCalls({ services, accounts: book }));

  const lists = onFirstUse(async () =>
    (await import('./listDesk')).createListDesk({ services, accounts: book }),
  );

  /** The clients, each acting as the job's account if it is of its service; the others must never be used. */
  async function clientsOf({ accountId }: JobRow, spent: (units: number) => void): Promise<Clients> {
    const account = await store.get('accounts', accountId);
    const nobody = services.none();
    if (account?.service === 'video')
      return { video: services.video(account, spent), calendar: nobody, wordpress: nobody, file: fileOf };
    if (account?.service === 'calendar')
      return {
        video: nobody,
        calendar: services.calendar(account),
        wordpress: services.wordpress(account),
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
    const relearnt = await memory.learn(job);
    await drafts.giveBack(job);
    await dropFileOf(job);
    // Of a run many come to rest in a second, and none has a badge.
    if (job.batchId !== undefined) return announceSoon();
    announceChange();
    if (isSettled(job)) await badge.refresh();
    if (relearnt) void menus.refresh();
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

  const answers = createAnswers({
    store,
    accounts,
    book,
    views,
    acts,
    jobs,
    memory,
    meter,
    badge,
    drafts,
    stage,
    pill,
    tickets,
    uploads,
    desk,
    index,
    playlistDesk,
    keepUp,
    runs,
    calls,
    lists,
  });
  const table = createTable({ answers, isRedeemed: tickets.isRedeemed });
  const recent = async () => memory.recentPlaylists((await book.acting('video'))?.accountId ?? '');
  const starts = createStarts({ answer: table.answer, stage, recent });
  const menus = createMenus({ actions, starts, recent });

  table.listen();
  menus.listen();
  pill.listen();
  followKeys(starts);
  followLifecycle(jobs.whenIdle);
  browser.alarms.onAlarm.addListener(({ name }) =>
    name === readingAlarm ? void playlistDesk.resume() : void jobs.resume(),
  );
  browser.permissions.onAdded.addListener(() => void accounts.goOnConnecting().then(announceChange));
  self.addEventListener('online', () => void jobs.resume());
  // What nobody waits for, as after a start, and the disk refuses: whoever asks next is told of it.
  self.addEventListener('unhandledrejection', (event) => {
    if (faultOf(event.reason).kind === 'storage') event.preventDefault();
  });
  // Whoever woke the worker is answered first.
  void scheduler.postTask(() => jobs.resume(), { priority: 'background' });
}
