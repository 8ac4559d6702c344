import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';
import { SelectField } from '../../../components/ui/SelectField';
import type { SectionType } from '../../../lib/video/shared/sectionTypes';
import { isComplete, type SectionContents, SectionFields, toContents } from './SectionFields';
import { getSectionLabels } from './sectionLabel';

interface AddSectionProps {
  playlists: readonly { playlistId: string; title: string }[];
  isBusy: boolean;
  onAdd: (section: { type: SectionType; title: string; playlists: string[] }) => void;
}

/** The form of a new section; those of channels cannot be made here. */
export function AddSection({ playlists, isBusy, onAdd }: AddSectionProps) {
  const [type, setType] = useState<SectionType>('recentUploads');
  const [contents, setContents] = useState<SectionContents>({ title: '', playlists: [] });
  const { multipleChannels: _channels, ...labels } = getSectionLabels();
  const isReady = isComplete(type, contents);
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onAdd({ type, ...toContents(type, contents) });
      }}
    >
      <SelectField
        label={i18n.t('channel.newSection')}
        value={type}
        options={Object.entries(labels) as [SectionType, string][]}
        onChoose={(next) => {
          setType(next);
          setContents({
            title: '',
            playlists:
              next === 'singlePlaylist' ? playlists.slice(0, 1).map(({ playlistId }) => playlistId) : [],
          });
        }}
      />
      <SectionFields type={type} contents={contents} playlists={playlists} onChange={setContents} />
      <div class="row">
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          {i18n.t('channel.add')}
        </Button>
      </div>
    </form>
  );
}
