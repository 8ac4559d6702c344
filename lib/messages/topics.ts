import type { Topic } from './changes';
import type { MessageName } from './table';

/** Answers that surfaces keep up to date, and the topics after whose changes they ask again. */
const topicsOfAnswers = {
  accessLog: ['accounts'],
  accounts: ['accounts'],
  acting: ['accounts', 'quota', 'settings'],
  batch: ['jobs', 'accounts', 'quota'],
  batches: ['jobs', 'accounts', 'quota'],
  defaultPlaylist: ['settings', 'accounts', 'playlists'],
  defaultVenue: ['settings', 'accounts'],
  feedItems: ['feeds', 'jobs', 'accounts'],
  feedOccurrences: ['accounts'],
  feeds: ['feeds', 'accounts'],
  eventSeries: ['accounts', 'rows:events'],
  eventButtonSites: ['settings', 'accounts'],
  eventTemplates: ['settings', 'accounts'],
  hiddenButtonSites: ['settings'],
  heldVideosByPlaylist: ['playlists', 'accounts'],
  jobs: ['jobs', 'accounts'],
  knownUploads: ['accounts'],
  language: ['settings'],
  lockState: ['accounts'],
  news: ['settings'],
  planBatch: ['quota', 'jobs', 'accounts'],
  savedReplies: ['settings'],
  planUndo: ['quota', 'jobs', 'accounts'],
  playlistIndex: ['playlists', 'accounts'],
  preferences: ['settings'],
  quotas: ['quota', 'jobs', 'accounts'],
  subscriptionGroups: ['settings', 'accounts'],
  taughtPages: ['settings'],
  uploadTemplates: ['settings'],
  uploads: ['uploads', 'accounts', 'jobs'],
  watchedEvents: ['watchedPages', 'accounts', 'settings', 'rows:events'],
} satisfies Partial<Record<MessageName, readonly Topic[]>>;

/** Topics of the answer to a message; undefined if surfaces do not keep it up to date. */
export const getTopics = (name: MessageName): readonly Topic[] | undefined =>
  Object.hasOwn(topicsOfAnswers, name) ? topicsOfAnswers[name as keyof typeof topicsOfAnswers] : undefined;
