import { i18n } from '#i18n';
import { type Selection, useSelection } from '../../../components/collection/useSelection';
import { Icon } from '../../../components/ui/Icon';
import { Picture } from '../../../components/ui/Picture';
import type { IndexedPlaylist } from '../../../lib/messages';
import { ChoiceList } from '../lists/ChoiceList';

interface PlaylistChoicesProps {
  label: string;
  selection: Selection<IndexedPlaylist>;
}

/** A selection of playlists; at first of none, or of all. */
export const usePlaylistSelection = (playlists: readonly IndexedPlaylist[], isAll = false) =>
  useSelection(playlists, toId, () => (isAll ? playlists : []));

/** A list of playlists with multiple selection. */
export const PlaylistChoices = ({ label, selection }: PlaylistChoicesProps) => (
  <ChoiceList
    label={label}
    selection={selection}
    toName={toTitle}
    draw={({ title, itemCount, image }) => (
      <>
        <Picture class="thumbnail row-picture" address={image}>
          <Icon name="list" />
        </Picture>
        <span class="grow one-line" dir="auto" title={title}>
          {title}
        </span>
        <span class="soft small">
          {itemCount !== undefined && i18n.t('lists.videos', { count: itemCount })}
        </span>
      </>
    )}
  />
);

const toId = ({ playlistId }: IndexedPlaylist) => playlistId;
const toTitle = ({ title }: IndexedPlaylist) => title;
