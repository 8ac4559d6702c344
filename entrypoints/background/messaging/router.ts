import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Fault, faultOf } from '../../../lib/errors';
import {
  type Answer,
  type DataSizes,
  type Envelope,
  type Messages,
  type Question,
  Refusal,
  sizeBounds,
} from '../../../lib/messages';
import { failureOf } from '../wording/failures';
import type { AnswerTo, Origin } from './origin';
import { createRates, type Rates } from './rates';
import { FoundEventSchema, SubjectSchema } from './schemas';
import { originOf, type Sender } from './sender';

/** Who may ask: a page script only 'page' rows, a frame of ours also 'frame' rows, our own pages everything. */
type From = 'page' | 'frame' | 'own';
const ranks: Record<From, number> = { page: 0, frame: 1, own: 2 };

/**
 * What a content script may do with a row. It runs in a process that the page may have taken over, so nothing counts
 * that it says of itself: only the site that the browser names, what was opened in its very document, and how often.
 */
interface ForPages {
  from: 'page';
  /**
   * `videoSite`: asked by pages of the video site alone. `opened`: asked by any page, and answered only about what the
   * person opened in that document (a job shown there, events offered under a one-time ticket, a site they switched on).
   */
  at: 'videoSite' | 'opened';
  /** So many times at once for one site, and as many again in the course of 30 seconds. */
  atOnce: number;
}

type Row<Name extends keyof Messages> = (ForPages | { from: 'frame' | 'own' }) & {
  /** Built when first asked, so that a cold worker starts fast. */
  question: () => z.ZodMiniType<Question<Name>>;
};

const id = () => z.string().check(z.minLength(1), z.maxLength(200));
const key = () => z.string().check(z.minLength(1), z.maxLength(400));
const address = () => z.string().check(z.minLength(1), z.maxLength(2000));
const shortText = () => z.optional(z.string().check(z.maxLength(500)));
const positive = () => z.int().check(z.minimum(1));
const WallClock = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));
const day = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const nothing = () => z.object({});
const batch = () => z.object({ batchId: id() });
const yesOrNo = () => z.optional(z.boolean());
const SurfaceName = () => z.enum(['popup', 'page', 'link', 'selection', 'card', 'key', 'manager']);
/** Words of a page or a file: the rest of a long one is cut off. */
const Label = () => z.string().check(z.overwrite((title: string) => title.slice(0, 300)));

const PickedFileSchema = () =>
  z.object({
    name: z.string().check(z.maxLength(1000)),
    size: z.int().check(z.minimum(0)),
    type: z.string().check(z.maxLength(200)),
    lastModified: z.number(),
    sample: z.string().check(z.regex(/^[\da-f]{64}$/)),
  });

