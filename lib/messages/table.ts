import type { FoundEvent } from '../pages/foundEvent';
import type { Subject } from '../pages/subject';
import type {
  Accounts,
  ConnectionCheck,
  DailyQuota,
  PlatformAddresses,
  SignInMethod,
  SiteCredentials,
  SiteProgress,
  VideoConnection,
} from './accounts';
import type { BatchItem, BatchLine, BatchPlan, BatchView } from './batches';
import type { DataSizes } from './dataSizes';
import type {
  EditableEvent,
  EventLine,
  EventThere,
  PlaceMatch,
  RecordKind,
  RecordLine,
  SiteChoices,
} from './events';
import type { Failure } from './failure';
import type { FrameView } from './frames';
import type { HistoryLine, JobState, JobView, QuotaView } from './jobs';
import type { Acting, SubjectView, Surface } from './offers';
import type {
  IndexedItem,
  IndexedPlaylist,
  PlaylistChoice,
  PlaylistIndexView,
  VideoFacts,
} from './playlists';
import type { PickedFile, UploadView } from './uploads';

/** `ask(name, question)` → answer. The background's table says who may ask. */
export interface Messages {
  /** The subjects of a tab, found by its address or by the finder; the active tab when absent. */
  look(question: { tabId?: number }): {
    url: string;
    title: string;
    subjects: Subject[];
    /** The words of a page that describes nothing in its data: a date may be in them. */
    text?: string;
    notice?: Failure;
  };
  /** The state of one subject, with its offers. */
  view(question: { subject: Subject; pageTitle?: string; surface: Surface }): SubjectView;
  /** What one click saves this video to, known without any request; no offer where that has to be chosen first. */
  lastSave(question: { videoId: string }): Pick<SubjectView, 'offers' | 'actor'>;
  /** All playlists of the acting channel; `videoId` with `look` asks for membership of those ids. */
  playlists(question: { videoId?: string; lookIn?: string[]; refresh?: boolean }): PlaylistChoice[];
  acting(question: Record<string, never>): Acting;
  /** Writes the job to disk, then answers; the result is asked for by `outcome`. */
  act(question: {
    action: string;
    /** Left out for what is done to things of one's own. */
    subject?: Subject | undefined;
    input: Record<string, unknown>;
    surface: Surface;
    /** The account that the surface showed: if another one acts by now, nothing is done. Menus and keys show none. */
    as?: string | undefined;
    /** The draft that this came from: it leaves the disk in the moment in which the job reaches it. */
    draftKey?: string;
    /** Chosen by who asks (`ask` does it): the same question asked twice accepts one job. */
    jobId?: string;
  }): JobView;
  /** Answers once the job has come to rest. Safe to ask again after the worker died. */
  outcome(question: { jobId: string }): JobView;
  undo(question: { jobId: string }): JobView;
  /** Goes on with a job that failed, where it stopped: the same job, so that nothing is done twice. */
  retry(question: { jobId: string; without?: 'image' | undefined }): JobView;
  /** The person has seen the result: no badge needed. */
  seen(question: { jobId: string }): null;
  jobs(question: { limit?: number }): JobView[];
  /**
   * When jobs have work to do next: epoch milliseconds, past while any is under way; null if none waits for a time.
   * `lock` is the name of the Web Lock that the worker holds while jobs are unfinished.
   */
  nextWork(question: Record<string, never>): { at: number | null; lock: string };
  /**
   * The last jobs, the newest first: those in one state, or that say these words, where not all are meant. Those that
   * are still to be done come apart, in their order, and only some of them where there are many.
   */
  history(question: {
    state?: 'done' | 'failed' | 'look' | 'undone' | undefined;
    words?: string;
    limit: number;
  }): { waiting: HistoryLine[]; waitingCount: number; jobs: HistoryLine[]; hasMore: boolean };
  /** Today's quota of every client that somebody is signed in by. */
  quotas(question: Record<string, never>): QuotaView[];
  /** Everything that can be read of our data, without secrets, as a file to keep. */
  copyData(question: Record<string, never>): { fileName: string; json: string };
  /** How many entries of each table nobody can read any more. */
  dataHealth(question: Record<string, never>): {
    /** Since when data are gone that nobody deleted; epoch milliseconds. */
    lostAt?: number | undefined;
    unreadable: { table: string; count: number }[];
    jobs: number;
  };
  /** The person has read that data were lost. */
  forgetLoss(question: Record<string, never>): null;
  /** How many entries of the history and items of playlists are kept (`most`), and how many there are (`used`). */
  dataSizes(question: Record<string, never>): Record<keyof DataSizes, { used: number; most: number }>;
  /** Sets both limits, and deletes what is beyond them. */
  setDataSizes(question: DataSizes): null;
  /** Deletes all of our data on this disk. */
  startAfresh(question: Record<string, never>): null;
  /** Which of these videos are known to be in a playlist of mine: no request, no unit. */
  marks(question: { videoIds: string[] }): Record<string, string[]>;
  /** An allowed page reports the events it found. */
  found(question: { events: FoundEvent[] }): null;
  /** A page asks for the frame in which a playlist is chosen for a video; the answer is its one-time address. */
  openFrame(question: { subject: Subject; pageTitle: string }): { url?: string };
  /**
   * A page asks for the form about one of the events that were offered in it. The ticket is good once; the answer has
   * the one for the next time, and the frame's address, or none where a window has opened.
   */
  openEvent(question: { ticket: string; index: number; pageTitle: string }): { url?: string; ticket: string };
  /** Inside the frame: what am I about? Only its first asker is told. */
  frame(question: { ticket: string }): FrameView;
  /** How high the frame's contents are, in CSS pixels: passed on to the content script that shows the frame. */
  frameHeight(question: { height: number }): null;
  /** The frame is done: the content script that shows it takes it away. */
  closeFrame(question: Record<string, never>): null;
  /** Reads a linked page for its events; the frame parses the text. At most 2 MB. */
  readPage(question: { url: string }): { url: string; html: string };
  choices(question: { query?: string }): SiteChoices;
  readDraft(question: { key: string }): unknown;
  writeDraft(question: { key: string; value: unknown }): null;
  accounts(question: Record<string, never>): Accounts;
  /** At the build's own platform, or at the one made by hand that is named. */
  setClient(question: {
    clientId: string;
    clientSecret?: string | undefined;
    method?: SignInMethod | undefined;
    profileId?: string | undefined;
  }): null;
  /** What the client's project is granted a day, as the person was told by the platform. */
  setDailyQuota(question: { clientId: string; daily: DailyQuota }): null;
  /** Adds or replaces a platform; its hosts are asked for in the click. */
  saveProfile(question: PlatformAddresses): null;
  removeProfile(question: { profileId: string }): null;
  /** Signs in as the channel of this account, or as any; with a key in place of a sign-in, reads as nobody. */
  signIn(question: {
    accountId?: string | undefined;
    scopes?: string[] | undefined;
    profileId?: string | undefined;
    apiKey?: string | undefined;
  }): VideoConnection;
  /** From now on this account acts for its service. */
  actAs(question: { accountId: string }): Acting;
  signOut(question: { accountId: string }): null;
  /** Signs out and withdraws the whole grant at the platform. */
  disconnect(question: { accountId: string }): null;
  /** Notes the address before the permission prompt, so that the background can go on alone. */
  beginSite(question: { address: string; isTyped?: boolean | undefined }): SiteProgress;
  /** Goes on after a prompt that was answered while we were still there. */
  continueSite(question: {
    address: string;
    granted: boolean;
    /** In place of the site's approval page. */
    credentials?: SiteCredentials | undefined;
    /** The person lets the password cross the network in the clear. */
    insecure?: boolean | undefined;
  }): SiteProgress;
  /** Forgets the site; answers with what is left to do there by hand, if its password could not be deleted. */
  signOutSite(question: { accountId: string }): Failure | null;
  /** Shows or stops showing 'Add event' on a site's pages; the permission is asked for in the click. */
  setPill(question: { origin: string; on: boolean }): null;
  pillSites(question: Record<string, never>): string[];
  checkConnections(question: Record<string, never>): ConnectionCheck[];
  openOptions(question: { section?: string }): null;

