import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { Running } from '../../../components/hooks/useRunning';
import { PrivacyField } from '../../../components/playlists/PrivacyField';
import { useDefaultPrivacy } from '../../../components/playlists/useDefaultPrivacy';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { focusFirstInvalid, TextField } from '../../../components/ui/Field';
import { LiveRegion, Notice, Waiting } from '../../../components/ui/Notice';
import { type IndexedPlaylist, type PrivacyStatus, privacyStatuses } from '../../../lib/messages';
import { ToolPanel } from '../lists/ToolPanel';

interface PlaylistFormProps {
  /** The edited playlist; undefined for a new one. */
  playlist: IndexedPlaylist | undefined;
  running: Running;
  onClose: () => void;
}

/** The form of a playlist: title, description and privacy. Only changed fields are written. */
export function PlaylistForm(props: PlaylistFormProps) {
  const usual = useDefaultPrivacy();
  const known = privacyStatuses.find((status) => status === props.playlist?.privacyStatus);
  const first = props.playlist ? (known ?? 'private') : usual;
  return first ? <Form {...props} known={known} first={first} /> : <Waiting />;
}

interface FormProps extends PlaylistFormProps {
  known: PrivacyStatus | undefined;
  first: PrivacyStatus;
}

interface Typed {
  title: string;
  description: string;
  privacyStatus: PrivacyStatus;
  isPodcast: boolean;
}

function Form({ playlist, running, onClose, known, first }: FormProps) {
  // The playlist may be read anew meanwhile: what was not typed follows it, and is never written back as it was
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const set =
    <Name extends keyof Typed>(name: Name) =>
    (value: Typed[Name]) =>
      setTyped((now) => ({ ...now, [name]: value }));
  const before: Typed = {
    title: playlist?.title ?? '',
    description: playlist?.description ?? '',
    privacyStatus: first,
    isPodcast: playlist?.isPodcast ?? false,
  };
  const { title, description, privacyStatus, isPodcast } = { ...before, ...typed };
  const [isTried, setTried] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const error = title.trim() === '' ? i18n.t('common.playlistTitleMissing') : undefined;

  const save = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (error) return focusFirstInvalid(event.currentTarget);
    if (!playlist) {
      const input = { title: title.trim(), description, privacyStatus };
      return void running.run('save', 'playlist.create', input, { onDone: onClose });
    }
    const { playlistId } = playlist;
    const changes = {
      ...(title.trim() === playlist.title ? {} : { title: title.trim() }),
      ...(description === before.description ? {} : { description }),
      ...(typed.privacyStatus === undefined || privacyStatus === known ? {} : { privacyStatus }),
      ...(isPodcast === before.isPodcast ? {} : { isPodcast }),
    };
    const input = { playlistId, title: playlist.title, changes };
    void running.run('save', 'playlist.edit', input, { onDone: onClose });
  };
  return (
    <ToolPanel title={playlist?.title ?? i18n.t('action.playlist.create.label')} onClose={onClose}>
      <form class="stack" noValidate onSubmit={save}>
        <TextField
          label={i18n.t('common.playlistTitle')}
          value={title}
          onInput={set('title')}
          error={isTried ? error : undefined}
          required
          autoFocus
        />
        <TextField
          label={i18n.t('manager.description')}
          value={description}
          onInput={set('description')}
          long
        />
        <PrivacyField value={privacyStatus} onChoose={set('privacyStatus')} />
        {playlist && (
          <Checkbox checked={isPodcast} onChange={set('isPodcast')}>
            {i18n.t('lists.isPodcast')}
          </Checkbox>
        )}
        <div class="row">
          <Button type="submit" kind="primary" busy={running.busy === 'save'}>
            {i18n.t('common.save')}
          </Button>
          <Button onClick={onClose}>{i18n.t('common.cancel')}</Button>
          {playlist && !isDeleting && (
            <Button kind="danger" onClick={() => setDeleting(true)}>
              {i18n.t('lists.delete')}
            </Button>
          )}
        </div>
        <LiveRegion>
          {playlist && isDeleting && (
            <Notice tone="warn">
              <p>{i18n.t('lists.deleteWhat', { playlist: playlist.title })}</p>
              <div class="row">
                <Button
                  kind="danger"
                  busy={running.busy === 'delete'}
                  onClick={() =>
                    void running.run(
                      'delete',
                      'playlist.delete',
                      { playlistId: playlist.playlistId, title: playlist.title },
                      { onDone: onClose },
                    )
                  }
                >
                  {i18n.t('lists.deleteNow')}
                </Button>
                <Button onClick={() => setDeleting(false)}>{i18n.t('common.cancel')}</Button>
              </div>
            </Notice>
          )}
        </LiveRegion>
      </form>
    </ToolPanel>
  );
}
