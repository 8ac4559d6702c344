import { i18n } from '#i18n';
import { listText } from '../format/listText';

/** Says which playlists a bulk task creates before its first video, and that its undo deletes them again. */
export function NewPlaylistsNote({ titles }: { titles: readonly string[] }) {
  return (
    <p class="soft small">
      {i18n.t('lists.newPlaylists', { count: titles.length, titles: listText([...titles]) })}
    </p>
  );
}