  /** Events of the acting site that overlap the days given, by their start; days are `YYYY-MM-DD`. */
  myEvents(question: {
    search?: string;
    from?: string;
    to?: string;
    category?: number;
    tag?: number;
    venue?: number;
    /** One; all but the trash where it is left out. */
    status?: string;
    page: number;
  }): { accountId: string; events: EventLine[]; page: number; pages: number; total: number };
  editableEvent(question: { eventId: number }): EditableEvent;
  siteRecords(question: { kind: RecordKind; search?: string; page: number }): {
    accountId: string;
    records: RecordLine[];
    page: number;
    pages: number;
  };
  /** Which of the site's the venues and organizers that somebody named are, in their order; at most 200 of each. */
  similar(question: {
    venues: { name: string; address?: string; city?: string; zip?: string }[];
    organizers: { name: string; email?: string; phone?: string; website?: string }[];
  }): { venues: PlaceMatch[]; organizers: PlaceMatch[] };
  /**
   * Which of these events the acting site has already, in their order; at most 200. Known by the ledger's source, else by
   * title and start (`YYYY-MM-DDTHH:mm:ss`, of the event's own zone).
   */
  eventsThere(question: { events: { source?: string | undefined; title: string; start: string }[] }): {
    accountId: string;
    there: (EventThere | null)[];
  };
  /**
   * One call of a method of the tables, which check it; the answer is the service's own, or the name of a file that
   * was left (see `parcels`). Never asked again by itself: it may write.
   */
  call(question: {
    /** `playlistItems.list`, `events.create`. */
    method: string;
    params: Record<string, unknown>;
    body?: unknown;
    /** The verb, where a method accepts several. */
    via?: 'POST' | 'PUT' | 'PATCH' | undefined;
    /** The name of the file that goes along. */
    file?: string | undefined;
    /** Whom the form showed; as somebody else it is not sent. */
    as: string;
  }): { answer?: unknown; file?: { name: string; type: string; size: number } };
  openManager(question: { section?: string }): null;

