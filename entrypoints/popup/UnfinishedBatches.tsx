import { i18n } from '#i18n';
import { countsText, endText, stateText } from '../../components/batches/batchText';
import { useBatches } from '../../components/hooks/useBatches';
import { Details } from '../../components/ui/Details';
import { Icon } from '../../components/ui/Icon';
import { ask } from '../../lib/messages';

const maxBatches = 3;

/** Batches that have not ended, those that wait for the person first. Each opens its row in the manager. */
export function UnfinishedBatches() {
  const { answer = [] } = useBatches();
  const paused = answer.filter(({ state }) => state === 'paused');
  const running = answer.filter(({ state }) => state === 'running');
  const drawn = [...paused, ...running].slice(0, maxBatches);
  if (drawn.length === 0) return null;
  return (
    <section class="unfinished" aria-labelledby="unfinished">
      <h2 id="unfinished" class="small soft">
        {i18n.t('batches.title')}
      </h2>
      <ul>
        {drawn.map((batch) => (
          <li key={batch.batchId}>
            <button
              type="button"
              class="other"
              onClick={() => void ask('openManager', { section: `batches/${batch.batchId}` })}
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
