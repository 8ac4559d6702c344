import { browser } from 'wxt/browser';
import type { FoundEvent } from '../pages/foundEvent';
import type { Subject } from '../pages/subject';

/**
 * What a surface may ask the background, and what it gets. Names and types only: the background holds the
 * schemas and who may ask what (`entrypoints/background/table.ts`).
 */

/** Where an action was started; decides where its result is shown. */
export type Surface = 'popup' | 'page' | 'link' | 'selection' | 'card' | 'key' | 'manager';

/** A failure as a person reads it: already in their language. */
export interface Failure {
  /** The code, shown for reasons nobody foresaw and copied into reports. */
  reason: string;
  /** What failed and why: one or two sentences. */
  text: string;
  remedy?: Remedy;
}

/** What to do now, as one button. */
export interface Remedy {
  kind: 'signIn' | 'connectSite' | 'grant' | 'options' | 'open' | 'retry' | 'look';
  label: string;
  /** The address to open, the origin to grant, or the account to sign in as. */
  target?: string;
  /** What signing in has to ask for. */
  scopes?: string[];
}

/** An action as a surface shows it for one subject. */
export interface Offer {
  action: string;
  label: string;
  /** For what can be on or off (liked, subscribed, in this playlist); absent where the state is unknown. */
  on?: boolean;
  /** What must be chosen or typed first: nothing, a playlist, a new playlist's title, an event's form. */
  needs: 'nothing' | 'playlist' | 'newPlaylist' | 'eventForm';
  /** Quota units of the whole action; 0 for calendar actions. */
  price: number;
  undoable: boolean;
  /** Passed back unchanged with `act`: what the background decided (playlist id, subscription id). */
  input: Record<string, unknown>;
}

export interface PlaylistChoice {
  playlistId: string;
  title: string;
  privacyStatus?: string;
  itemCount?: number;
  /** Whether the video is in it; absent where nobody asked yet (each look costs a unit). */
  holds?: boolean;
}

/** A playlist as the local index knows it. */
export interface IndexedPlaylist extends PlaylistChoice {
  /** When its items were read whole, epoch milliseconds; absent where they have to be read first. */
  readAt?: number;
}

/** One item of a playlist, at its place; places are counted from 0. */
export interface IndexedItem {
  /** Absent where we know of the video alone, until the list is read again. */
  itemId?: string;
  videoId: string;
  position: number;
  title?: string;
  channelTitle?: string;
  /** RFC 3339. */
  addedAt?: string;
  publishedAt?: string;
}

/** How far the local index of the acting channel's playlists is. */
export interface PlaylistIndexView {
  accountId: string;
  playlists: IndexedPlaylist[];
  /** When they were listed last, epoch milliseconds; what came and went since is not known. */
  listedAt?: number;
  /** The person asked for all of them once: since then it is kept up to date. */
  isKept: boolean;
  /** How far a reading is, in playlists. */
  reading?: { done: number; of: number };
  /** Playlists that have to be read, again or at all, and the units that takes. */
  due: number;
  price: number;
  /** Why the last reading stopped. */
  failure?: Failure;
}

/** Everything a surface needs to draw one subject. */
export interface SubjectView {
  subject: Subject;
  /** Who would act: all of this was read as them. Absent where nobody is connected. */
  actor?: Actor;
  title: string;
  /** Channel of a video, place of an event. */
  detail?: string;
  image?: string;
  offers: Offer[];
  /** For a video: the playlists used last, at most five. */
  playlists?: PlaylistChoice[];
  /** For an event: where it stands on the person's calendar already. */
  onCalendar?: { url: string; eventId: number; status: string };
  /** Why there are no offers, or fewer than there could be. */
  notice?: Failure;
}

/** An account as somebody who can act. */
export interface Actor {
  accountId: string;
  service: 'video' | 'calendar';
  /** Title of the channel, name of the site. */
  name: string;
}

