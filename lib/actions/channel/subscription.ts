import * as z from 'zod/mini';
import { Fault } from '../../errors';
import type { ReadLatest, Step } from '../../jobs';
import { channelUrl } from '../../pages/videoAddress';
import type { VideoClient } from '../../video';
import { ignoreNotFound } from '../shared/ignoreNotFound';
import { reflectsSubscription } from '../shared/reflects';
import { findSubscription, lookUpChannel, readVideoChannel, type SubjectState } from '../shared/state';
import { makes, removes } from '../shared/writes';

/** The channel: by its id or a name, or as the channel of a video. */
const ChannelName = () =>
  z.union([
    z.object({ channelId: z.string() }),
    z.object({ handle: z.string() }),
    z.object({ userName: z.string() }),
    z.object({ customName: z.string() }),
    z.object({ videoId: z.string() }),
  ]);

/** Input of both actions. The title is only displayed. */
const SubscriptionInput = () => z.object({ channel: ChannelName(), title: z.catch(z.string(), '') });
type SubscriptionInput = z.output<ReturnType<typeof SubscriptionInput>>;

const allKeys = Array.from({ length: 8 }, (_each, at) => `subscriptions-${at}`);

/**
 * Concurrency keys of a subscription job. A channel has several names, and only its id tells whether two names mean the
 * same channel: a job that knows the id has one of eight keys, a job that knows only a name has all of them.
 */
function subscriptionKeys({ channel }: SubscriptionInput): string[] {
  return 'channelId' in channel ? [`subscriptions-${toBucket(channel.channelId)}`] : allKeys;
}

/** Index into `allKeys`, the same for the same id. */
const toBucket = (channelId: string) =>
  [...channelId].reduce((sum, character) => sum + character.charCodeAt(0), 0) % allKeys.length;

/** The members that subscribing and unsubscribing have in common. */
export const subscriptionAction = {
  service: 'video',
  subjects: ['video', 'channel', 'playlist'],
  surfaces: ['popup', 'overlay'],
  menu: ['page', 'link'],
  input: SubscriptionInput,
  concurrencyKey: subscriptionKeys,
  substitutions: ({ title }: SubscriptionInput, result?: Channel) => [result?.title || title],
  link: (_input: SubscriptionInput, result?: Channel) => result && channelUrl(result.channelId),
} as const;

interface Channel {
  channelId: string;
  title: string;
}

/** Finds the channel's id and title, as one step. One unit, or none if both are known. */
export function findChannel(step: Step, video: VideoClient, { channel, title }: SubscriptionInput) {
  return step('channel', {
    run: async () => {
      if ('channelId' in channel && title !== '') return { channelId: channel.channelId, title };
      if ('videoId' in channel) return readVideoChannel(video, channel.videoId);
      return lookUpChannel(video, channel);
    },
  });
}

/**
 * Input of the subscription actions for a video or channel, with the id of the account's subscription to it
 * (`subscribed`: null if none, undefined if unknown). Undefined for a channel of one's own.
 */
export function getChannelInput(state: SubjectState) {
  if (state.kind === 'event' || state.isOwn) return undefined;
  const channel = state.kind === 'channel' ? state : state.channel;
  if (channel === undefined) return undefined;
  return {
    input: { channel: { channelId: channel.channelId }, title: channel.title },
    subscribed: state.subscriptionId,
  };
}

/**
 * Reads the id of the account's subscription to a channel, or null, as one step; waits until the read reflects recent
 * jobs.
 */
export function currentSubscription(
  step: Step,
  readLatest: ReadLatest,
  video: VideoClient,
  channelId: string,
) {
  return step('find', {
    run: () =>
      readLatest(
        () => findSubscription(video, channelId),
        (found, recentWrites) => reflectsSubscription(found, channelId, recentWrites),
      ),
  });
}

/**
 * Subscribes as one step. Already subscribed counts as success.
 * @returns id of the subscription; empty if unknown
 */
export function addSubscription(step: Step, video: VideoClient, channelId: string): Promise<string> {
  const check = async () => (await findSubscription(video, channelId)) ?? undefined;
  return step('subscribe', {
    writes: makes('subscription'),
    run: async () => {
      const snippet = { resourceId: { kind: 'youtube#channel', channelId } } as const;
      try {
        return (await video.subscriptions.insert({ part: ['snippet'], fields: 'id' }, { snippet })).id;
      } catch (error) {
        if (!(error instanceof Fault) || error.data.kind !== 'duplicate') throw error;
        // Empty id, if reads do not show the existing subscription yet.
        return (await check()) ?? '';
      }
    },
    check,
  });
}

/** Unsubscribes as one step; a subscription that is gone already counts as success. */
export function removeSubscription(step: Step, video: VideoClient, subscriptionId: string): Promise<true> {
  return step('unsubscribe', {
    writes: removes('subscription', subscriptionId),
    run: () => ignoreNotFound(video.subscriptions.delete({ id: subscriptionId })),
  });
}
