import { i18n } from '#i18n';
import { countsText, endText, stateText } from '../../components/batches/batchText';
import type { Asked } from '../../components/hooks/useAnswer';
import { Button } from '../../components/ui/Button';
import { Details } from '../../components/ui/Details';
import { Icon } from '../../components/ui/Icon';
import { FailureNotice } from '../../components/ui/Notice';
import { type Answer, ask, type Failure } from '../../lib/messages';

const maxBatches = 3;

/**
 * Batches that have not ended, those that wait for the person first. Each opens its row in the manager. The heading
 * says how many there are, since the list may be cut off.
 */
export function UnfinishedBatches({ batches }: { batches: Asked<Answer<'batches'>> }) {
  const { answer = [], failure, again } = batches;
  const paused = answer.filter(({ state }) => state === 'paused');
  const running = answer.filter(({ state }) => state === 'running');
  const unfinished = [...paused, ...running];
  if (unfinished.length === 0 && !failure) return null;
  return (
    <section class="unfinished" aria-labelledby="unfinished">
      <div class="row">
        <h2 id="unfinished" class="grow small soft">
          {i18n.t('batches.title')}
        </h2>
        {unfinished.length > 1 && (
          <Button
            small
            flush="end"
            kind="quiet"
            onClick={() => void ask('openManager', { section: 'activity' })}
          >
            {i18n.t('popup.showAll', { count: unfinished.length })}
          </Button>
        )}
      </div>
      {failure && <FailureNotice failure={withRetry(failure)} onRemedied={again} />}
      <ul>
        {unfinished.slice(0, maxBatches).map((batch) => (
          <li key={batch.batchId}>
            <button
              type="button"
              class="other"
              onClick={() => void ask('openManager', { section: `activity/${batch.batchId}` })}
            >
              <span class="grow">
                {batch.title}
                <span class="soft small subject-place" dir="auto">
                  <Details parts={[stateText(batch), countsText(batch), endText(batch)]} />
                </span>
              </span>
              <Icon name="forward" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reading is worth another try, whatever the failure. */
const withRetry = (failure: Failure): Failure => ({
  ...failure,
  remedy: failure.remedy ?? { kind: 'retry', label: i18n.t('common.tryAgain') },
});
