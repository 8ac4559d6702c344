import { eventSource } from './eventSource';
import type { ChannelSubject, Subject } from './subject';

/** The one name that a channel's address uses, as the inputs of actions hold it. */
export function channelName({ kind: _kind, ...name }: ChannelSubject): Record<string, string> {
  return name;
}

/** What a subject itself says for an action's input: ids, and for an event the source that the ledger knows. */
export function subjectIds(subject: Subject): Record<string, unknown> {
  if (subject.kind === 'video') return { videoId: subject.videoId, channel: { videoId: subject.videoId } };
  if (subject.kind === 'event') return { source: eventSource(subject.event) };
  return subject.kind === 'channel' ? { channel: channelName(subject) } : {};
}
