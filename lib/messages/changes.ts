import type { MessageName, Question } from './table';

/**
 * What changed: accounts, sites and their permissions; jobs and bulk tasks; what may be read of the shown page; the
 * index of playlists; units that were spent; settings; uploads; rows of one collection; or anything, as after another
 * language was chosen.
 */
export type Topic =
  | 'accounts'
  | 'jobs'
  | 'page'
  | 'playlists'
  | 'quota'
  | 'settings'
  | 'uploads'
  | `rows:${Question<'collectionRows'>['collection']}`
  | 'everything';

/** Answers that surfaces keep up to date, and the topics after whose changes they ask again. */
const topicsOfAnswers = {
  accessLog: ['accounts'],
  accounts: ['accounts'],
  acting: ['accounts', 'quota', 'settings'],
  batch: ['jobs', 'accounts', 'quota'],
  batches: ['jobs', 'accounts', 'quota'],
  defaultPlaylist: ['settings', 'accounts', 'playlists'],
  defaultVenue: ['settings', 'accounts'],
  eventButtonSites: ['settings', 'accounts'],
  hiddenButtonSites: ['settings'],
  jobs: ['jobs', 'accounts'],
  language: ['settings'],
  lockState: ['accounts'],
  news: ['settings'],
  planBatch: ['quota', 'jobs', 'accounts'],
  planUndo: ['quota', 'jobs', 'accounts'],
  playlistIndex: ['playlists', 'accounts'],
  preferences: ['settings'],
  quotas: ['quota', 'accounts'],
  uploads: ['uploads', 'accounts'],
} satisfies Partial<Record<MessageName, readonly Topic[]>>;

/** Topics of the answer to a message; undefined if surfaces do not keep it up to date. */
export const getTopics = (name: MessageName): readonly Topic[] | undefined =>
  Object.hasOwn(topicsOfAnswers, name) ? topicsOfAnswers[name as keyof typeof topicsOfAnswers] : undefined;

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
