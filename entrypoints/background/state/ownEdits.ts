import type { StoredVideoFields } from '../../../lib/video/shared/videoFields';

/** Fields of videos that our own jobs wrote a moment ago: reads may not show them yet. */
export interface OwnEdits {
  note(accountId: string, videoId: string, fields: StoredVideoFields): void;
  /** The fields that were read, with those that we wrote since. */
  complete(accountId: string, videoId: string, read: StoredVideoFields): StoredVideoFields;
}

/**
 * Creates {@link OwnEdits} without any. They are in memory: a worker that starts later than this after an edit needs
 * them no more.
 * @param agreeFor how long reads may not show a write; milliseconds
 * @param now epoch milliseconds
 */
export function createOwnEdits(agreeFor: number, now: () => number = Date.now): OwnEdits {
  let edits: { key: string; fields: StoredVideoFields; at: number }[] = [];
  const toKey = (accountId: string, videoId: string) => `${accountId}|${videoId}`;
  const current = () => edits.filter(({ at }) => at <= now() && now() < at + agreeFor);
  return {
    note(accountId, videoId, fields) {
      edits = [...current(), { key: toKey(accountId, videoId), fields, at: now() }];
    },
    complete(accountId, videoId, read) {
      const key = toKey(accountId, videoId);
      const ours = current().filter((edit) => edit.key === key);
      return Object.assign({}, read, ...ours.map(({ fields }) => fields));
    },
  };
}
