import { browser } from 'wxt/browser';
import { type Accounts, buildPlatform, createAccounts, createVault } from '../../lib/accounts';
import { actions, type Clients, findAction } from '../../lib/actions';
import { createGates } from '../../lib/http';
import { createJobs, isFinished, type Jobs } from '../../lib/jobs';
import { createBatches } from '../../lib/jobs/batches';
import { announceChange } from '../../lib/messages';
import { createPlaylistIndex } from '../../lib/playlistIndex';
import { isBehind, readingAlarm } from '../../lib/playlistIndex/rows';
import { createQuotaMeter } from '../../lib/quota';
import type { JobRow, Store, VideoAccountRow } from '../../lib/store';
import { wakeAt } from './browser/alarms';
import { createBadge } from './browser/badge';
import { createMenus, type Menus } from './browser/contextMenus';
import { createEventButton, type EventButton } from './browser/eventButton';
import { approvalAddress, browserTokens, launch, redirectAddress } from './browser/identity';
import { createPresenter } from './browser/presenter';
import { createShortcuts, type Shortcuts } from './browser/shortcuts';
import type { MessageServices } from './handlers';
import { createAccountViews } from './handlers/accounts';
import { createActionHandlers } from './handlers/actions';
import type { ActiveAccounts } from './handlers/activeAccounts';
import { createApiCallHandlers } from './handlers/apiCalls';
import { createBatchHandlers } from './handlers/batches';
import { createCalendarHandlers } from './handlers/calendar';
import { createChannelHandlers } from './handlers/channel';
import { createDataSizes } from './handlers/dataSizes';
import { createDrafts } from './handlers/drafts';
import { createPlaylistHandlers } from './handlers/playlists';
import { createSiteChoices } from './handlers/siteChoices';
import { createSiteRecords } from './handlers/siteRecords';
import { createViews } from './handlers/subjectView';
import { createUploadHandlers } from './handlers/uploads';
import { createTickets, type Tickets } from './messaging/frameTickets';
import type { AnswerTo } from './messaging/origin';
import { createApiClients, createClientMeter } from './state/apiClients';
import { createBudget } from './state/batchBudget';
import { dropFiles } from './state/blobs';
import { createLanguageSetting, type LanguageSetting } from './state/language';
import { createMemory } from './state/usageMemory';

/** What the start hands on. */
export interface ServicesOptions {
  store: Store;
  activeAccounts: ActiveAccounts;
  /** The message table: menus and keys ask it as every surface does. */
  answer: AnswerTo;
}

/** All that works behind the start: what it turns to for a question, or for anything else that the browser tells. */
export interface BackgroundServices {
  /** What the answers to messages need. */
  services: MessageServices;
  tickets: Pick<Tickets, 'isRedeemed'>;
  shortcuts: Shortcuts;
  menus: Menus;
  eventButton: Pick<EventButton, 'restore' | 'turnOffUngranted'>;
  jobs: Pick<Jobs, 'resume' | 'pause'>;
  accounts: Pick<Accounts, 'resumeConnecting'>;
  alarms: { ring(name: string): Promise<void> };
  language: Pick<LanguageSetting, 'ready'>;
}

