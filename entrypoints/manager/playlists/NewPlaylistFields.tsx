import { i18n } from '#i18n';
import { privacyStatuses, type WantedPlaylist } from '../../../components/playlists/makePlaylist';
import { TextField } from '../../../components/ui/Field';
import { SelectField } from '../../../components/ui/SelectField';
import { privacyLabel } from './privacyLabel';

interface NewPlaylistFieldsProps {
  label: string;
  hint?: string;
  wanted: WantedPlaylist;
  onChange: (wanted: WantedPlaylist) => void;
}

/** Title and privacy of a playlist that is created when the batch starts. */
export function NewPlaylistFields({ label, hint, wanted, onChange }: NewPlaylistFieldsProps) {
  return (
    <div class="pair">
      <TextField
        label={label}
        hint={hint}
        value={wanted.title}
        onInput={(title) => onChange({ ...wanted, title })}
        error={wanted.title.trim() === '' ? i18n.t('common.playlistTitleMissing') : undefined}
        required
      />
      <SelectField
        label={i18n.t('common.whoMaySee')}
        value={wanted.privacyStatus}
        options={privacyStatuses.map((status) => [status, privacyLabel(status)] as const)}
        onChoose={(privacyStatus) => onChange({ ...wanted, privacyStatus })}
      />
    </div>
  );
}
