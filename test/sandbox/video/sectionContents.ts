import { z } from 'zod/mini';
import { findChannel } from './channelShape';
import { refuse } from './errors';
import type { Call } from './method';
import { findPlaylist } from './playlists';

/** What sections can be made now (video API behaviour, section 5). */
export const sectionTypes = [
  'allPlaylists',
  'completedEvents',
  'liveEvents',
  'multipleChannels',
  'multiplePlaylists',
  'popularUploads',
  'recentUploads',
  'singlePlaylist',
  'subscriptions',
  'upcomingEvents',
] as const;

export const SectionDetails = z.object({
  playlists: z.optional(z.array(z.string())),
  channels: z.optional(z.array(z.string())),
});

export interface SectionBody {
  readonly type: (typeof sectionTypes)[number];
  readonly channelId: string;
  readonly contentDetails: z.output<typeof SectionDetails> | undefined;
}

/** The platform does not document how many things one section gathers; this is what its editor offers. */
const mostThings = 100;

const no = (reason: string, message: string, status = 400) =>
  refuse(status, 'channelSection', reason, message, 'contentDetails');

/** The playlists or channels of a section as columns: only some types take them, and those need them. */
export function readContents(call: Call, { type, channelId, contentDetails }: SectionBody) {
  const ofPlaylists = type === 'singlePlaylist' || type === 'multiplePlaylists';
  const ofChannels = type === 'multipleChannels';
  if ((ofPlaylists || ofChannels) && !contentDetails) {
    throw no('contentDetailsNeeded', 'This type needs contentDetails.');
  }
  const { playlists = [], channels = [] } = contentDetails ?? {};
  if (ofPlaylists) checkPlaylists(call, type, playlists);
  else if (playlists.length > 0) throw no('playlistsNotExpected', 'This type takes no playlists.');
  if (ofChannels) checkChannels(call, channelId, channels);
  else if (channels.length > 0) throw no('channelsNotExpected', 'This type takes no channels.');
  return { playlists: JSON.stringify(playlists), channels: JSON.stringify(channels) };
}

function checkPlaylists(call: Call, type: string, ids: readonly string[]): void {
  if (type === 'singlePlaylist' && ids.length !== 1) {
    throw no('onePlaylistNeeded', 'This type takes one playlist.');
  }
  if (ids.length === 0) throw no('playlistsNeeded', 'This type needs playlists.');
  if (ids.length > mostThings) throw no('maxPlaylistExceeded', 'These are too many playlists.');
  if (new Set(ids).size < ids.length) throw no('playlistsDuplicated', 'A playlist is named twice.');
  for (const id of ids) {
    const playlist = findPlaylist(call, id);
    if (!playlist) throw no('playlistNotFound', 'There is no such playlist.', 404);
    if (playlist.privacyStatus === 'private') throw no('playlistIsPrivate', 'A playlist is private.');
  }
}

function checkChannels(call: Call, ownId: string, ids: readonly string[]): void {
  if (ids.length === 0) throw no('channelsNeeded', 'This type needs channels.');
  if (ids.length > mostThings) throw no('maxChannelsExceeded', 'These are too many channels.');
  if (new Set(ids).size < ids.length) throw no('channelsDuplicated', 'A channel is named twice.');
  if (ids.includes(ownId)) throw no('ownChannelInChannels', 'A channel cannot feature itself.');
  for (const id of ids) {
    if (!findChannel(call, id)) throw no('channelNotFound', 'There is no such channel.', 404);
  }
}
