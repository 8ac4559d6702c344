import { browser } from 'wxt/browser';
import { buildPlatform, createAccounts, createVault, createVaultLock } from '../../lib/accounts';
import { actions, type Clients, findAction } from '../../lib/actions';
import { createMirror } from '../../lib/collections/mirror';
import type { FaultData } from '../../lib/errors';
import { createGates } from '../../lib/http';
import { createJobs, isFinished } from '../../lib/jobs';
import { createBatches } from '../../lib/jobs/batches';
import { announceChange, type Topic } from '../../lib/messages/changes';
import { createPlaylistIndex } from '../../lib/playlistIndex';
import { readingAlarm } from '../../lib/playlistIndex/rows';
import { createQuotaMeter } from '../../lib/quota';
import type { AccountRow, JobRow, Store } from '../../lib/store';
import { wakeAt } from './browser/alarms';
import { createBadge } from './browser/badge';
import { createMenus } from './browser/contextMenus';
import { dailyAlarm } from './browser/dailyAlarm';
import { createEventButtonRegistration } from './browser/eventButton';
import { approvalAddress, browserTokens, launch, redirectAddress } from './browser/identity';
import { isAllowed } from './browser/permissions';
import { createPermissionWishes } from './browser/permissionWish';
import { createPresenter } from './browser/presenter';
import { sessionKey } from './browser/sessionKey';
import { createShortcuts } from './browser/shortcuts';
import { createTaughtReader } from './browser/taughtReader';
import type { MessageServices } from './handlers';
import { createCollectionHandlers } from './handlers/collections';
import { createDataSizes } from './handlers/dataSizes';
import { restoredDraft } from './handlers/drafts';
import { toFeedQuestions } from './handlers/feedQuestions';
import { readPage } from './handlers/fetchPage';
import { createPlaylistHandlers } from './handlers/playlists';
import { createViews } from './handlers/subjectView';
import { createAccountUploads } from './handlers/uploads';
import { createTickets } from './messaging/frameTickets';
import type { AnswerTo } from './messaging/router';
import { createAccessLog, withAccessLog } from './state/accessLog';
import { createAccountViews } from './state/accountViews';
import { createApiClients, createClientMeter } from './state/apiClients';
import { createBudget } from './state/batchBudget';
import { createBatchQuotas } from './state/batchQuotas';
import { dropFiles } from './state/blobs';
import { collectionAlarm } from './state/collectionReadings';
import { createFeedReadings } from './state/feedReadings';
import { createFeedRows } from './state/feedRows';
import { createLanguageSetting } from './state/language';
import { createNameIndex } from './state/nameIndex';
import { createNotifier, notificationAlarm } from './state/notifier';
import { onceIn } from './state/onceIn';
import { createPageWatch } from './state/pageWatch';
import { createPreferences } from './state/preferences';
import { createSiteButtons } from './state/siteButtons';
import { createTaughtPages } from './state/taughtPages';
import { createMemory } from './state/usageMemory';
import { toActor } from './wording/accountName';

