import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from './Button';
import { Field, TextField } from './Field';

export type PrivacyStatus = 'private' | 'unlisted' | 'public';

interface NewPlaylistProps {
  /** What was typed in search of it. */
  title: string;
  busy: boolean;
  onCreate: (title: string, privacyStatus: PrivacyStatus) => void;
  onCancel: () => void;
}

/** A title and who may see it. Private unless chosen otherwise. */
export function NewPlaylist({ title: first, busy, onCreate, onCancel }: NewPlaylistProps) {
  const [title, setTitle] = useState(first);
  const [privacyStatus, setPrivacyStatus] = useState<PrivacyStatus>('private');
  const [error, setError] = useState<string>();
  const submit = (event: Event) => {
    event.preventDefault();
    if (title.trim() === '') setError(i18n.t('common.playlistTitleMissing'));
    else onCreate(title.trim(), privacyStatus);
  };
  return (
    <form class="stack" noValidate onSubmit={submit}>
      <TextField
        label={i18n.t('common.playlistTitle')}
        value={title}
        onInput={setTitle}
        error={title.trim() === '' ? error : undefined}
        required
        autoFocus
      />
      <Field label={i18n.t('common.whoMaySee')}>
        {(control) => (
          <select
            {...control}
            class="input"
            value={privacyStatus}
            onChange={(event) => setPrivacyStatus(event.currentTarget.value as PrivacyStatus)}
          >
            <option value="private">{i18n.t('common.private')}</option>
            <option value="unlisted">{i18n.t('common.unlisted')}</option>
            <option value="public">{i18n.t('common.public')}</option>
          </select>
        )}
      </Field>
      <div class="row">
        <Button type="submit" kind="primary" busy={busy}>
          {i18n.t('common.createAndSave')}
        </Button>
        <Button onClick={onCancel}>{i18n.t('common.cancel')}</Button>
      </div>
    </form>
  );
}
