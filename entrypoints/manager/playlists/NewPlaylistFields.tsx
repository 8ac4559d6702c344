import { i18n } from '#i18n';
import type { WantedPlaylist } from '../../../components/batches/makePlaylist';
import { PrivacyField } from '../../../components/playlists/PrivacyField';
import { TextField } from '../../../components/ui/Field';

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
      <PrivacyField
        value={wanted.privacyStatus}
        onChoose={(privacyStatus) => onChange({ ...wanted, privacyStatus })}
      />
    </div>
  );
}