  /** From the index alone; `list` lists the playlists first if that was long ago (a unit for each 50). */
  playlistIndex(question: { list?: boolean }): PlaylistIndexView;
  /** At most 500 items from a position on; `next` is where the rest begins. No unit. */
  playlistContents(question: { playlistId: string; from?: number }): {
    playlist: IndexedPlaylist;
    items: IndexedItem[];
    next?: number;
  };
  /**
   * Starts reading what is due (a unit for each 50 items) and keeps the index up to date from then on; with
   * `playlistId` just that one, with `again` all of them. How far it is: `playlistIndex`, which changes are announced of.
   */
  readPlaylists(question: { playlistId?: string; again?: boolean }): PlaylistIndexView;
  /** Fifty channels that the acting one is subscribed to, by their titles; `next` is where the rest begins. One unit. */
  mySubscriptions(question: { pageToken?: string | undefined }): {
    accountId: string;
    channels: { channelId: string; title: string }[];
    next?: string | undefined;
  };
  /** What is known of these videos, at most fifty; of those that are private or gone, nothing. One unit. */
  videoFacts(question: { videoIds: string[] }): VideoFacts[];

  /** The price of a run of these actions, in their order; all of one service. */
  planBatch(question: { actions: string[] }): BatchPlan;
  /** Puts a run with all of its jobs on disk, then starts it. Asked for twice under one id, it is started once. */
  startBatch(question: {
    batchId: string;
    /** What is done (`runs.kind.*` of the catalogue), and with what: a playlist's title, a file's name. */
    kind: string;
    about: string;
    items: BatchItem[];
    /** Only as many as can be done today. */
    onlyToday?: boolean | undefined;
    /** Each builds on those before it: they keep their order, and where one fails the run pauses. */
    inOrder?: boolean | undefined;
    /** Whom the surface showed; nobody else does it. */
    as: string;
  }): null;
  /** Newest first. */
  batches(question: Record<string, never>): BatchView[];
  /** Those of one state in the order of the run, 50 at a time, from behind the job `after` on. */
  batchItems(question: { batchId: string; state: JobState; after?: string | undefined }): BatchLine[];
  /** Those under way come to their end, no other begins. */
  pauseBatch(question: { batchId: string }): null;
  resumeBatch(question: { batchId: string }): null;
  /** Drops what has not begun; what was done stays. */
  stopBatch(question: { batchId: string }): null;
  /** Goes on with those that failed, each from where it stopped; with `jobId` with this one, and `without` that part. */
  retryBatch(question: { batchId: string; jobId?: string | undefined; without?: 'image' | undefined }): null;
  /** Stops it and takes back what was done, the last first. */
  undoBatch(question: { batchId: string }): null;

  /** Newest first. */
  uploads(question: Record<string, never>): UploadView[];
  /**
   * Puts an upload on disk. `metadata` is the body of the platform's method, which the method table checks; asked for twice under
   * one id, it is begun once.
   */
  beginUpload(question: {
    uploadId: string;
    file: PickedFile;
    metadata: Record<string, unknown>;
    notifySubscribers: boolean;
    /** Whom the form showed; somebody else does not get it. */
    as: string;
  }): UploadView;
  /** One step on, with the piece that lies ready at `offset` (see `parcels`) or without any. Safe to ask again. */
  advanceUpload(question: { uploadId: string; offset?: number }): UploadView;
  pauseUpload(question: { uploadId: string }): UploadView;
  resumeUpload(question: { uploadId: string }): UploadView;
  cancelUpload(question: { uploadId: string }): null;
  /** The categories that a video of this channel may have. One unit. */
  videoCategories(question: Record<string, never>): { categoryId: string; title: string }[];
}

export type Question<Name extends keyof Messages> = Parameters<Messages[Name]>[0];

export type Answer<Name extends keyof Messages> = ReturnType<Messages[Name]>;
