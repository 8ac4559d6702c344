import { i18n } from '#i18n';
import { ask } from '../../lib/messages';
import { getLanguageModel } from '../../lib/pages/ownModel/languageModel';
import { useAnswer } from '../hooks/useAnswer';
import { useLoaded } from '../hooks/useLoaded';
import { useTask } from '../hooks/useTask';
import { Checkbox } from '../ui/Checkbox';
import { FailureNotice, LiveRegion } from '../ui/Notice';

/** The switch of the browser's own model; nothing where the browser has none for this computer. */
export function OwnModel() {
  const { answer, failure, again } = useAnswer('preferences', {});
  const task = useTask(again);
  const { value: state } = useLoaded(async () => (await getLanguageModel()?.availability()) ?? '', []);
  if (!state || state === 'unavailable') return null;
  const set = (ownModel: boolean) =>
    void task.start('set', async () => {
      // The browser downloads its model in a click only
      if (ownModel && state !== 'available') (await getLanguageModel()?.create())?.destroy();
      await ask('setPreferences', { ownModel });
    });
  return (
    <div class="panel stack">
      <h3>{i18n.t('options.ownModel')}</h3>
      <p class="soft">{i18n.t('options.ownModelHow')}</p>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {answer && (
        <Checkbox checked={answer.ownModel ?? false} onChange={set}>
          {i18n.t('options.ownModelOn')}
        </Checkbox>
      )}
      <LiveRegion task={task} />
    </div>
  );
}
