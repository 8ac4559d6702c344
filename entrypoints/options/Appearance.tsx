import { i18n } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { FailureNotice, LiveRegion } from '../../components/ui/Notice';
import { SelectField } from '../../components/ui/SelectField';
import { ask } from '../../lib/messages';

/** The choice of the colours; every open page follows at once. */
export function Appearance() {
  const { answer, failure, again } = useAnswer('preferences', {});
  const task = useTask(again);
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  return (
    <div class="panel stack">
      <SelectField
        label={i18n.t('options.theme')}
        value={answer?.theme ?? 'system'}
        options={[
          ['system', i18n.t('options.themeSystem')],
          ['light', i18n.t('options.themeLight')],
          ['dark', i18n.t('options.themeDark')],
        ]}
        onChoose={(theme) => void task.start('theme', () => ask('setPreferences', { theme }))}
      />
      <LiveRegion task={task} />
    </div>
  );
}
