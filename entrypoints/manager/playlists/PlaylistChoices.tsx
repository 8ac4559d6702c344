import { i18n } from '#i18n';
import type { IndexedPlaylist } from '../../../lib/messages';
import { ChoiceList } from '../lists/ChoiceList';
import type { Selection } from '../lists/useSelection';

interface PlaylistChoicesProps {
  label: string;
  playlists: readonly IndexedPlaylist[];
  selection: Selection;
}

/** A list of playlists with multiple selection. */
export const PlaylistChoices = ({ label, playlists, selection }: PlaylistChoicesProps) => (
  <ChoiceList
    label={label}
    selection={selection}
    items={playlists.map(({ playlistId, title, itemCount }) => ({
      id: playlistId,
      name: title,
      content: (
        <>
          <span class="grow one-line">{title}</span>
          <span class="soft small">
            {itemCount !== undefined && i18n.t('lists.videos', { count: itemCount })}
          </span>
        </>
      ),
    }))}
  />
);
