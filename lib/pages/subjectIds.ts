import { eventSource } from './eventSource';
import { toPageOrigin } from './pageOrigin';
import type { ChannelSubject, Subject } from './subject';

/** The identifier of a channel as the inputs of actions contain it: `{ channelId }`, `{ handle }` and so on. */
export function channelName({ kind: _kind, ...name }: ChannelSubject): Record<string, string> {
  return name;
}

/**
 * The fields of an action's input that follow from its subject: ids; for an event its key in the ledger (`source`), and
 * the page that it is from.
 */
export function subjectIds(subject: Subject): Record<string, unknown> {
  if (subject.kind === 'video') return { videoId: subject.videoId, channel: { videoId: subject.videoId } };
  if (subject.kind === 'event') {
    const page = toPageOrigin(subject.event);
    return { source: eventSource(subject.event), ...(page && { page }) };
  }
  return subject.kind === 'channel' ? { channel: channelName(subject) } : {};
}
