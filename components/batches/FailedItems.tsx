import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type BatchLine } from '../../lib/messages';
import { useAnswer } from '../hooks/useAnswer';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { FailureNotice, LiveRegion, RemedyButton, Waiting } from '../ui/Notice';
import { resumeLabel } from '../ui/Result';

/** Number of items in one answer of `batchItems`. */
const pageSize = 50;

/** Items of a batch that failed, or whose outcome has to be reviewed. */
export function FailedItems(props: FailedItemsProps) {
  return (
    <>
      <Items {...props} state="needsReview" />
      <Items {...props} state="failed" />
    </>
  );
}

interface FailedItemsProps {
  batchId: string;
  /** Called after an item was retried. */
  onChange: () => void;
}

type ItemsProps = FailedItemsProps & { state: 'failed' | 'needsReview' };

function Items({ batchId, state, onChange }: ItemsProps) {
  const [before, setBefore] = useState<BatchLine[]>([]);
  const last = before.at(-1)?.jobId;
  const { answer, failure, again } = useAnswer('batchItems', { batchId, state, after: last });
  // `answer` is still the previous page while the next one is loading.
  const lines = [...before, ...(answer ?? []).filter(({ jobId }) => last === undefined || jobId > last)];
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!answer && !failure && <Waiting />}
      {lines.length > 0 && (
        <ul class="failed-items small">
          {lines.map((line) => (
            <Item key={line.jobId} batchId={batchId} state={state} line={line} onChange={onChange} />
          ))}
        </ul>
      )}
      {answer?.length === pageSize && (
        <div class="row">
          <Button small onClick={() => setBefore(lines)}>
            {i18n.t('batches.more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** A failed item: the reason, the remedy, and a button that retries this item alone. */
function Item({ batchId, state, line, onChange }: ItemsProps & { line: BatchLine }) {
  const { jobId, label, text, failure, link } = line;
  const task = useTask(onChange);
  const retry = (without?: 'image') =>
    void task.start('retry', () => ask('retryBatch', { batchId, jobId, without }));
  return (
    <li class="stack">
      <span>
        <strong>{label || text}</strong> <span class="soft">{failure?.text ?? text}</span>{' '}
        {state === 'needsReview' && link && (
          <Link to={link}>{failure?.remedy?.label ?? i18n.t('common.open')}</Link>
        )}
      </span>
      <div class="row">
        {failure?.remedy?.kind === 'withoutPicture' && (
          <RemedyButton remedy={failure.remedy} onRetry={retry} />
        )}
        <Button small busy={task.busy === 'retry'} onClick={() => retry()}>
          {resumeLabel({ resumable: 'again', state })}
          <span class="unseen">: {label || text}</span>
        </Button>
      </div>
      <LiveRegion task={task} />
    </li>
  );
}
