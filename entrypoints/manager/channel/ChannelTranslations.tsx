import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { useRunning } from '../../../components/hooks/useRunning';
import { Button, ButtonsOf } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/Notice';
import { Results } from '../../../components/ui/Result';
import { list, update } from '../../../lib/video/channels';
import { videoLimits } from '../../../lib/video/shared/videoLimits';
import { type Translations, TranslationsField } from '../lists/TranslationsField';
import type { OwnChannelProps } from './ownChannel';

const mostDescription = 1_000;

/** The channel's title and description in other languages. */
export function ChannelTranslations({ subject, as }: OwnChannelProps) {
  const { answer, failure, again } = useAnswer('ownChannel', {});
  const [typed, setTyped] = useState<Translations>();
  const running = useRunning(subject, 'manager', again, as);
  if (answer === undefined) return failure ? <FailureNotice failure={failure} onRemedied={again} /> : null;
  const { translations: before, fields } = answer;
  const translations = typed ?? before;
  const isChanged = JSON.stringify(translations) !== JSON.stringify(before);
  const isWrong = Object.values(translations).some(
    ({ title, description }) =>
      title.trim() === '' || title.length > videoLimits.title || description.length > mostDescription,
  );
  const isReady = isChanged && !isWrong;
  return (
    <form
      class="panel stack manager-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        const input = { translations, expected: before };
        void running.run('save', 'channel.translate', input, { onDone: () => setTyped(undefined) });
      }}
    >
      <h3>{i18n.t('channel.translations')}</h3>
      {fields.defaultLanguage ? (
        <>
          <TranslationsField
            translations={translations}
            own={fields.defaultLanguage}
            isWrong={false}
            describeLength={({ length }) =>
              i18n.t('channel.counted', { count: length, most: mostDescription })
            }
            onChange={setTyped}
          />
          <div class="row">
            <ButtonsOf name={i18n.t('channel.translations')}>
              <Button type="submit" kind="primary" disabled={!isReady} busy={running.busy !== undefined}>
                {i18n.t('common.save')}
              </Button>
            </ButtonsOf>
            {isChanged && (
              <Button kind="quiet" onClick={() => setTyped(undefined)}>
                {i18n.t('manager.discardChanges')}
              </Button>
            )}
            <span class="soft small">{i18n.t('common.units', { count: 2 * list.cost + update.cost })}</span>
          </div>
        </>
      ) : (
        <p class="soft">{i18n.t('channel.translationsNeedLanguage')}</p>
      )}
      <Results running={running} onRemedied={again} />
    </form>
  );
}
