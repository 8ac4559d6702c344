import * as z from 'zod/mini';
import { Fault, type FaultData } from '../../errors';
import type { VideoClient } from '../../video';
import { comments } from '../../video';
import { action } from '../shared/action';
import { updates } from '../shared/writes';

/** States that a comment can be set to; the platform alone marks spam. */
const settable = ['published', 'heldForReview', 'rejected'] as const;
type Status = (typeof settable)[number];

/** Most comments of one request. */
export const commentsAtOnce = 50;

const ModerationInput = () =>
  z.object({
    comments: z
      .array(z.object({ commentId: z.string(), was: z.enum([...settable, 'likelySpam']) }))
      .check(z.minLength(1), z.maxLength(commentsAtOnce)),
    /** Displayed: how many they are, or how the one begins. */
    label: z.catch(z.string(), ''),
  });
type ModerationInput = z.output<ReturnType<typeof ModerationInput>>;
type Moderated = ModerationInput['comments'][number];

/** Comments that were changed, with the state that each had. */
interface Moderation {
  changed: Moderated[];
  /** Comments that are gone, if others were not. */
  gone?: number;
}

/**
 * The platform does not tell the status of a comment that is read by id (video API, description of `comments`), so an
 * action takes from its input what the comments were. All of these jobs have the same key: they follow each other.
 */
const concurrencyKey = () => 'comments';

const shared = {
  version: 1,
  service: 'video',
  methods: [comments.setModerationStatus],
  input: ModerationInput,
  concurrencyKey,
  substitutions: ({ label }: ModerationInput) => [label],
  isUnchanged: ({ changed }: Moderation) => changed.length === 0,
  problem: ({ gone = 0 }: Moderation): FaultData | undefined =>
    gone > 0 ? new Fault({ kind: 'conflict', reason: 'someCommentsGone' }).data : undefined,
} as const;

type Context = Parameters<Parameters<typeof action>[0]['run']>[0];

/** Sets the status of comments as one step; those that have it already are left out. */
async function moderate(
  { step, video }: Pick<Context, 'step' | 'video'>,
  { comments: all }: ModerationInput,
  status: Status,
  banAuthor?: true,
): Promise<Moderation> {
  const others = all.filter(({ was }) => was !== status || banAuthor);
  if (others.length === 0) return { changed: [] };
  return step('set', {
    writes: updates('comment', others.map(({ commentId }) => commentId).join()),
    run: () => set(video, others, { moderationStatus: status, ...(banAuthor && { banAuthor }) }),
    check: async () => ((await areListed(video, others)) ? undefined : { changed: others }),
  });
}

/** One comment that is gone makes the platform refuse all: the others are then sent alone. */
async function set(
  video: VideoClient,
  wanted: Moderated[],
  status: { moderationStatus: Status; banAuthor?: true },
): Promise<Moderation> {
  const send = (ones: readonly Moderated[]) =>
    video.comments.setModerationStatus({ id: ones.map(({ commentId }) => commentId), ...status });
  try {
    await send(wanted);
    return { changed: wanted };
  } catch (error) {
    if (!(error instanceof Fault) || error.data.kind !== 'notFound') throw error;
    // Nothing was written
    const refused = new Fault({ ...error.data, outcome: 'refused' });
    if (wanted.length === 1) throw refused;
    const { items } = await video.comments.list({
      part: ['id'],
      id: wanted.map(({ commentId }) => commentId),
      fields: 'items/id',
    });
    const there = new Set(items.map(({ id }) => id));
    const changed = wanted.filter(({ commentId }) => there.has(commentId));
    if (changed.length === 0 || changed.length === wanted.length) throw refused;
    await send(changed);
    return { changed, gone: wanted.length - changed.length };
  }
}

/** Pages of 100 threads that are looked through for comments. */
const mostPages = 10;

/**
 * Whether any of the comments is still in the list of those that wait as it did. Comments that waited in no list count
 * as listed: to set them twice changes nothing.
 */
async function areListed(video: VideoClient, ones: readonly Moderated[]): Promise<boolean> {
  const { items } = await video.channels.list({ part: ['id'], mine: true, fields: 'items/id' });
  const channelId = items[0]?.id;
  if (channelId === undefined) return true;
  const ids = new Set(ones.map(({ commentId }) => commentId));
  for (const was of new Set(ones.map((one) => one.was))) {
    if (was !== 'heldForReview' && was !== 'likelySpam') return true;
    let pageToken: string | undefined;
    for (let page = 0; page < mostPages; page++) {
      const listed = await video.commentThreads.list({
        part: ['snippet', 'replies'],
        allThreadsRelatedToChannelId: channelId,
        moderationStatus: was,
        maxResults: 100,
        pageToken,
        fields:
          'nextPageToken,items(id,snippet/topLevelComment(id,snippet/moderationStatus),replies/comments(id,snippet/moderationStatus))',
      });
      const waiting = listed.items
        .flatMap(({ snippet, replies }) => [snippet?.topLevelComment, ...(replies?.comments ?? [])])
        .filter((one) => one !== undefined && (one.snippet?.moderationStatus ?? was) === was);
      if (waiting.some((one) => one && ids.has(one.id))) return true;
      pageToken = listed.nextPageToken;
      if (pageToken === undefined) break;
    }
    if (pageToken !== undefined) return true;
  }
  return false;
}

/** Sets comments back to what they were, by state. The platform alone marks spam: what it had marked is held. */
async function setBack({ step, video }: Pick<Context, 'step' | 'video'>, { changed }: Moderation) {
  const isMarkLost = changed.some(({ was }) => was === 'likelySpam');
  for (const status of settable) {
    const ones = changed.filter(({ was }) => toSettable(was) === status);
    if (ones.length === 0) continue;
    await step(`set back ${status}`, {
      writes: updates('comment', ones.map(({ commentId }) => commentId).join()),
      run: async () => void (await set(video, ones, { moderationStatus: status })),
    });
  }
  return isMarkLost ? new Fault({ kind: 'conflict', reason: 'spamMarkLost' }).data : undefined;
}

const toSettable = (was: Moderated['was']): Status => (was === 'likelySpam' ? 'heldForReview' : was);

const effectsOf = (status: Status) => (_input: ModerationInput, result?: Moderation, undone?: boolean) => {
  const { changed = [] } = result ?? {};
  const toEffect = (ones: readonly Moderated[], to: Status) => ({
    kind: 'comments' as const,
    ids: ones.map(({ commentId }) => commentId),
    status: to,
  });
  if (changed.length === 0) return [];
  if (!undone) return [toEffect(changed, status)];
  return settable.flatMap((to) => {
    const ones = changed.filter(({ was }) => toSettable(was) === to);
    return ones.length > 0 ? toEffect(ones, to) : [];
  });
};

const declare = <const Id extends string>(id: Id, status: Status) =>
  action({
    ...shared,
    id,
    run: ({ input, ...context }) => moderate(context, input, status),
    effects: effectsOf(status),
    undo: async ({ result, ...context }) => (result ? setBack(context, result) : undefined),
  });

/** Publishes comments. */
export const approveComments = declare('comment.approve', 'published');
/** Holds comments for review. */
export const holdComments = declare('comment.hold', 'heldForReview');
/** Hides comments; they are in no list of the platform then. */
export const rejectComments = declare('comment.reject', 'rejected');

/** Hides comments, and everything that their authors will write. No undo: the API cannot end a ban. */
export const banAuthors = action({
  ...shared,
  id: 'comment.ban',
  run: ({ input, ...context }) => moderate(context, input, 'rejected', true),
  effects: effectsOf('rejected'),
});
