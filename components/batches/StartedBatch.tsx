import { i18n } from '#i18n';
import { isUnderWay } from '../../lib/messages';
import { useBatch } from '../hooks/useBatches';
import { Button } from '../ui/Button';
import { FailureNotice, Waiting } from '../ui/Notice';
import { BatchSummary } from './BatchSummary';
import { countsText, stateText } from './batchText';
import { UndoBatch } from './UndoBatch';

interface StartedBatchProps {
  batchId: string;
  /** Shows the bulk tasks, where this is not the manager. */
  onBatches?: (() => void) | undefined;
}

/** A batch where it was started: its progress to the end, and its undo. */
export function StartedBatch({ batchId, onBatches }: StartedBatchProps) {
  const { answer: batch, failure, again } = useBatch(batchId);
  const hasEnded = batch !== undefined && !isUnderWay(batch);
  return (
    <div class="panel stack">
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!batch && !failure && <Waiting />}
      {batch && <BatchSummary batch={batch} onChange={again} />}
      <p class={hasEnded ? 'unseen' : 'soft small'} role="status">
        {hasEnded ? `${stateText(batch)}: ${countsText(batch)}` : i18n.t('batches.started')}
      </p>
      <div class="row">
        {batch && <UndoBatch batch={batch} onChange={again} />}
        {onBatches ? (
          <Button small onClick={onBatches}>
            {i18n.t('batches.toBatches')}
          </Button>
        ) : (
          <a href={`#activity/${batchId}`}>{i18n.t('batches.toBatches')}</a>
        )}
      </div>
    </div>
  );
}
