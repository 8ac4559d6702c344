import { browser } from 'wxt/browser';
import type { Accounts } from '../../../lib/accounts';
import { Fault } from '../../../lib/errors';
import { type Jobs, runnerLock } from '../../../lib/jobs';
import { announceChange, type JobView } from '../../../lib/messages';
import type { PlaylistIndex } from '../../../lib/playlistIndex';
import type { QuotaMeter } from '../../../lib/quota';
import { type JobRow, lossKey, type Store, type VideoAccountRow } from '../../../lib/store';
import type { Badge } from '../browser/badge';
import { look } from '../browser/detectPage';
import type { Pill } from '../browser/eventButton';
import type { Stage } from '../browser/presenter';
import type { Tickets } from '../messaging/frameTickets';
import type { Origin } from '../messaging/origin';
import type { Answers } from '../messaging/router';
import type { Memory } from '../state/usageMemory';
import { failureOf } from '../wording/failures';
import { checkView, jobView } from '../wording/views';
import { type AccountBook, progressView, videoView } from './accounts';
import type { createActs } from './actions';
import type { WhoActs } from './activeAccounts';
import type { Calls } from './apiCalls';
import type { Runs } from './batches';
import type { CalendarDesk } from './calendar';
import type { ListDesk } from './channel';
import { copyOfData, healthOfData, startAfresh } from './dataExport';
import type { DataSizesRoom } from './dataSizes';
import type { Drafts } from './drafts';
import { readPage } from './fetchPage';
import { readHistory } from './history';
import type { PlaylistDesk } from './playlists';
import { readQuotas } from './quotas';
import type { Views } from './subjectView';
import type { UploadRoom } from './uploads';
import { withoutPicture } from './withoutPicture';

export interface AnswersParts {
  store: Store;
  accounts: Accounts;
  book: AccountBook;
  whoActs: WhoActs;
  views: Views;
  acts: ReturnType<typeof createActs>;
  jobs: Jobs;
  memory: Memory;
  meter: QuotaMeter;
  badge: Badge;
  drafts: Drafts;
  stage: Stage;
  pill: Pill;
  tickets: Tickets;
  uploads: UploadRoom;
  desk: CalendarDesk;
  index: PlaylistIndex;
  playlistDesk: PlaylistDesk;
  dataSizes: DataSizesRoom;
  /** Has the index of the account caught up, once whoever asked is answered. */
  keepUp(account: VideoAccountRow): void;
  runs: Runs;
  calls: Calls;
  lists: ListDesk;
  /** Nothing of what was known is there any more. */
  afresh(): void;
}