/** Who acts: shown wherever something can be done. */
export interface Acting {
  /** All who could act, those who do included. */
  accounts?: Actor[];
  video?: { title: string; handle?: string; image?: string; accountId: string; channelId: string };
  calendar?: { name: string; url: string; user: string; accountId: string; canPublish: boolean };
  /** Units left today of the platform's general bucket, as we count them. */
  quotaLeft?: number;
  /** When it is full again; epoch milliseconds. */
  quotaResetsAt?: number;
  /** Something is wrong with our data on the disk. */
  notice?: Failure;
}

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'look' | 'undoing' | 'undone';

export interface JobView {
  jobId: string;
  action: string;
  state: JobState;
  /** One line: 'Saved to Jazz', or what is being done. */
  text: string;
  /** Where to see the result. */
  link?: string;
  undoable: boolean;
  /** Who it acts as; absent once that account is gone. */
  actor?: Actor;
  /** Why it was not done; beside 'done', why it could not be taken back. */
  failure?: Failure;
  at: number;
}

/** A job with its receipt, as the history tells it. */
export interface HistoryLine extends JobView {
  /** Epoch milliseconds. */
  createdAt: number;
  /** Quota units that it has used so far; absent where nothing counts them. */
  units?: number | undefined;
  /** Why it is still to be done. `turn`: others come first; `time`: a passing fault is slept off. */
  waits?: { for: 'quota' | 'signIn' | 'time' | 'turn'; until?: number | undefined } | undefined;
  /** What can be taken back: the job itself while nothing was done, what was done of it so far, or all of it. */
  back?: 'remove' | 'part' | 'undo' | undefined;
  /** It can go on from where it stopped. */
  canGoOn: boolean;
}

/** The platform's daily buckets of one client, as we count them. */
export interface QuotaView {
  clientId: string;
  /** Who is signed in by it. */
  accounts: string[];
  /** Epoch milliseconds. */
  resetsAt: number;
  buckets: { bucket: 'general' | 'search' | 'upload'; left: number; daily: number }[];
}

export interface VideoConnection {
  accountId: string;
  title: string;
  handle?: string;
  image?: string;
  scopes: string[];
  /** Reads by an API key alone, and is nobody. */
  isKey: boolean;
  /** The platform made by hand that it is at. */
  platform?: string;
  /** This one acts, of all channels. */
  acts: boolean;
  /** Set when the grant is gone: sign in again. */
  problem?: Failure;
}

export interface SiteConnection {
  accountId: string;
  name: string;
  url: string;
  user: string;
  roles: string[];
  /** This one acts, of all sites. */
  acts: boolean;
  /** False once the browser's permission for the site was taken back. */
  allowed: boolean;
  canCreate: boolean;
  canPublish: boolean;
  /** Only reads, as nobody. */
  isNobody: boolean;
  problem?: Failure;
}

/** How connecting a calendar site stands; kept on disk, since the popup may close under the prompt. */
export interface SiteProgress {
  address: string;
  stage: 'permission' | 'looking' | 'otherHost' | 'approving' | 'checking' | 'connected' | 'failed';
  /** At 'otherHost': the origin that the site really lives on, to be asked for by name. */
  otherOrigin?: string;
  failure?: Failure;
}

/** What a person typed to sign in at a site by: the site's own approval page is not opened then. */
export type SiteCredentials =
  | { way: 'password'; user: string; password: string }
  | { way: 'bearer'; token: string }
  | { way: 'nobody' };

export interface Accounts {
  video: VideoConnection[];
  sites: SiteConnection[];
  connecting?: SiteProgress;
  /** The address to register as redirect with the video platform. */
  redirectAddress: string;
  client: ClientFacts;
  /** Platforms made by hand. */
  platforms: (PlatformAddresses & { client: ClientFacts })[];
  /** What this build and browser can do. */
  methods: SignInMethod[];
}

/** How a token is come by: code with PKCE, implicit, or the browser's own. */
export type SignInMethod = 'code' | 'implicit' | 'browser';

/** Whether a client id is known; the secret itself is never handed out. */
export interface ClientFacts {
  clientId: string;
  hasSecret: boolean;
  builtIn: boolean;
  method: SignInMethod;
}

