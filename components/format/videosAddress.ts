const begins = 'videos:';

/** The section of the manager that saves these videos to a playlist. */
export const toVideosAddress = (videoIds: readonly string[]) => `playlists/${begins}${videoIds.join(',')}`;

/** The videos that an item of the section's address names; undefined where it names something else. */
export function parseVideosAddress(item: string | undefined): string[] | undefined {
  return item?.startsWith(begins) ? item.slice(begins.length).split(',') : undefined;
}
