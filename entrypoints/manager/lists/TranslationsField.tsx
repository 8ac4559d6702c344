import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { Button } from '../../../components/ui/Button';
import { FieldGroup, TextField } from '../../../components/ui/Field';
import { isLanguage } from '../../../lib/shared/isLanguage';
import type { VideoFields } from '../../../lib/video/shared/videoFields';
import { countDescription, countTitle, videoLimits } from '../../../lib/video/shared/videoLimits';
import { LanguageField } from './LanguageField';

/** Language (BCP 47) → title and description. */
export type Translations = VideoFields['localizations'];

interface TranslationsFieldProps {
  translations: Translations;
  /** Language of the video's own title and description: the platform lists them as a translation, too. */
  own: string;
  isWrong: boolean;
  /** How long a description is, and may be; by default that of a video. */
  describeLength?: (description: string) => string;
  onChange: (translations: Translations) => void;
}

/** Title and description of a video, or a channel, in other languages. */
export function TranslationsField(props: TranslationsFieldProps) {
  const { translations, own, isWrong, onChange, describeLength = describeVideo } = props;
  const { answer: languages } = useAnswer('languages', {});
  const [added, setAdded] = useState('');
  /** Languages that were added here: they stay open while they are typed in. */
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toName = (code: string) => languages?.find((language) => language.code === code)?.name ?? code;
  const others = Object.entries(translations).filter(([language]) => language !== own);
  const canAdd = added !== '' && isLanguage(added) && added !== own && !Object.hasOwn(translations, added);
  return (
    <FieldGroup
      label={i18n.t('videos.translations')}
      error={isWrong ? i18n.t('videos.translationWrong') : undefined}
    >
      {others.map(([language, texts]) => {
        const put = (changed: Partial<typeof texts>) =>
          onChange({ ...translations, [language]: { ...texts, ...changed } });
        const remove = () => {
          const { [language]: _gone, ...rest } = translations;
          onChange(rest);
        };
        return (
          <details key={language} class="translation" open={opened.includes(language)}>
            <summary>
              {toName(language)} <span class="soft">{texts.title}</span>
            </summary>
            <div class="stack">
              <TextField
                label={i18n.t('videos.titleIn', { language: toName(language) })}
                hint={i18n.t('manager.counted', { count: countTitle(texts.title), most: videoLimits.title })}
                value={texts.title}
                onInput={(title) => put({ title })}
              />
              <TextField
                label={i18n.t('videos.descriptionIn', { language: toName(language) })}
                hint={describeLength(texts.description)}
                value={texts.description}
                onInput={(description) => put({ description })}
                long
              />
              <div class="row">
                <Button small onClick={remove}>
                  {i18n.t('videos.removeTranslation', { language: toName(language) })}
                </Button>
              </div>
            </div>
          </details>
        );
      })}
      <div class="row field-and-button">
        <div class="grow">
          <LanguageField label={i18n.t('videos.addTranslation')} value={added} onChange={setAdded} />
        </div>
        <Button
          disabled={!canAdd}
          onClick={() => {
            onChange({ ...translations, [added]: { title: '', description: '' } });
            setOpened([...opened, added]);
            setAdded('');
          }}
        >
          {i18n.t('videos.add')}
        </Button>
      </div>
    </FieldGroup>
  );
}

const describeVideo = (description: string): string =>
  i18n.t('manager.countedBytes', {
    count: countDescription(description),
    most: videoLimits.description,
  });