/**
 * The composition root: creates all services of the background, and tells some of them what happened to others.
 * @param answer sends a message to the router; menus and keys use it
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it only puts parts together, one after the other
export function createServices(store: Store, answer: AnswerTo) {
  const meter = createQuotaMeter(store, Date.now, () => announceSoon('quota'));
  const index = createPlaylistIndex(store);
  const mirror = createMirror(store);
  const memory = createMemory(store, index, mirror);
  const tickets = createTickets(store);
  const badge = createBadge({ store, batchesProgress: () => batchQuotas.progress() });
  const language = createLanguageSetting({ store, changed: languageChanged });
  const preferences = createPreferences(store);
  const siteButtons = createSiteButtons(store);
  const presenter = createPresenter({ tickets, badge, ready: language.ready, siteButton: siteButtons.get });
  const taughtPages = createTaughtPages(store);
  const readTaught = createTaughtReader(taughtPages.find);
  const eventButton = createEventButtonRegistration({ presenter, readTaught, store });

  const registered = redirectAddress();
  const gates = createGates();
  const accessLog = createAccessLog(store);
  const lock = createVaultLock(store, sessionKey);
  const unlogged = createAccounts({
    store,
    lock,
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
    signInEnded,
  });
  const accounts = withAccessLog(unlogged, accessLog);
  const accountViews = createAccountViews(accounts, meter, registered, browserTokens !== undefined);
  const apiClients = createApiClients({
    store,
    platform: buildPlatform,
    meter,
    credentials: accounts.credentials,
    gates,
  });
  const playlistHandlers = createPlaylistHandlers({
    store,
    index,
    apiClients,
    accounts: accountViews,
    meter,
    mostItems: async () => (await dataSizes.limits()).index,
    changed: () => announceChange('playlists'),
    readingEnded: () => dataSizes.keepSoon(),
  });
  const collectionHandlers = createCollectionHandlers({
    store,
    mirror,
    apiClients,
    accounts: accountViews,
    meter,
    changed: (collection) => announceSoon(`rows:${collection}`),
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
    needsSignIn: async (accountId) =>
      (await lock.state()).isLocked || (await store.get('accounts', accountId))?.problem?.kind === 'signIn',
    wake: (at) => wakeAt(at, () => void jobs.resume()),
    sideWrites: async (job) => [...(await memory.sideWrites(job)), ...restoredDraft(job)],
    changed: jobChanged,
    locks: navigator.locks,
    // Browsers stop a worker after 30 s idle; no second worker can wait for the lock meanwhile
    lingers: 30_000,
    batches: (queue) => createBatches({ budget: createBudget(store, meter), changed: batchesChanged }, queue),
  });

  const permissionWishes = createPermissionWishes({
    store,
    locks: navigator.locks,
    eventButton,
    presenter,
    jobs,
  });
  const uploads = createAccountUploads({
    store,
    vault: createVault(store, lock),
    locks: navigator.locks,
    apiClients,
  });
  const batchQuotas = createBatchQuotas({ batches: jobs.batches, store, meter });
  const notifier = createNotifier({ store, preferences, batches: batchQuotas.list, ready: language.ready });
  const dataSizes = createDataSizes({ store, index, batches: jobs.batches, accounts: accountViews });

  const feedRows = createFeedRows(store, Date.now);
  const feedReadings = createFeedReadings({
    rows: feedRows,
    async account(accountId) {
      const account = await store.get('accounts', accountId);
      return account?.service === 'calendar' ? account : undefined;
    },
    questions: (account) => toFeedQuestions(services, account),
    now: Date.now,
  });

  const unannounced = new Set<Topic>();
  const announceCollected = onceIn(500, () => {
    for (const topic of unannounced) announceChange(topic);
    unannounced.clear();
    void badge.refresh();
  });
  function announceSoon(...topics: Topic[]): void {
    for (const topic of topics) unannounced.add(topic);
    announceCollected();
  }

  /** Updates menus, our pages and page scripts to a new language. */
  function languageChanged(): void {
    announceChange('everything');
    void menus.refresh();
    void presenter.sendTexts();
  }

  /** Menus contain playlists of the active account, and jobs may have waited for a sign-in. */
  function accountsChanged(): void {
    announceChange('accounts');
    notifier.checkSoon();
    void menus.refresh();
    void jobs.resume();
  }

  /** What waited for the passphrase goes on. */
  function unlocked(): void {
    accountsChanged();
    void playlistHandlers.resume();
  }

  function signInEnded(account: AccountRow, fault: FaultData): void {
    void accessLog.add({ kind: 'ended', about: toActor(account).name, fault }).catch(() => undefined);
    announceChange('accounts');
  }

  function batchesChanged(): void {
    announceChange('jobs');
    notifier.checkSoon();
  }

  async function jobChanged(job: JobRow): Promise<void> {
    views.outdated();
    notifier.checkSoon();
    if (isFinished(job)) dataSizes.keepSoon();
    const learned = await memory.learn(job);
    await dropFiles(job);
    // Many jobs of a batch finish in a second, and they do not count on the badge
    const topics: [Topic, ...Topic[]] = ['jobs', ...learned.topics];
    if (job.batchId !== undefined) return announceSoon(...topics);
    announceChange(...topics);
    const { videoId } = job.input;
    if (isFinished(job) && typeof videoId === 'string') void presenter.sendOutdated(videoId);
    if (isFinished(job)) await badge.refresh();
    if (learned.usesPlaylist) void menus.refresh();
  }

  const recent = async () => memory.recentPlaylists((await accountViews.active('video'))?.accountId ?? '');
  const shortcuts = createShortcuts({ answer, presenter, readTaught, recent });
  const playlists = async () => index.playlists((await accountViews.active('video'))?.accountId ?? '');
  const menus = createMenus({ actions, shortcuts, recent, ready: language.ready });
  /** Continues what an alarm was set for. */
  async function ring(alarm: string): Promise<void> {
    if (alarm === notificationAlarm) return notifier.check();
    if (alarm === collectionAlarm) return collectionHandlers.resume();
    if (alarm === dailyAlarm) await Promise.all([feedReadings.checkAll(), pageWatch.checkAll()]);
    return alarm === readingAlarm ? playlistHandlers.resume() : jobs.resume();
  }
  const pageWatch = createPageWatch({ store, read: readPage, isAllowed, now: Date.now });
  const services = {
    store,
    pageWatch,
    accessLog,
    accounts,
    lock,
    unlocked,
    accountViews,
    apiClients,
    views,
    jobs,
    memory,
    meter,
    badge,
    menus,
    permissionWishes,
    presenter,
    siteButtons,
    taughtPages,
    readTaught,
    eventButton,
    preferences,
    notifier,
    tickets,
    uploads,
    index,
    mirror,
    nameIndex: createNameIndex(mirror),
    collectionHandlers,
    playlistHandlers,
    batchQuotas,
    feedRows,
    feedReadings,
    dataSizes,
    language,
    erased() {
      void menus.refresh();
      void language.reload();
    },
  } satisfies MessageServices;
  return { services, shortcuts, omnibox: { shortcuts, playlists, ready: language.ready }, ring };
}