/** Where a video platform is: its sign-in and its API. */
export interface PlatformAddresses {
  id: string;
  name: string;
  issuer: string;
  authorizeEndpoint: string;
  tokenEndpoint: string;
  revokeEndpoint: string;
  apiBase: string;
  /** What a first sign-in asks for. */
  scopes: string[];
}

/** One link of the chain on 'Check my connections'. */
export interface ConnectionCheck {
  id: string;
  group: 'video' | 'calendar' | 'browser';
  /** The site or channel it is about. */
  about?: string;
  label: string;
  state: 'ok' | 'warning' | 'failed' | 'skipped';
  text: string;
  remedy?: Remedy;
}

export interface VenueChoice {
  id: number;
  name: string;
  detail?: string;
}

/** What the event form offers to pick from, read from the site. */
export interface SiteChoices {
  /** The account of the site that all of this is of. */
  accountId: string;
  /** All sites that the event could go to, this one included. */
  sites: Actor[];
  venues: VenueChoice[];
  organizers: VenueChoice[];
  categories: { id: number; name: string }[];
  tags: { id: number; name: string }[];
  timeZone: string;
  canPublish: boolean;
  /** What the site takes of a picture's file; absent where one's user may not upload. */
  pictures?: { accepts: readonly string[]; maximum: number };
  currency?: string;
}

/** A venue or organizer that is new; asked about those nearly the same, the person may have said that it is another one. */
type NewPlace<Details> = { name: string; isAnother?: boolean } & Details;

/** A picture from the disk: the name of the parcel that it lies in, and its own. */
export interface PictureFile {
  file: string;
  name: string;
}

/** The review form's fields as the person left them. Wall clock of `timeZone`. */
export interface EventForm {
  title: string;
  description: string;
  /** `YYYY-MM-DDTHH:mm` */
  start: string;
  end: string;
  allDay: boolean;
  timeZone: string;
  venue:
    | { id: number }
    | NewPlace<{ address?: string; city?: string; state?: string; zip?: string; country?: string }>
    | null;
  organizer: { id: number } | NewPlace<{ email?: string; phone?: string; website?: string }> | null;
  /** `pending`: handed in for somebody else to publish. */
  status: 'draft' | 'publish' | 'pending';
  cost: string;
  website: string;
  /** None, an address, or a file. */
  image: string | PictureFile;
  categories: number[];
  tags: number[];
}

/** An event of the acting site, as a list shows it. */
export interface EventLine {
  eventId: number;
  title: string;
  /** Wall clocks of `timeZone`, `YYYY-MM-DDTHH:mm:ss`. */
  start: string;
  end: string;
  allDay: boolean;
  timeZone: string;
  /** `publish`, `future`, `draft`, `pending`, `private`, `trash`, or one of the site's own. */
  status: string;
  venue?: string;
  url?: string;
}

/** An event as it is edited. */
export interface EditableEvent {
  /** The account of its site. */
  accountId: string;
  form: EventForm;
  /** What the form was filled in from; handed back unread, so that a change meanwhile is noticed. */
  seen: Record<string, unknown>;
  /** The description is what was typed; else it is what the site made of it, and saving it may change its formatting. */
  isRaw: boolean;
  /** Further organizers, which the form leaves alone. */
  organizersBeside: string[];
}

export type RecordKind = 'venue' | 'organizer' | 'category' | 'tag';

/** A venue, organizer, category or tag of the acting site. */
export interface RecordLine {
  id: number;
  fields: { name: string } & Record<string, string>;
  detail?: string;
  url?: string;
}

/** What tells a file when it is picked again: the same name, size, time and samples of its bytes. */
export interface PickedFile {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  /** Epoch milliseconds. */
  lastModified: number;
  /** A hash over samples of its bytes, in hex. */
  sample: string;
}

/** What a video says of itself. */
export interface VideoFacts {
  videoId: string;
  title?: string | undefined;
  channelTitle?: string | undefined;
  durationSeconds?: number | undefined;
  views?: number | undefined;
}

