import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { FieldGroup, TextField } from '../../../components/ui/Field';
import { SelectField } from '../../../components/ui/SelectField';
import type { SectionType } from '../../../lib/video/shared/sectionTypes';
import { getSectionLabels } from './sectionLabel';

interface AddSectionProps {
  playlists: readonly { playlistId: string; title: string }[];
  isBusy: boolean;
  onAdd: (section: { type: SectionType; title: string; playlists: string[] }) => void;
}

/** The form of a new section; those of channels cannot be made here. */
export function AddSection({ playlists, isBusy, onAdd }: AddSectionProps) {
  const [type, setType] = useState<SectionType>('recentUploads');
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { multipleChannels: _channels, ...labels } = getSectionLabels();
  const isSingle = type === 'singlePlaylist';
  const hasTitle = type === 'multiplePlaylists';
  const contents = isSingle ? chosen.slice(0, 1) : hasTitle ? [...chosen] : [];
  const isReady = !(isSingle || hasTitle) || (contents.length > 0 && (!hasTitle || title.trim() !== ''));
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onAdd({ type, title: hasTitle ? title.trim() : '', playlists: contents });
      }}
    >
      <SelectField
        label={i18n.t('channel.newSection')}
        value={type}
        options={Object.entries(labels) as [SectionType, string][]}
        onChoose={(next) => {
          setType(next);
          setChosen(
            next === 'singlePlaylist' ? playlists.slice(0, 1).map(({ playlistId }) => playlistId) : [],
          );
        }}
      />
      {isSingle && (
        <SelectField
          label={i18n.t('channel.playlist')}
          value={chosen[0] ?? ''}
          options={playlists.map((playlist) => [playlist.playlistId, playlist.title] as const)}
          onChoose={(playlistId) => setChosen([playlistId])}
        />
      )}
      {hasTitle && (
        <>
          <TextField label={i18n.t('channel.sectionTitle')} value={title} onInput={setTitle} required />
          <FieldGroup label={i18n.t('channel.playlists')}>
            {playlists.map((playlist) => (
              <Checkbox
                key={playlist.playlistId}
                checked={chosen.includes(playlist.playlistId)}
                onChange={(isOn) =>
                  setChosen(
                    isOn
                      ? [...chosen, playlist.playlistId]
                      : chosen.filter((one) => one !== playlist.playlistId),
                  )
                }
              >
                {playlist.title}
              </Checkbox>
            ))}
          </FieldGroup>
        </>
      )}
      <div class="row">
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          {i18n.t('channel.add')}
        </Button>
      </div>
    </form>
  );
}
