import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { saveFile } from '../../../components/format/saveFile';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { LiveRegion } from '../../../components/ui/Notice';
import { SelectField } from '../../../components/ui/SelectField';
import { ask } from '../../../lib/messages';
import { download } from '../../../lib/video/captions';
import { type CaptionFormat, captionFormats } from '../../../lib/video/shared/captionFormats';
import { LanguageField } from '../lists/LanguageField';
import type { CaptionTrack } from './trackLabel';

interface DownloadTrackProps {
  videoId: string;
  track: CaptionTrack;
}

/** Reads a track in a format, and in another language if one is chosen; what was read is kept until it is closed. */
export function DownloadTrack({ videoId, track }: DownloadTrackProps) {
  const { captionId, language: own, name } = track;
  const [format, setFormat] = useState<CaptionFormat>('srt');
  const [language, setLanguage] = useState('');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const task = useTask();
  const key = `${format} ${language}`;
  const text = texts[key];
  const read = async () => {
    const translated = language === '' ? {} : { language };
    const found = await ask('captionText', { captionId, format, ...translated });
    setTexts((before) => ({ ...before, [key]: found }));
  };
  const fileName = `${[videoId, language || own, name].filter(Boolean).join(' ')}.${format}`;
  return (
    <div class="stack">
      <div class="pair">
        <SelectField
          label={i18n.t('captions.format')}
          value={format}
          options={captionFormats.map((one) => [one, `.${one}`] as const)}
          onChoose={setFormat}
        />
        <LanguageField
          label={i18n.t('captions.translate')}
          hint={i18n.t('captions.translateHint')}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <div class="row">
        <Button
          small
          busy={task.busy !== undefined}
          disabled={text !== undefined}
          onClick={() => void task.start('read', read)}
        >
          {i18n.t('captions.read')}
        </Button>
        <span class="soft small">{i18n.t('common.units', { count: download.cost })}</span>
        <Button
          small
          disabled={text === undefined}
          onClick={() => saveFile(fileName, 'text/plain', text ?? '')}
        >
          {i18n.t('captions.save')}
        </Button>
      </div>
      <LiveRegion task={task} />
      {text !== undefined && (
        <textarea
          class="input caption-text"
          dir="auto"
          rows={10}
          readOnly
          aria-label={i18n.t('captions.preview')}
          value={text.slice(0, 20_000)}
        />
      )}
    </div>
  );
}
