import type { ManagerAddress } from '../../lib/pages/managerAddress';

const prefix = 'videos:';

/** Hash address in the manager of the form that saves these videos to a playlist. */
export const toVideosAddress = (videoIds: readonly string[]): ManagerAddress =>
  `playlists/${prefix}${videoIds.join(',')}`;

/** Ids of the videos in an item of a hash address; undefined if the item is something else. */
export function parseVideosAddress(item: string | undefined): string[] | undefined {
  return item?.startsWith(prefix) ? item.slice(prefix.length).split(',') : undefined;
}
