import { i18n } from '#i18n';
import { dateText } from '../../lib/i18n/times';
import { type BatchView, isUnderWay } from '../../lib/messages';
import { Details } from '../ui/Details';
import { FailureNotice } from '../ui/Notice';
import { countsText, endText, stateText } from './batchText';

interface BatchSummaryProps {
  batch: BatchView;
  onChange: () => void;
}

/** Title, state and counts of a batch; while it is under way, also its progress and end. */
export function BatchSummary({ batch, onChange }: BatchSummaryProps) {
  const { title, left } = batch;
  const total = batch.isUndo ? batch.undone + left : batch.count;
  return (
    <>
      <div class="row">
        <span class="row-title grow">{title}</span>
        <span class="soft small">{stateText(batch)}</span>
      </div>
      {isUnderWay(batch) && (
        <progress
          max={total}
          value={total - left}
          aria-label={i18n.t('batches.progressOf', { title })}
          aria-valuetext={countsText(batch)}
        />
      )}
      <p class="soft small">
        <Details
          parts={[countsText(batch), endText(batch), batch.actor?.name, dateText(batch.at, timeFormat)]}
        />
      </p>
      {batch.failure && <FailureNotice failure={batch.failure} tone="warn" onRemedied={onChange} />}
    </>
  );
}

const timeFormat = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
