import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Checkbox } from '../../../components/ui/Checkbox';
import { TextField } from '../../../components/ui/Field';
import { download, insert, list, update } from '../../../lib/video/captions';
import { FileForm } from '../channel/FileForm';
import { LanguageField } from '../lists/LanguageField';
import type { CaptionTrack } from './trackLabel';

interface UploadTrackProps {
  videoId: string;
  as: string;
  /** The tracks of the video; undefined while they are not known. */
  tracks: readonly CaptionTrack[] | undefined;
  onDone: () => void;
}

/** Adds a track from a file, or replaces the text of the one that has its language and name. */
export function UploadTrack({ videoId, as, tracks, onDone }: UploadTrackProps) {
  const [language, setLanguage] = useState(new Intl.Locale(navigator.language).language);
  const [typedName, setName] = useState('');
  const [isDraft, setDraft] = useState(false);
  const name = typedName.trim();
  const isThere = tracks?.some(
    (track) => !track.isAutomatic && track.language === language && track.name === name,
  );
  const replacing = {
    action: 'video.replaceCaptions',
    price: list.cost + download.cost + update.cost,
    undoable: true,
    button: i18n.t('manager.replaceCaptions'),
  } as const;
  const adding = {
    action: 'video.captions',
    price: list.cost + insert.cost,
    undoable: true,
    button: i18n.t('manager.addCaptions'),
  } as const;
  return (
    <FileForm
      title={i18n.t('captions.upload')}
      fileLabel={i18n.t('manager.captionsFile')}
      fileHint={i18n.t('manager.captionsHint')}
      upload={insert.upload}
      {...(isThere ? replacing : adding)}
      instead={{ after: 'captionExists', ...replacing }}
      subject={{ kind: 'video', videoId }}
      as={as}
      input={() => (language === '' ? undefined : { videoId, language, name, isDraft })}
      onDone={onDone}
    >
      <div class="pair">
        <LanguageField label={i18n.t('manager.captionsLanguage')} value={language} onChange={setLanguage} />
        <TextField label={i18n.t('manager.captionsName')} value={typedName} onInput={setName} />
      </div>
      <Checkbox checked={isDraft} onChange={setDraft}>
        {i18n.t('captions.asDraft')}
      </Checkbox>
      {isThere && <p class="small">{i18n.t('captions.willReplace')}</p>}
    </FileForm>
  );
}
