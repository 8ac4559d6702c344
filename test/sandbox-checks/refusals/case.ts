import { account, channels, playlists, videos } from '../../sandbox/seed';
import type { Caller } from '../caller';

/** A call that is refused, its body, and the verdict on it. */
export type Case = readonly [request: Parameters<Caller>[0], body: unknown, verdict: string];

/** Of the caller, and of somebody else. */
export const own = videos[0]?.id ?? '';
export const foreign = videos[8]?.id ?? '';
export const [ownChannel, foreignChannel] = [account.channelId, channels[1].id];
export const [jazz, ideas] = [playlists[0]?.id, playlists[5]?.id];

export const text = (length: number) => 'x'.repeat(length);
