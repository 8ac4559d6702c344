import { addEvent } from '../../../lib/actions/events/addEvent';
import { fillPlaylist } from '../../../lib/actions/playlists/fillPlaylist';
import { saveToPlaylist } from '../../../lib/actions/playlists/saveToPlaylist';
import type { BatchItem } from '../../../lib/views';
import { mostChosenVideos } from './schemas';

/** Most sites that one event is added to. */
const mostSites = 20;

/**
 * Whether a frame in a web page may start a batch of these items: it saves the videos that were chosen in the page, to
 * new playlists too, or adds one event to several sites.
 */
export function isForFrames(items: readonly BatchItem[]): boolean {
  if (items.every(({ action }) => action === addEvent.id))
    return items.length <= mostSites && new Set(items.map(({ as }) => as)).size === items.length;
  /** Playlist id → number of its videos */
  const counts = new Map<unknown, number>();
  for (const { action, input } of items) {
    if (action !== saveToPlaylist.id && action !== fillPlaylist.id) return false;
    const count = (counts.get(input.playlistId) ?? 0) + (action === saveToPlaylist.id ? 1 : 0);
    if (count > mostChosenVideos) return false;
    counts.set(input.playlistId, count);
  }
  return true;
}
