import { i18n } from '#i18n';
import { isUnderWay } from '../../lib/messages';
import { BatchSummary } from '../batches/BatchSummary';
import { FailedItems } from '../batches/FailedItems';
import { UndoBatch } from '../batches/UndoBatch';
import { useAnswer } from '../hooks/useAnswer';
import { useBatch } from '../hooks/useBatches';
import { Button } from '../ui/Button';
import { focusWhenDrawn } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { FailureNotice, Waiting } from '../ui/Notice';

interface AddedToSitesProps {
  batchId: string;
  onClose: (() => void) | undefined;
}

/** An event that is added to several sites: which have it, why another one does not, and one undo. */
export function AddedToSites({ batchId, onClose }: AddedToSitesProps) {
  const { answer: batch, failure, again } = useBatch(batchId);
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!batch) return <Waiting />;
  return (
    <div class="panel stack" ref={focusWhenDrawn} tabIndex={-1}>
      <BatchSummary batch={batch} onChange={again} />
      {batch.done > 0 && <DoneSites key={`${batch.done} ${batch.undone}`} batchId={batchId} />}
      {batch.failed > 0 && <FailedItems key={batch.failed} batchId={batchId} onChange={again} />}
      <div class="row">
        <UndoBatch batch={batch} onChange={again} />
        {onClose && !isUnderWay(batch) && <Button onClick={onClose}>{i18n.t('common.dismiss')}</Button>}
      </div>
    </div>
  );
}

/** The sites that have the event, each with its address there. */
function DoneSites({ batchId }: { batchId: string }) {
  const { answer = [] } = useAnswer('batchItems', { batchId, state: 'done' });
  return (
    <ul class="small">
      {answer.map(({ jobId, label, link, failure }) => (
        <li key={jobId}>
          <Icon name="check" /> <strong dir="auto">{label}</strong>{' '}
          {link && <Link to={link}>{i18n.t('common.open')}</Link>}
          {failure && <span class="soft"> {failure.text}</span>}
        </li>
      ))}
    </ul>
  );
}
