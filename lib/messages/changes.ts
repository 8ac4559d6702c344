import type { CollectionId } from '../views';

/**
 * What changed: accounts, sites and their permissions; feeds; jobs and bulk tasks; what may be read of the shown page; what
 * the pages of events say; the index of playlists; units that were spent; settings; uploads; rows of one collection; or
 * anything, as after another language was chosen.
 */
export type Topic =
  | 'accounts'
  | 'feeds'
  | 'jobs'
  | 'page'
  | 'watchedPages'
  | 'playlists'
  | 'quota'
  | 'settings'
  | 'uploads'
  | `rows:${CollectionId}`
  | 'everything';

const channelName = 'cuecard-changes';

/** Says to the extension's own pages what changed, so that they ask again for what depends on it. */
export function announceChange(...topics: readonly [Topic, ...Topic[]]): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(topics);
  channel.close();
}

/** Calls `listener` after every change of these topics until the signal aborts. For the extension's own pages only. */
export function onChange(topics: readonly Topic[], listener: () => void, signal?: AbortSignal): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<readonly Topic[]>) => {
    if (data.some((topic) => topic === 'everything' || topics.includes(topic))) listener();
  });
  signal?.addEventListener('abort', () => channel.close());
}