/** A video on its way to the platform; the page that holds its file hands it over. */
export interface UploadView {
  uploadId: string;
  title: string;
  file: PickedFile;
  /** `look`: it may be there or not, and nobody can tell but the person. */
  state: 'going' | 'paused' | 'failed' | 'look' | 'done';
  /** Bytes that the platform has; the next piece begins there. */
  stored: number;
  /** How many bytes to hand over next. */
  pieceSize: number;
  /** Nothing is tried before; epoch milliseconds. */
  retryAt?: number;
  failure?: Failure;
  /** Where the finished video is. */
  link?: string;
}

/** One of a run of many, as it is asked for. */
export interface BatchItem {
  action: string;
  input: Record<string, unknown>;
  /** What it is about, for people: a video's title. */
  label: string;
}

/** What a run of many would cost, and when it would be done. */
export interface BatchPlan {
  /** Units; 0 where nothing is metered. */
  units: number;
  /** How many can be done today, with units left over for the person's next clicks. */
  today: number;
  /** Days on which something is done. */
  days: number;
  /** Epoch milliseconds from which the last of them can be done. */
  lastFrom: number;
  /** Whether all of it can be taken back. */
  undoable: boolean;
  /** Whose it would be. */
  actor: Actor;
}

/** A run of many as it stands. */
export interface BatchView {
  batchId: string;
  /** 'Save 40 videos to Jazz' */
  title: string;
  /** Absent once that account is gone. */
  actor?: Actor;
  state: 'running' | 'paused' | 'stopped' | 'done';
  /** It is being taken back, or was. */
  isUndo: boolean;
  /** Taking all of it back is possible now. */
  undoable: boolean;
  /** How many it began with. */
  count: number;
  done: number;
  /** Some of these may have been done, and wait for a look. */
  failed: number;
  undone: number;
  /** Still to be done, or to be taken back. */
  left: number;
  /** Milliseconds until the end as it goes now; absent where nobody can tell. */
  timeLeft?: number;
  /** Epoch milliseconds from which the last can be done, where today is not enough. */
  lastFrom?: number;
  /** It sleeps until then: what is left of today's quota is the person's own. */
  goesOnAt?: number;
  /** Why it does not go on. */
  failure?: Failure;
  /** Epoch milliseconds of its beginning. */
  at: number;
}

/** One of a run, and what came of it. */
export interface BatchLine {
  jobId: string;
  label: string;
  text: string;
  link?: string;
  failure?: Failure;
}

/** What a frame of ours inside a page (or a window of ours) is about; handed over once per ticket. */
export type FrameView =
  | { view: 'playlists'; subject: Subject; pageTitle: string }
  | { view: 'event'; subject: Subject; pageTitle: string }
  /** A linked page still to be read, or selected text still to be understood; both by the frame itself. */
  | { view: 'link'; url: string; pageTitle: string }
  | { view: 'selection'; text: string; url: string; pageTitle: string }
  /** The words of a whole page that describes no event in its data; they need not be about one. */
  | { view: 'page'; text: string; url: string; pageTitle: string };

/** What the in-page card is told to show. */
export type CardMessage =
  | { show: 'job'; job: JobView }
  | { show: 'failure'; failure: Failure }
  | { show: 'frame'; url: string; title: string }
  | { show: 'pill'; subjects: Subject[]; label: string };

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
  retry(question: { jobId: string }): JobView;
  /** The person has seen the result: no badge needed. */
  seen(question: { jobId: string }): null;
  jobs(question: { limit?: number }): JobView[];
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
    unreadable: { table: string; count: number }[];
    jobs: number;
  };
  /** Deletes all of our data on this disk. */
  startAfresh(question: Record<string, never>): null;
  /** Which of these videos are known to be in a playlist of mine: no request, no unit. */
  marks(question: { videoIds: string[] }): Record<string, string[]>;
  /** An allowed page reports the events it found. */
  found(question: { events: FoundEvent[] }): null;
  /** A page asks for one of our own frames about a subject; the answer is its one-time address. */
  openFrame(question: { view: 'playlists' | 'event'; subject: Subject; pageTitle: string }): { url?: string };
  /** Inside the frame: what am I about? Only its first asker is told. */
  frame(question: { ticket: string }): FrameView;
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
  /** Those of the site that a new venue or organizer may be; none where it is known for sure, or is new for sure. */
  similar(question: {
    venue?: { name: string; address?: string; city?: string; zip?: string };
    organizer?: { name: string; email?: string; phone?: string; website?: string };
  }): { venues: VenueChoice[]; organizers: VenueChoice[] };
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
  /** Goes on with those that failed, each from where it stopped. */
  retryBatch(question: { batchId: string }): null;
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

