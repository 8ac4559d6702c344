import { fittingLanguage, i18n, language, languages } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { FailureNotice } from '../../components/ui/Notice';
import { SelectField } from '../../components/ui/SelectField';
import { ask } from '../../lib/messages';

/** A language by its own name: 'polski'. */
const nameOf = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

/** The language that Cuecard speaks; every open surface follows at once. */
export function Language() {
  const { answer, failure, again } = useAnswer('language', { spoken: language() }, { live: true });
  const task = useTask(again);
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  return (
    <div class="stack">
      <SelectField
        label={i18n.t('options.language')}
        value={answer?.chosen ?? ''}
        options={[
          ['', i18n.t('options.languageAutomatic', { language: nameOf(fittingLanguage(undefined)) })],
          ...languages.map((tag) => [tag, nameOf(tag)] as const),
        ]}
        onChoose={(tag) =>
          void task.start('language', () => ask('setLanguage', { language: tag || undefined }))
        }
      />
      {task.failure && <FailureNotice failure={task.failure} />}
    </div>
  );
}