/** The one table of messages: what each may hold, and who may send it. */
export const rows: { [Name in keyof Messages]: Row<Name> } = {
  view: {
    from: 'page',
    at: 'videoSite',
    atOnce: 15,
    question: () =>
      z.object({ subject: SubjectSchema(), pageTitle: z.optional(Label()), surface: SurfaceName() }),
  },
  lastSave: { from: 'page', at: 'videoSite', atOnce: 30, question: () => z.object({ videoId: id() }) },
  acting: { from: 'frame', question: nothing },
  act: {
    from: 'page',
    at: 'videoSite',
    atOnce: 15,
    question: () =>
      z.object({
        action: id(),
        subject: z.optional(SubjectSchema()),
        input: z.record(z.string(), z.unknown()),
        surface: SurfaceName(),
        as: z.optional(id()),
        draftKey: z.optional(key()),
        jobId: z.optional(id()),
      }),
  },
  outcome: { from: 'page', at: 'opened', atOnce: 30, question: () => z.object({ jobId: id() }) },
  undo: { from: 'page', at: 'opened', atOnce: 15, question: () => z.object({ jobId: id() }) },
  retry: {
    from: 'page',
    at: 'opened',
    atOnce: 15,
    question: () => z.object({ jobId: id(), without: z.optional(z.literal('image')) }),
  },
  seen: { from: 'page', at: 'opened', atOnce: 30, question: () => z.object({ jobId: id() }) },
  marks: {
    from: 'page',
    at: 'videoSite',
    atOnce: 60,
    question: () => z.object({ videoIds: z.array(id()).check(z.maxLength(200)) }),
  },
  found: {
    from: 'page',
    at: 'opened',
    atOnce: 30,
    question: () => z.object({ events: z.array(FoundEventSchema()).check(z.maxLength(50)) }),
  },
  openFrame: {
    from: 'page',
    at: 'videoSite',
    atOnce: 6,
    question: () => z.object({ subject: SubjectSchema(), pageTitle: Label() }),
  },
  openEvent: {
    from: 'page',
    at: 'opened',
    atOnce: 6,
    question: () => z.object({ ticket: id(), index: z.int().check(z.minimum(0)), pageTitle: Label() }),
  },
  openOptions: {
    from: 'page',
    at: 'opened',
    atOnce: 2,
    question: () => z.object({ section: z.optional(z.string().check(z.regex(/^\w{1,40}$/))) }),
  },

  // Only its ticket makes a frame ours: see `isRedeemed`.
  frame: { from: 'frame', question: () => z.object({ ticket: id() }) },
  frameHeight: {
    from: 'frame',
    question: () => z.object({ height: z.int().check(z.minimum(0), z.maximum(100_000)) }),
  },
  closeFrame: { from: 'frame', question: nothing },
  playlists: {
    from: 'frame',
    question: () =>
      z.object({
        videoId: z.optional(id()),
        lookIn: z.optional(z.array(id()).check(z.maxLength(200))),
        refresh: z.optional(z.boolean()),
      }),
  },
  choices: {
    from: 'frame',
    question: () => z.object({ query: z.optional(z.string().check(z.maxLength(200))) }),
  },
  actAs: { from: 'frame', question: () => z.object({ accountId: id() }) },
  similar: {
    from: 'frame',
    question: () =>
      z.object({
        venues: z
          .array(z.object({ name: Label(), address: shortText(), city: shortText(), zip: shortText() }))
          .check(z.maxLength(200)),
        organizers: z
          .array(z.object({ name: Label(), email: shortText(), phone: shortText(), website: shortText() }))
          .check(z.maxLength(200)),
      }),
  },
  eventsThere: {
    from: 'own',
    question: () =>
      z.object({
        events: z
          .array(z.object({ source: z.optional(Label()), title: Label(), start: WallClock() }))
          .check(z.minLength(1), z.maxLength(200)),
      }),
  },
  readPage: { from: 'frame', question: () => z.object({ url: address() }) },
  readDraft: { from: 'frame', question: () => z.object({ key: key() }) },
  writeDraft: { from: 'frame', question: () => z.object({ key: key(), value: z.unknown() }) },

  myEvents: {
    from: 'own',
    question: () =>
      z.object({
        search: shortText(),
        from: z.optional(day()),
        to: z.optional(day()),
        category: z.optional(positive()),
        tag: z.optional(positive()),
        venue: z.optional(positive()),
        status: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
        page: positive(),
      }),
  },
  editableEvent: { from: 'frame', question: () => z.object({ eventId: positive() }) },
  siteRecords: {
    from: 'own',
    question: () =>
      z.object({
        kind: z.enum(['venue', 'organizer', 'category', 'tag']),
        search: shortText(),
        page: positive(),
      }),
  },
  call: {
    from: 'own',
    question: () =>
      z.object({
        ...{ method: id(), as: id(), file: z.optional(key()) },
        params: z.record(z.string(), z.unknown()),
        body: z.optional(z.unknown()),
        via: z.optional(z.enum(['POST', 'PUT', 'PATCH'])),
      }),
  },
  look: { from: 'own', question: () => z.object({ tabId: z.optional(z.int()) }) },
  nextWork: { from: 'own', question: nothing },
  jobs: { from: 'own', question: () => z.object({ limit: z.optional(z.int()) }) },
  history: {
    from: 'own',
    question: () =>
      z.object({
        state: z.optional(z.enum(['done', 'failed', 'look', 'undone'])),
        words: shortText(),
        limit: z.int().check(z.minimum(1), z.maximum(500)),
      }),
  },
  quotas: { from: 'own', question: nothing },
  copyData: { from: 'own', question: nothing },
  dataHealth: { from: 'own', question: nothing },
  forgetLoss: { from: 'own', question: nothing },
  dataSizes: { from: 'own', question: nothing },
  setDataSizes: {
    from: 'own',
    question: () => {
      const size = (name: keyof DataSizes) =>
        z.int().check(z.minimum(sizeBounds[name].least), z.maximum(sizeBounds[name].most));
      return z.object({ history: size('history'), index: size('index') });
    },
  },
  startAfresh: { from: 'own', question: nothing },
  accounts: { from: 'own', question: nothing },
  setClient: {
    from: 'own',
    question: () =>
      z.object({
        clientId: z.string().check(z.trim(), z.maxLength(300)),
        clientSecret: z.optional(z.string().check(z.trim(), z.maxLength(300))),
        method: z.optional(z.enum(['code', 'implicit', 'browser'])),
        profileId: z.optional(id()),
      }),
  },
  setDailyQuota: {
    from: 'own',
    question: () => {
      const amount = (least: number) => z.int().check(z.minimum(least), z.maximum(1e9));
      return z.object({
        clientId: z.string().check(z.minLength(1), z.maxLength(300)),
        daily: z.object({ general: amount(1_000), search: amount(0), upload: amount(0) }),
      });
    },
  },
  saveProfile: {
    from: 'own',
    question: () =>
      z.object({
        ...{ id: id(), name: id(), issuer: address(), authorizeEndpoint: address() },
        ...{ tokenEndpoint: address(), revokeEndpoint: address(), apiBase: address() },
        scopes: z.array(id()).check(z.minLength(1), z.maxLength(20)),
      }),
  },
  removeProfile: { from: 'own', question: () => z.object({ profileId: id() }) },
  signIn: {
    from: 'frame',
    question: () =>
      z.object({
        ...{ accountId: z.optional(id()), profileId: z.optional(id()), apiKey: z.optional(id()) },
        scopes: z.optional(z.array(id()).check(z.maxLength(20))),
      }),
  },
  signOut: { from: 'own', question: () => z.object({ accountId: id() }) },
  disconnect: { from: 'own', question: () => z.object({ accountId: id() }) },
  beginSite: {
    from: 'own',
    question: () => z.object({ address: address(), isTyped: z.optional(z.boolean()) }),
  },
  continueSite: {
    from: 'own',
    question: () =>
      z.object({
        ...{ address: address(), granted: z.boolean(), insecure: z.optional(z.boolean()) },
        credentials: z.optional(
          z.union([
            z.object({ way: z.literal('password'), user: key(), password: key() }),
            z.object({ way: z.literal('bearer'), token: address() }),
            z.object({ way: z.literal('nobody') }),
          ]),
        ),
      }),
  },
  signOutSite: { from: 'own', question: () => z.object({ accountId: id() }) },
  setPill: { from: 'own', question: () => z.object({ origin: address(), on: z.boolean() }) },
  pillSites: { from: 'own', question: nothing },
  checkConnections: { from: 'own', question: nothing },

  playlistIndex: {
    from: 'frame',
    question: () => z.object({ list: z.optional(z.boolean()) }),
  },
  playlistContents: {
    from: 'own',
    question: () => z.object({ playlistId: id(), from: z.optional(z.int().check(z.minimum(0))) }),
  },
  readPlaylists: {
    from: 'frame',
    question: () => z.object({ playlistId: z.optional(id()), again: z.optional(z.boolean()) }),
  },

  openManager: { from: 'own', question: () => z.object({ section: z.optional(z.string()) }) },
  mySubscriptions: { from: 'own', question: () => z.object({ pageToken: z.optional(id()) }) },
  videoFacts: { from: 'own', question: () => z.object({ videoIds: z.array(id()).check(z.maxLength(50)) }) },
  uploads: { from: 'own', question: nothing },
  beginUpload: {
    from: 'own',
    question: () =>
      z.object({
        uploadId: id(),
        file: PickedFileSchema(),
        metadata: z.record(z.string(), z.unknown()),
        notifySubscribers: z.boolean(),
        as: id(),
      }),
  },
  advanceUpload: {
    from: 'own',
    question: () => z.object({ uploadId: id(), offset: z.optional(z.int().check(z.minimum(0))) }),
  },
  pauseUpload: { from: 'own', question: () => z.object({ uploadId: id() }) },
  resumeUpload: { from: 'own', question: () => z.object({ uploadId: id() }) },
  cancelUpload: { from: 'own', question: () => z.object({ uploadId: id() }) },
  videoCategories: { from: 'own', question: nothing },

  planBatch: { from: 'own', question: () => z.object({ actions: z.array(id()).check(z.maxLength(10_000)) }) },
  startBatch: {
    from: 'own',
    question: () =>
      z.object({
        ...{ batchId: id(), kind: id(), about: Label(), as: id() },
        ...{ onlyToday: yesOrNo(), inOrder: yesOrNo() },
        items: z
          .array(z.object({ action: id(), input: z.record(z.string(), z.unknown()), label: Label() }))
          .check(z.minLength(1), z.maxLength(10_000)),
      }),
  },
  batches: { from: 'own', question: nothing },
  batchItems: {
    from: 'own',
    question: () =>
      z.object({
        batchId: id(),
        state: z.enum(['waiting', 'running', 'done', 'failed', 'look', 'undoing', 'undone']),
        after: z.optional(id()),
      }),
  },
  pauseBatch: { from: 'own', question: batch },
  resumeBatch: { from: 'own', question: batch },
  stopBatch: { from: 'own', question: batch },
  retryBatch: {
    from: 'own',
    question: () =>
      z.object({ batchId: id(), jobId: z.optional(id()), without: z.optional(z.literal('image')) }),
  },
  undoBatch: { from: 'own', question: batch },
};

