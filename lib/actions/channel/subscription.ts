import * as z from 'zod/mini';
import { Fault } from '../../errors';
import type { ReadLatest, Step } from '../../jobs';
import type { VideoClient } from '../../video';
import { gone } from '../shared/ignoreNotFound';
import { reflectsSubscription } from '../shared/reflects';
import { findSubscription, lookUpChannel, readVideoChannel, type SubjectState } from '../shared/state';
import { makes, removes } from '../shared/writes';

/** Which channel: by its own id or name, or as the channel of a video. */
const ChannelName = () =>
  z.union([
    z.object({ channelId: z.string() }),
    z.object({ handle: z.string() }),
    z.object({ userName: z.string() }),
    z.object({ customName: z.string() }),
    z.object({ videoId: z.string() }),
  ]);

/** Input of both subscription actions. The title is for the person alone. */
export const SubscriptionInput = () => z.object({ channel: ChannelName(), title: z.catch(z.string(), '') });
export type SubscriptionInput = z.output<ReturnType<typeof SubscriptionInput>>;

const allKeys = Array.from({ length: 8 }, (_each, at) => `subscriptions-${at}`);

/**
 * One channel goes by many names, and only its id tells whether two of them are the same: what is known by its id has
 * one concurrency key of several, by that id, and what is not has all of them.
 */
export function subscriptionKeys({ channel }: SubscriptionInput): string[] {
  return 'channelId' in channel ? [`subscriptions-${keyOfId(channel.channelId)}`] : allKeys;
}

/** The same for the same id, and of others mostly another. */
const keyOfId = (channelId: string) =>
  [...channelId].reduce((sum, character) => sum + character.charCodeAt(0), 0) % allKeys.length;

/** The channel's id and title, looked up where the click knew only a name: one unit, none for an id. */
export function findChannel(step: Step, video: VideoClient, { channel, title }: SubscriptionInput) {
  return step('channel', {
    run: async () => {
      if ('channelId' in channel && title !== '') return { channelId: channel.channelId, title };
      if ('videoId' in channel) return readVideoChannel(video, channel.videoId);
      return lookUpChannel(video, channel);
    },
  });
}

/** The channel that a video or a channel page is about, with my subscription to it. */
export function getChannelInput(state: SubjectState) {
  if (state.kind === 'event') return undefined;
  const channel = state.kind === 'video' ? state.channel : state;
  if (channel === undefined) return undefined;
  return {
    input: { channel: { channelId: channel.channelId }, title: channel.title },
    subscribed: state.subscriptionId,
  };
}

/** My subscription to a channel, or null: as the last job about the channel left it. */
export function currentSubscription(step: Step, look: ReadLatest, video: VideoClient, channelId: string) {
  return step('find', {
    run: () =>
      look(
        () => findSubscription(video, channelId),
        (found, recentWrites) => reflectsSubscription(found, channelId, recentWrites),
      ),
  });
}

/** Subscribes as one step; that somebody was quicker is as good. The receipt is its id, empty where unknown. */
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
        // Where reads do not show it yet, nobody knows its id.
        return (await check()) ?? '';
      }
    },
    check,
  });
}

export function removeSubscription(step: Step, video: VideoClient, subscriptionId: string): Promise<true> {
  return step('unsubscribe', {
    writes: removes('subscription', subscriptionId),
    run: () => gone(video.subscriptions.delete({ id: subscriptionId })),
  });
}
