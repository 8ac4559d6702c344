import { useId, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { type PrivacyStatus, privacyStatuses } from '../../lib/messages';
import { type Draft, useDraft } from '../hooks/useDraft';
import { Button } from '../ui/Button';
import { DraftNotSaved } from '../ui/DraftNotSaved';
import { focusFirstInvalid, TextField } from '../ui/Field';
import { Waiting } from '../ui/Notice';
import { PrivacyField } from './PrivacyField';
import { useDefaultPrivacy } from './useDefaultPrivacy';

/**
 * Creates a playlist. The draft of `draftKey` is deleted in the transaction that stores the job. With `reuse`, an
 * existing playlist of that title is used.
 */
export type CreatePlaylist = (
  title: string,
  privacyStatus: PrivacyStatus,
  draftKey: string | undefined,
  reuse?: true,
) => void;

interface NewPlaylistProps {
  videoId: string;
  /** Text typed in the picker; initial title. */
  title: string;
  busy: boolean;
  /** Label of the button, by default *Create and save*. */
  submit?: string | undefined;
  onCreate: CreatePlaylist;
  onCancel: () => void;
}

interface Typed {
  title: string;
  privacyStatus: PrivacyStatus;
}

/** The form for a new playlist: title and privacy. A draft keeps what was typed. */
export function NewPlaylist({ videoId, title, ...formProps }: NewPlaylistProps) {
  const draftKey = `newPlaylist ${videoId}`;
  const draft = useDraft(draftKey, parseTyped);
  const usual = useDefaultPrivacy();
  if (!draft.ready || !usual) return <Waiting />;
  const kept = draft.kept ?? { title: '', privacyStatus: usual };
  return (
    <Form {...formProps} first={{ ...kept, title: title || kept.title }} draft={draft} draftKey={draftKey} />
  );
}

function parseTyped(value: unknown): Typed | undefined {
  const { title, privacyStatus } = (value ?? {}) as Partial<Record<keyof Typed, unknown>>;
  return typeof title === 'string' && isPrivacyStatus(privacyStatus) ? { title, privacyStatus } : undefined;
}

const isPrivacyStatus = (value: unknown): value is PrivacyStatus =>
  privacyStatuses.some((status) => status === value);

interface FormProps extends Pick<NewPlaylistProps, 'busy' | 'submit' | 'onCreate' | 'onCancel'> {
  first: Typed;
  draft: Draft<Typed>;
  draftKey: string;
}

function Form({ first, draft, draftKey, busy, submit: submitLabel, onCreate, onCancel }: FormProps) {
  const [typed, setTyped] = useState(first);
  const [error, setError] = useState<string>();
  const { title, privacyStatus } = typed;
  const headingId = useId();
  const change = (changed: Partial<Typed>) => {
    setTyped({ ...typed, ...changed });
    draft.write({ ...typed, ...changed });
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (title.trim() === '') {
      setError(i18n.t('common.playlistTitleMissing'));
      focusFirstInvalid(event.currentTarget as HTMLElement);
    } else if (!busy) void create();
  };
  const create = async () => {
    // A write after the job has been stored would restore the draft.
    await draft.flush();
    onCreate(title.trim(), privacyStatus, draftKey);
  };
  const cancel = () => {
    draft.forget();
    onCancel();
  };
  return (
    <form class="stack" noValidate onSubmit={submit} aria-labelledby={headingId}>
      <h3 id={headingId}>{i18n.t('common.newPlaylist')}</h3>
      <TextField
        label={i18n.t('common.playlistTitle')}
        value={title}
        onInput={(title) => change({ title })}
        error={title.trim() === '' ? error : undefined}
        required
        autoFocus
      />
      <PrivacyField value={privacyStatus} onChoose={(privacyStatus) => change({ privacyStatus })} />
      <DraftNotSaved draft={draft} />
      <div class="row">
        <Button type="submit" kind="primary" busy={busy}>
          {submitLabel ?? i18n.t('common.createAndSave')}
        </Button>
        <Button onClick={cancel}>{i18n.t('common.cancel')}</Button>
      </div>
    </form>
  );
}