/**
 * Pages ask on surfaces of their own, and not about events: those are offered to them under tickets. Nor do they have
 * drafts, which an action would take from the disk.
 */
function isForPages(question: object): boolean {
  const { surface = 'card', subject, draftKey } = question as Partial<Record<string, unknown>>;
  const { kind } = (subject ?? {}) as { kind?: unknown };
  return (surface === 'card' || surface === 'link') && kind !== 'event' && draftKey === undefined;
}

/** A question as it travels; whatever else arrives is for nobody here. */
const Message = () =>
  z.object({
    type: z.custom<keyof Messages>((name) => typeof name === 'string' && Object.hasOwn(rows, name)),
    data: z.optional(z.unknown()),
  });

/** What the rooms of the background answer, by the names of the table. */
export type Answers = {
  [Name in keyof Messages]: (question: Question<Name>, origin: Origin) => Promise<Answer<Name>>;
};

export interface TableParts {
  answers: Answers;
  /** Whether a frame of ours has shown its ticket; an embedded one without is a stranger's doing. */
  isRedeemed(origin: Origin): Promise<boolean>;
  rates?: Rates;
}

export interface Table {
  answer: AnswerTo;
  /** Starts listening to messages. */
  listen(): void;
}

export function createTable({ answers, isRedeemed, rates = createRates() }: TableParts): Table {
  /** The question parsed, its sender checked; anything else is refused before it is looked at. */
  async function admit<Name extends keyof Messages>(
    name: Name,
    question: unknown,
    origin: Origin,
  ): Promise<Question<Name>> {
    const row: Row<Name> = rows[name];
    const stranger = origin.kind === 'frame' && name !== 'frame' && !(await isRedeemed(origin));
    const notAsked = () => new Fault({ kind: 'notAllowed', reason: 'notAsked', about: name });
    if (stranger || ranks[origin.kind] < ranks[row.from]) throw notAsked();
    if (origin.kind === 'page' && row.from === 'page') {
      if (row.at === 'videoSite' && !origin.isVideoSite) throw notAsked();
      if (!rates.take(`${origin.site} ${name}`, row.atOnce))
        throw new Fault({ kind: 'transient', reason: 'tooFast', about: name });
    }
    const parsed = row.question().safeParse(question);
    if (parsed.success && origin.kind === 'page' && !isForPages(parsed.data)) throw notAsked();
    if (parsed.success) return parsed.data;
    const field = parsed.error.issues[0]?.path.join('.');
    throw new Fault({ kind: 'badInput', reason: 'badQuestion', about: `${name} ${field ?? ''}` });
  }

  const answer: AnswerTo = async (name, question, origin) => {
    try {
      const admitted = await admit(name, question, origin);
      return await answers[name](admitted, origin);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal(failureOf(faultOf(error)));
    }
  };

  /** A fault goes as data: messages between contexts are JSON. */
  async function reply(name: keyof Messages, question: unknown, sender: Sender): Promise<Envelope<unknown>> {
    try {
      const origin = originOf(sender);
      if (origin === undefined) throw new Fault({ kind: 'notAllowed', reason: 'notAsked' });
      return { ok: await answer(name, question as never, origin) };
    } catch (error) {
      return { failure: error instanceof Refusal ? error.failure : failureOf(faultOf(error)) };
    }
  }

  return {
    answer,
    listen() {
      browser.runtime.onMessage.addListener(
        (raw: unknown, sender: Sender, send: (answer: unknown) => void) => {
          const message = Message().safeParse(raw);
          if (!message.success) return false;
          const { type, data } = message.data;
          void reply(type, data, sender).then((res) => send({ res }));
          return true;
        },
      );
    },
  };
}
