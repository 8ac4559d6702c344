import { fittingLanguage, i18n, language, languages } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useWork } from '../../components/hooks/useTask';
import { FailureNotice } from '../../components/ui/Notice';
import { SelectField } from '../../components/ui/SelectField';
import { ask } from '../../lib/messages';

/** A language by its own name: 'polski'. */
const nameOf = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

/** The language that Cuecard speaks; every open surface follows at once. */
export function Language() {
  const { answer, failure, again } = useAnswer('language', { spoken: language() }, { live: true });
  const work = useWork(again);
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
          void work.start('language', () => ask('setLanguage', { language: tag || undefined }))
        }
      />
      {work.failure && <FailureNotice failure={work.failure} />}
    </div>
  );
}
