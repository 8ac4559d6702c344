import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { TextField } from '../../../components/ui/Field';
import { recognizeVideoUrl } from '../../../lib/pages/video';
import { videoIdForm, videoUrl } from '../../../lib/pages/videoAddress';
import { insert, list, update } from '../../../lib/video/captions';
import { set } from '../../../lib/video/thumbnails';
import { FileForm } from './FileForm';

/** Forms that set the thumbnail and add captions to a video of the channel. */
export function VideoFiles({ as, videoId }: { as: string; videoId?: string | undefined }) {
  const [address, setAddress] = useState(videoId ? videoUrl(videoId) : '');
  const [language, setLanguage] = useState(new Intl.Locale(navigator.language).language);
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const found = recognizeVideoUrl(
    videoIdForm.test(address.trim()) ? `https://youtu.be/${address.trim()}` : address.trim(),
  );
  const subject = found?.kind === 'video' ? found : undefined;
  const tried = (input: Record<string, unknown>) => () => {
    setTried(true);
    return input;
  };
  return (
    <>
      <div class="panel stack">
        <h3>{i18n.t('manager.videoFiles')}</h3>
        <TextField
          label={i18n.t('manager.videoAddress')}
          hint={i18n.t('manager.videoAddressHint')}
          value={address}
          onInput={setAddress}
          error={isTried && subject === undefined ? i18n.t('manager.noVideoAddress') : undefined}
          required
        />
      </div>
      <FileForm
        title={i18n.t('manager.thumbnail')}
        fileLabel={i18n.t('manager.thumbnailFile')}
        fileHint={i18n.t('manager.thumbnailHint')}
        upload={set.upload}
        action="video.thumbnail"
        price={set.cost}
        undoable={false}
        button={i18n.t('manager.setThumbnail')}
        subject={subject}
        as={as}
        input={tried({})}
      />
      <FileForm
        title={i18n.t('manager.captions')}
        fileLabel={i18n.t('manager.captionsFile')}
        fileHint={i18n.t('manager.captionsHint')}
        upload={insert.upload}
        action="video.captions"
        price={list.cost + insert.cost}
        undoable
        button={i18n.t('manager.addCaptions')}
        instead={{
          after: 'captionExists',
          action: 'video.replaceCaptions',
          price: list.cost + update.cost,
          button: i18n.t('manager.replaceCaptions'),
        }}
        subject={subject}
        as={as}
        input={tried({ language: language.trim(), name: name.trim(), isDraft: false })}
      >
        <div class="pair">
          <TextField
            label={i18n.t('manager.captionsLanguage')}
            hint={i18n.t('manager.captionsLanguageHint')}
            value={language}
            onInput={setLanguage}
            required
          />
          <TextField label={i18n.t('manager.captionsName')} value={name} onInput={setName} />
        </div>
      </FileForm>
    </>
  );
}
