import { i18n } from '#i18n';
import { dateText } from '../../lib/i18n/times';
import { ask } from '../../lib/messages';
import { useAnswer } from '../hooks/useAnswer';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { FailureNotice, LiveRegion } from '../ui/Notice';

/** The pages whose events are found as the person has shown. */
export function TaughtPageList() {
  const { answer: pages, failure, again } = useAnswer('taughtPages', {});
  const task = useTask(() => void again());
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      <h3>{i18n.t('options.taughtPages')}</h3>
      <p class="soft">{i18n.t('options.taughtPagesHow')}</p>
      {pages?.length === 0 && <p>{i18n.t('options.noTaughtPages')}</p>}
      {pages && pages.length > 0 && (
        <ul>
          {pages.map(({ page, at }) => (
            <li key={page} class="site-line">
              <span class="grow">
                <bdi>{page}</bdi>
                <span class="soft small subject-place">
                  {i18n.t('options.taughtOn', { date: dateText(at, { dateStyle: 'medium' }) })}
                </span>
              </span>
              <Button
                small
                busy={task.busy === page}
                onClick={() => void task.start(page, () => ask('forgetTaughtPage', { page }))}
              >
                {i18n.t('options.removeSite')}
                <span class="unseen">{page}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LiveRegion task={task} />
    </>
  );
}
