import { fittingLanguage, i18n, language, languages } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { FailureNotice, LiveRegion } from '../../components/ui/Notice';
import { SelectField } from '../../components/ui/SelectField';
import { ask } from '../../lib/messages';

/** Name of a language in that language: 'polski'. */
const getName = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

/** The choice of the interface language; every open surface follows at once. */
export function Language() {
  const { answer, failure, again } = useAnswer('language', { spoken: language() });
  const task = useTask(again);
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  return (
    <div class="panel stack">
      <SelectField
        label={i18n.t('options.language')}
        value={answer?.chosen ?? ''}
        options={[
          ['', i18n.t('options.languageAutomatic', { language: getName(fittingLanguage(undefined)) })],
          ...languages.map((tag) => [tag, getName(tag)] as const),
        ]}
        onChoose={(tag) =>
          void task.start('language', () => ask('setLanguage', { language: tag || undefined }))
        }
      />
      <LiveRegion task={task} />
    </div>
  );
}