/** Puts everything together and decides nothing. Only here are tokens, only from here are APIs called. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it only puts parts together, one after the other
export function createServices({ store, activeAccounts, answer }: ServicesOptions): BackgroundServices {
  const meter = createQuotaMeter(store);
  const index = createPlaylistIndex(store);
  const memory = createMemory(store, index);
  const tickets = createTickets(store);
  const badge = createBadge(store);
  const drafts = createDrafts(store);
  const language = createLanguageSetting({ store, changed: languageChanged });
  const presenter = createPresenter({ tickets, badge, ready: language.ready });
  const eventButton = createEventButton({ presenter, store });

  const registered = redirectAddress();
  const gates = createGates();
  const accounts = createAccounts({
    store,
    gates,
    platform: buildPlatform,
    redirectAddress: registered,
    approvalAddress: approvalAddress(),
    launch,
    browserTokens,
    hasOrigins: (origins) => browser.permissions.contains({ origins }),
    locks: navigator.locks,
    meter: (clientId) => createClientMeter(meter, clientId),
    changed: accountsChanged,
  });
  const accountViews = createAccountViews(
    accounts,
    meter,
    activeAccounts,
    registered,
    browserTokens !== undefined,
  );
  const apiClients = createApiClients({
    store,
    platform: buildPlatform,
    meter,
    credentials: accounts.credentials,
    gates,
  });
  const playlistHandlers = createPlaylistHandlers({
    ...{ store, index, apiClients, accounts: accountViews, meter },
    mostItems: async () => (await dataSizes.limits()).index,
    changed: announceChange,
    rested: keepSizesSoon,
  });
  const views = createViews({
    apiClients,
    memory,
    index,
    listed: playlistHandlers.listed,
    accounts: accountViews,
  });

  const jobs = createJobs<Clients>({
    store,
    lookup: findAction,
    clients: apiClients.ofJob,
    patience: async (job) =>
      findAction(job.action)?.service === 'calendar'
        ? buildPlatform.calendarPatience
        : buildPlatform.patience,
    needsSignIn: async (accountId) => (await store.get('accounts', accountId))?.problem?.kind === 'signIn',
    wake: (at) => wakeAt(at, () => void jobs.resume()),
    sideWrites: async (job) => [...(await memory.sideWrites(job)), ...drafts.givenBack(job)],
    changed: jobChanged,
    locks: navigator.locks,
    // As long as browsers let a worker idle; there is no other that could wait for it.
    lingers: 30_000,
    batches: (line) =>
      createBatches({ store, budget: createBudget(store, meter), changed: announceChange }, line),
  });
  const actionHandlers = createActionHandlers({ jobs, accounts: accountViews });

  const uploads = createUploadHandlers({
    store,
    vault: createVault(store),
    locks: navigator.locks,
    apiClients,
    accounts: accountViews,
  });
  const calendarHandlers = createCalendarHandlers({ apiClients, accounts: accountViews, memory });
  const siteRecords = createSiteRecords({ apiClients, accounts: accountViews });
  const batchHandlers = createBatchHandlers({ batches: jobs.batches, store, meter, accounts: accountViews });
  const dataSizes = createDataSizes({ store, index, batches: jobs.batches, accounts: accountViews });
  const apiCallHandlers = createApiCallHandlers({ apiClients, accounts: accountViews, store });
  const channelHandlers = createChannelHandlers({ apiClients, accounts: accountViews });

  /** Behind what the person waits for: nobody asked for it just now. */
  function keepUp(account: VideoAccountRow): void {
    const catchUp = async () => {
      if (isBehind(await index.state(account.accountId), Date.now())) await playlistHandlers.refresh(account);
    };
    void scheduler.postTask(catchUp, { priority: 'background' });
  }

  /** Menus, pages of ours and page scripts speak it at once. */
  function languageChanged(): void {
    announceChange();
    void menus.refresh();
    void presenter.tellLanguage();
  }

  /** Menus name the playlists of the active account, and jobs may have waited for a sign-in. */
  function accountsChanged(): void {
    announceChange();
    void menus.refresh();
    void jobs.resume();
  }

  async function jobChanged(job: JobRow): Promise<void> {
    views.outdated();
    if (isFinished(job)) keepSizesSoon();
    const relearnt = await memory.learn(job);
    await dropFiles(job);
    // Of a run many come to rest in a second, and none has a badge.
    if (job.batchId !== undefined) return announceSoon();
    announceChange();
    if (isFinished(job)) await badge.refresh();
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

  const recent = async () => memory.recentPlaylists((await accountViews.acting('video'))?.accountId ?? '');
  const shortcuts = createShortcuts({ answer, presenter, recent });
  const menus = createMenus({ actions, shortcuts, recent, ready: language.ready });
  const alarms = {
    ring: (name: string) => (name === readingAlarm ? playlistHandlers.resume() : jobs.resume()),
  };
  const messageServices: MessageServices = {
    ...{
      store,
      accounts,
      accountViews,
      activeAccounts,
      views,
      siteChoices: createSiteChoices({ apiClients, accounts: accountViews }),
      actionHandlers,
      jobs,
      memory,
      meter,
      badge,
      drafts,
      presenter,
      eventButton,
    },
    ...{
      tickets,
      uploads,
      calendarHandlers,
      siteRecords,
      index,
      playlistHandlers,
      keepUp,
      batchHandlers,
      apiCallHandlers,
      channelHandlers,
      dataSizes,
      language,
    },
    erased() {
      void menus.refresh();
      void language.reload();
    },
  };
  return {
    services: messageServices,
    tickets,
    shortcuts,
    menus,
    eventButton,
    jobs,
    accounts,
    alarms,
    language,
  };
}
