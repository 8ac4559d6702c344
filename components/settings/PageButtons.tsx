import { i18n } from '#i18n';
import { ask } from '../../lib/messages';
import { videoSites } from '../../lib/pages/videoAddress';
import { useAnswer } from '../hooks/useAnswer';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { FailureNotice, LiveRegion } from '../ui/Notice';

/** Switches of our button on each site: those of the video site, and those to which 'Add event' was added. */
export function PageButtons() {
  const hidden = useAnswer('hiddenButtonSites', {});
  const sites = useAnswer('eventButtonSites', {});
  const again = () => {
    hidden.again();
    sites.again();
  };
  const task = useTask(again);
  const set = (origin: string, on: boolean) =>
    void task.start(origin, () => ask('setEventButton', { origin, on }));
  const failure = hidden.failure ?? sites.failure;
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      <h3>{i18n.t('options.videoButtons')}</h3>
      <p class="soft">{i18n.t('options.videoButtonsHow')}</p>
      {hidden.answer && (
        <div class="stack">
          {videoSites.map((origin) => (
            <Checkbox
              key={origin}
              checked={!hidden.answer?.includes(origin)}
              onChange={(on) => set(origin, on)}
            >
              {new URL(origin).host}
            </Checkbox>
          ))}
        </div>
      )}
      <h3>{i18n.t('options.eventButtonSites')}</h3>
      <p class="soft">{i18n.t('options.eventButtonHow')}</p>
      {sites.answer?.length === 0 && <p>{i18n.t('options.noEventButtonSites')}</p>}
      {sites.answer && sites.answer.length > 0 && (
        <ul>
          {sites.answer.map((origin) => (
            <li key={origin} class="site-line">
              <span class="grow">{origin}</span>
              <Button small busy={task.busy === origin} onClick={() => set(origin, false)}>
                {i18n.t('options.removeSite')}
                <span class="unseen">{origin}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LiveRegion task={task} />
    </>
  );
}