/** Which room answers which question of the message table. */
export function createAnswers(parts: AnswersParts): Answers {
  const {
    store,
    accounts,
    book,
    whoActs,
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
    dataSizes,
    afresh,
  } = parts;

  /** A frame learns of the jobs of its tab, a page of those that were started from or shown in its very document. */
  async function mayFollow({ jobId, tabId, documentId }: JobRow, origin: Origin): Promise<boolean> {
    if (origin.kind === 'own') return true;
    const isOfTab = tabId === origin.tabId;
    if (origin.kind === 'frame') return isOfTab;
    return (isOfTab && documentId === origin.documentId) || tickets.isOpen(`job ${jobId}`, origin);
  }

  async function ownJob(jobId: string, origin: Origin): Promise<JobRow> {
    const job = await store.get('jobs', jobId);
    if (job === undefined || !(await mayFollow(job, origin)))
      throw new Fault({ kind: 'notFound', reason: 'jobGone' });
    return job;
  }

  async function told(job: JobRow): Promise<JobView> {
    return jobView(job, await store.get('accounts', job.accountId));
  }

  return {
    look({ tabId }) {
      void badge.calm();
      return look(tabId);
    },
    view: ({ subject, surface, pageTitle }) => views.view(subject, surface, pageTitle),
    lastSave: ({ videoId }) => views.lastSave(videoId),
    playlists: (question) => views.playlists(question),
    choices: ({ query }) => views.choices(query),
    acting: whoActs.view,

    act: acts.act,
    async outcome({ jobId }, origin) {
      await ownJob(jobId, origin);
      return told(await jobs.outcome(jobId));
    },
    async undo({ jobId }, origin) {
      await ownJob(jobId, origin);
      return told(await jobs.undo(jobId));
    },
    async retry({ jobId, without }, origin) {
      await ownJob(jobId, origin);
      return told(await jobs.retry(jobId, without && withoutPicture));
    },
    async seen({ jobId }, origin) {
      await ownJob(jobId, origin);
      await jobs.seen(jobId);
      await badge.refresh();
      return null;
    },
    jobs: async ({ limit = 20 }) => Promise.all((await jobs.list(limit)).map(told)),
    async nextWork() {
      const at = await jobs.nextWork();
      return { at: Number.isFinite(at) ? at : null, lock: runnerLock };
    },
    history: (question) => readHistory(store, question),
    quotas: () => readQuotas(accounts, meter),
    copyData: () => copyOfData(),
    dataHealth: () => healthOfData(),
    async forgetLoss() {
      await store.delete('settings', lossKey);
      announceChange();
      return null;
    },
    dataSizes: () => dataSizes.read(),
    async setDataSizes(sizes) {
      await dataSizes.set(sizes);
      await dataSizes.keep();
      announceChange();
      return null;
    },
    async startAfresh() {
      await startAfresh(store);
      afresh();
      return null;
    },
    async marks({ videoIds }) {
      const account = await book.acting('video');
      if (account === undefined) return {};
      keepUp(account);
      return memory.marks(account.accountId, videoIds);
    },

    found: (question, origin) => pill.found(question, origin).then(() => null),
    openFrame: (question, origin) => stage.openFrame(question, origin),
    openEvent: (question, origin) => stage.openEvent(question, origin),
    frame: ({ ticket }, origin) => tickets.redeem(ticket, origin),
    frameHeight: ({ height }, origin) => stage.tellOfFrame(origin, height).then(() => null),
    closeFrame: (_question, origin) => stage.tellOfFrame(origin).then(() => null),
    readPage: ({ url }) => readPage(url),

    readDraft: ({ key }) => drafts.read(key),
    writeDraft: ({ key, value }) => drafts.write(key, value).then(() => null),

    accounts: () => book.accounts(),
    setClient: ({ profileId, ...change }) => accounts.setClient(change, profileId).then(() => null),
    async setDailyQuota({ clientId, daily }) {
      await meter.setDaily(clientId, daily);
      announceChange();
      return null;
    },
    saveProfile: (row) => accounts.profiles.save(row).then(() => null),
    removeProfile: ({ profileId }) => accounts.profiles.remove(profileId).then(() => null),
    async signIn(question) {
      const row = await accounts.signIn(question);
      return videoView(row, (await book.acting('video'))?.accountId === row.accountId);
    },
    async actAs({ accountId }) {
      await accounts.actAs(accountId);
      return whoActs.view();
    },
    signOut: async ({ accountId }) => {
      await accounts.signOut(accountId);
      await index.forget(accountId);
      return null;
    },
    disconnect: async ({ accountId }) => {
      await accounts.disconnect(accountId);
      await index.forget(accountId);
      return null;
    },
    beginSite: async ({ address, isTyped }) => progressView(await accounts.beginSite(address, isTyped)),
    continueSite: async ({ address, granted, ...how }) =>
      progressView(await accounts.continueSite(address, granted, how)),
    async signOutSite({ accountId }) {
      const { leftOnSite } = await accounts.signOutSite(accountId);
      return leftOnSite === undefined ? null : failureOf(leftOnSite, 'calendar');
    },

    async setPill(question) {
      await pill.set(question);
      announceChange();
      return null;
    },
    pillSites: () => pill.sites(),
    async checkConnections() {
      const quota = await book.quota();
      const checks = await accounts.check(quota);
      announceChange();
      return checks.map((check) => checkView(check, quota?.left));
    },
    async openOptions({ section }, origin) {
      const isAsked = origin.kind !== 'page' || origin.isVideoSite || (await tickets.isOpen('card', origin));
      if (!isAsked) throw new Fault({ kind: 'notAllowed', reason: 'notAsked', about: 'openOptions' });
      return openOwn('/options.html', section);
    },
    openManager: ({ section }) => openOwn('/manager.html', section),

    myEvents: (question) => desk.myEvents(question),
    editableEvent: (question) => desk.editableEvent(question),
    siteRecords: (question) => desk.siteRecords(question),
    similar: (question) => desk.similar(question),
    eventsThere: (question) => desk.eventsThere(question),
    call: (question) => calls.call(question),

    playlistIndex: (question) => playlistDesk.view(question),
    playlistContents: (question) => playlistDesk.contents(question),
    readPlaylists: (question) => playlistDesk.read(question),
    mySubscriptions: (question) => lists.mySubscriptions(question),
    videoFacts: (question) => lists.videoFacts(question),

    uploads: () => uploads.list(),
    beginUpload: (question) => uploads.begin(question),
    advanceUpload: (question) => uploads.advance(question),
    pauseUpload: ({ uploadId }) => uploads.pause(uploadId),
    resumeUpload: ({ uploadId }) => uploads.resume(uploadId),
    cancelUpload: ({ uploadId }) => uploads.cancel(uploadId).then(() => null),
    videoCategories: () => uploads.categories(),

    planBatch: (question) => runs.plan(question),
    startBatch: (question) => runs.start(question),
    batches: () => runs.list(),
    batchItems: (question) => runs.items(question),
    pauseBatch: (question) => runs.pause(question),
    resumeBatch: (question) => runs.resume(question),
    stopBatch: (question) => runs.stop(question),
    retryBatch: (question) => runs.retry(question),
    undoBatch: (question) => runs.undo(question),
  };
}

/** Opens a page of ours at one of its sections: in the tab that shows it already, else in a new one. */
async function openOwn(page: '/options.html' | '/manager.html', section: string | undefined): Promise<null> {
  const bare = browser.runtime.getURL(page);
  const url = section === undefined ? bare : `${bare}#${encodeURIComponent(section)}`;
  const [open] = await browser.tabs.query({ url: `${bare}*` });
  if (open?.id === undefined) await browser.tabs.create({ url });
  else await browser.tabs.update(open.id, { url, active: true });
  return null;
}
