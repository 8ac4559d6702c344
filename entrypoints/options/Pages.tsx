import { i18n } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { FailureNotice, News } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';
import { Shortcuts } from './Shortcuts';

/** Sites on which the 'Add event' button is shown automatically, and the keyboard shortcuts. */
export function Pages() {
  const sites = useAnswer('eventButtonSites', {}, { live: true });
  const task = useTask(sites.again);
  return (
    <>
      <div class="panel stack">
        <h3>{i18n.t('options.eventButtonSites')}</h3>
        <p class="soft">{i18n.t('options.eventButtonHow')}</p>
        {sites.failure && <FailureNotice failure={sites.failure} onRemedied={sites.again} />}
        {sites.answer && sites.answer.length > 0 && (
          <ul>
            {sites.answer.map((origin) => (
              <li key={origin} class="site-line">
                <span class="grow">{origin}</span>
                <Button
                  small
                  busy={task.busy === origin}
                  onClick={() => void task.start(origin, () => ask('setEventButton', { origin, on: false }))}
                >
                  {i18n.t('options.removeSite')}
                  <span class="unseen">{origin}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <News task={task} />
      </div>
      <Shortcuts />
    </>
  );
}
