import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../../components/ui/Button';
import type { Answer } from '../../../lib/messages';
import { isComplete, type SectionContents, SectionFields, toContents } from './SectionFields';

interface EditSectionProps {
  section: Answer<'ownSections'>[number];
  playlists: readonly { playlistId: string; title: string }[];
  isBusy: boolean;
  onSave: (changes: Partial<SectionContents>) => void;
  onClose: () => void;
}

/** The form of a section's title and playlists. Only what was changed is saved. */
export function EditSection({ section, playlists, isBusy, onSave, onClose }: EditSectionProps) {
  const { type } = section;
  const [contents, setContents] = useState<SectionContents>(section);
  const after = toContents(type, contents);
  const changes = {
    ...(after.title !== section.title && { title: after.title }),
    ...(after.playlists.join() !== section.playlists.join() && { playlists: after.playlists }),
  };
  const isReady = Object.keys(changes).length > 0 && isComplete(type, contents);
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSave(changes);
      }}
    >
      <SectionFields type={type} contents={contents} playlists={playlists} onChange={setContents} />
      <div class="row">
        <Button type="submit" kind="primary" busy={isBusy} disabled={!isReady}>
          {i18n.t('common.save')}
        </Button>
        <Button onClick={onClose}>{i18n.t('common.cancel')}</Button>
      </div>
    </form>
  );
}