/** How an answer travels: messages between contexts are JSON, so faults go as data. */
type Envelope<T> = { ok: T } | { failure: Failure };
export type Question<Name extends keyof Messages> = Parameters<Messages[Name]>[0];
export type Answer<Name extends keyof Messages> = ReturnType<Messages[Name]>;
export type { Envelope };

/** Thrown by `ask` when the background could not do it; `failure` is fit to be shown. */
export class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.text);
    this.name = 'Refusal';
    this.failure = failure;
  }
}

/**
 * Questions that change nothing, or may do so twice, and `act`, which names its job: asked again when the worker was stopped before it
 * could answer.
 */
const repeatable: ReadonlySet<keyof Messages> = new Set<keyof Messages>([
  'look',
  'view',
  'lastSave',
  'playlists',
  'acting',
  'act',
  'outcome',
  'jobs',
  'history',
  'quotas',
  'copyData',
  'dataHealth',
  'marks',
  'choices',
  'readDraft',
  'accounts',
  'pillSites',
  'playlistIndex',
  'playlistContents',
  'readPlaylists',
  'myEvents',
  'editableEvent',
  'siteRecords',
  'similar',
  'mySubscriptions',
  'videoFacts',
  'uploads',
  'beginUpload',
  'advanceUpload',
  'pauseUpload',
  'resumeUpload',
  'cancelUpload',
  'videoCategories',
  'planBatch',
  'startBatch',
  'batches',
  'batchItems',
  'pauseBatch',
  'resumeBatch',
  'stopBatch',
  'retryBatch',
  'undoBatch',
]);

/**
 * Asks the background.
 * @throws Refusal with a text for the person.
 * @throws Error when the extension was updated or removed under a page's feet (see `isOrphaned`).
 */
export async function ask<Name extends keyof Messages>(
  name: Name,
  question: Question<Name>,
): Promise<Answer<Name>> {
  const asked = name === 'act' ? { jobId: crypto.randomUUID(), ...question } : question;
  for (let attempt = 1; ; attempt++) {
    try {
      const { res }: { res: Envelope<Answer<Name>> } = await browser.runtime.sendMessage({
        type: name,
        data: asked,
      });
      if ('failure' in res) throw new Refusal(res.failure);
      return res.ok;
    } catch (error) {
      if (error instanceof Refusal || isOrphaned() || attempt >= 4 || !repeatable.has(name)) throw error;
    }
  }
}

/** True in a page script whose extension was updated, reloaded or removed: it can only ask for a reload. */
export function isOrphaned(): boolean {
  const { chrome } = globalThis as { chrome?: { runtime?: { id?: string } } };
  return chrome?.runtime?.id === undefined;
}

/** Done, failed, taken back or not to be known: nothing more will happen by itself. */
export function isAtRest({ state }: JobView): boolean {
  return state !== 'waiting' && state !== 'running' && state !== 'undoing';
}

const changes = 'cuecard-changes';

/** Tells the extension's own pages that accounts, jobs or drafts changed: they ask again. */
export function announceChange(): void {
  const channel = new BroadcastChannel(changes);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` after every announced change until the signal aborts. Own pages only. */
export function onChange(listener: () => void, signal?: AbortSignal): void {
  const channel = new BroadcastChannel(changes);
  channel.addEventListener('message', () => listener());
  signal?.addEventListener('abort', () => channel.close());
}
