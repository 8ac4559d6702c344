import { i18n } from '#i18n';
import { countsText, endText, stateText } from '../../components/batches/batchText';
import { UndoBatch } from '../../components/batches/UndoBatch';
import { Button } from '../../components/ui/Button';
import { Details } from '../../components/ui/Details';
import { Icon } from '../../components/ui/Icon';
import { ask, type BatchView, isUnderWay } from '../../lib/messages';

interface RecentBatchProps {
  batch: BatchView;
  /** Called when the bulk task has changed. */
  onChange: () => void;
}

/** A bulk task with its counts, its progress or its undo, and its row in the manager. */
export function RecentBatch({ batch, onChange }: RecentBatchProps) {
  const { batchId, title, failed, isUndo, state, count, left } = batch;
  const isGoing = isUnderWay(batch);
  const isGood = failed === 0 && state === 'done';
  const tone = failed > 0 ? 'warn' : isGood && !isUndo ? 'good' : 'info';
  const icon = failed > 0 ? 'alert' : isUndo ? 'undo' : 'layers';
  const details = [stateText(batch), countsText(batch), endText(batch)];
  return (
    <div class={`notice result notice-${tone} result-plain`}>
      <Icon name={icon} />
      <div class="stack notice-body">
        <div class="row result-line">
          <span class="result-text batch-text">
            {title}
            <span class="soft small subject-place">
              <Details parts={details} />
            </span>
            {isGoing && (
              <progress class="slim" max={count} value={count - left} aria-label={countsText(batch)} />
            )}
          </span>
          <Button
            small
            kind="quiet"
            onClick={() => void ask('openManager', { section: `activity/${batchId}` })}
          >
            {i18n.t('common.open')}
            <span class="unseen">: {title}</span>
          </Button>
          {!isGoing && <UndoBatch batch={batch} onChange={onChange} />}
        </div>
      </div>
    </div>
  );
}
