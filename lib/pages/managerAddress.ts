import type { ChannelSubject, PlaylistSubject, VideoSubject } from './subject';

/** Sections of the manager, in the order of its navigation. */
export const managerSections = [
  'videos',
  'comments',
  'playlists',
  'subscriptions',
  'search',
  'channel',
  'upload',
  'events',
  'records',
  'feeds',
  'activity',
  'quota',
  'methods',
] as const;
export type ManagerSection = (typeof managerSections)[number];

/** Hash of the manager's address: a section, and after a slash the id of one of its items: `events/12`. */
export type ManagerAddress = ManagerSection | `${ManagerSection}/${string}`;

/** Whether the text before the first slash is a section of the manager. */
export const isManagerAddress = (value: unknown): value is ManagerAddress =>
  typeof value === 'string' && managerSections.some((section) => section === value.split('/')[0]);

/** The section that the manager opens with: the events, for those who have connected a calendar site only. */
export const findFirstSection = ({
  video,
  calendar,
}: {
  video?: unknown;
  calendar?: unknown;
} = {}): ManagerSection => (calendar && !video ? 'events' : 'playlists');

const prefix = 'from:';

/** Section of the manager with the form that saves the videos of a playlist or channel. */
export function toSourceAddress({ kind, ...name }: PlaylistSubject | ChannelSubject): ManagerAddress {
  const [field = '', value = ''] = Object.entries(name)[0] ?? [];
  return `playlists/${prefix}${kind}:${field}:${value}`;
}

/** Section of the manager that shows a video, playlist or channel of one's own. */
export function toOwnAddress(subject: VideoSubject | PlaylistSubject | ChannelSubject): ManagerAddress {
  if (subject.kind === 'playlist') return `playlists/${subject.playlistId}`;
  return subject.kind === 'video' ? `videos/${subject.videoId}` : 'channel';
}

/** The playlist or channel that an item of the section names; undefined if the item is something else. */
export function parseSourceAddress(item = ''): PlaylistSubject | ChannelSubject | undefined {
  if (!item.startsWith(prefix)) return undefined;
  const [kind, field, ...value] = item.slice(prefix.length).split(':');
  const name = value.join(':');
  if (name === '') return undefined;
  if (kind === 'playlist') return { kind, playlistId: name };
  if (kind !== 'channel') return undefined;
  if (field === 'channelId') return { kind, channelId: name };
  if (field === 'handle') return { kind, handle: name };
  if (field === 'userName') return { kind, userName: name };
  return field === 'customName' ? { kind, customName: name } : undefined;
}

const heldPrefix = 'held:';

/** Section of the manager that reviews events which were found together in a page. @param key see `holdEvents` */
export const toReviewAddress = (key: string): ManagerAddress =>
  `events/${heldPrefix}${encodeURIComponent(key)}`;

/** The key of the events that an item of the section reviews; undefined if the item is something else. */
export const parseReviewAddress = (item = ''): string | undefined =>
  item.startsWith(heldPrefix) ? decodeURIComponent(item.slice(heldPrefix.length)) : undefined;
