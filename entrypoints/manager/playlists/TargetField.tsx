import { i18n } from '#i18n';
import { SelectField } from '../../../components/ui/SelectField';
import type { PlaylistName } from '../../../lib/playlistPlans/entry';

interface TargetFieldProps {
  playlists: readonly PlaylistName[];
  target: PlaylistName | undefined;
  onChoose: (target: PlaylistName | undefined) => void;
}

/** The choice of a target playlist. */
export function TargetField({ playlists, target, onChoose }: TargetFieldProps) {
  return (
    <SelectField
      label={i18n.t('lists.target')}
      value={target?.playlistId ?? ''}
      options={[
        ['', i18n.t('lists.choosePlaylist')],
        ...playlists.map(({ playlistId, title }) => [playlistId, title] as const),
      ]}
      onChoose={(chosen) => onChoose(playlists.find(({ playlistId }) => playlistId === chosen))}
    />
  );
}
