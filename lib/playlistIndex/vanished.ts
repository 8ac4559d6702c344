import type { PlaylistItemRow, Store } from '../store';

/** Titles of items whose video cannot be seen any more, in every language (video API behaviour, section 5). */
const placeholders = new Map<string | undefined, PlaylistItemRow['gone']>([
  ['Deleted video', 'deleted'],
  ['Private video', 'private'],
]);

/** Why the video of an item cannot be seen; undefined if it can. A video may be named as a placeholder is: it has an owner. */
const findReason = ({ title, channelTitle }: PlaylistItemRow): PlaylistItemRow['gone'] =>
  channelTitle === undefined ? placeholders.get(title) : undefined;

/**
 * Gives items whose video has vanished the title that the index knows, from the same item or else from another item of
 * the video. Without one, the title stays empty.
 */
export async function keepTitles(
  store: Store,
  items: readonly PlaylistItemRow[],
): Promise<PlaylistItemRow[]> {
  const vanished = items.filter((item) => findReason(item) !== undefined);
  if (vanished.length === 0) return [...items];
  const videos = new Set(vanished.map(({ video }) => video));
  const titled = (await store.anyOf('playlistItems', [...videos], 'video')).filter(
    (item) => item.title !== undefined && findReason(item) === undefined,
  );
  return items.map((item) => {
    const gone = findReason(item);
    if (gone === undefined) return item;
    const known =
      titled.find(({ key }) => key === item.key) ?? titled.find(({ video }) => video === item.video);
    const { title, channelTitle, publishedAt } = known ?? {};
    return { ...item, gone, title, channelTitle, publishedAt };
  });
}
