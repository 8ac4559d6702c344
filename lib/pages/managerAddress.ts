import type { ChannelSubject, PlaylistSubject } from './subject';

const prefix = 'from:';

/** Section of the manager with the form that saves the videos of a playlist or channel. */
export function toSourceAddress({ kind, ...name }: PlaylistSubject | ChannelSubject): string {
  const [field = '', value = ''] = Object.entries(name)[0] ?? [];
  return `playlists/${prefix}${kind}:${field}:${value}`;
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
