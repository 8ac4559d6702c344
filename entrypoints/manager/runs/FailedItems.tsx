import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/asking';
import { Button } from '../../../components/Button';
import { Link } from '../../../components/Link';
import { FailureNotice, Waiting } from '../../../components/Notice';
import type { BatchLine } from '../../../lib/messages';

/** A page of the list, as the background answers it. */
const aPage = 50;

/** What of a run was not done, and why: for sure, and perhaps. */
export function FailedItems({ batchId }: { batchId: string }) {
  return (
    <>
      <Items batchId={batchId} state="look" />
      <Items batchId={batchId} state="failed" />
    </>
  );
}

function Items({ batchId, state }: { batchId: string; state: 'failed' | 'look' }) {
  const [before, setBefore] = useState<BatchLine[]>([]);
  const last = before.at(-1)?.jobId;
  const { answer, failure, again } = useAnswer('batchItems', { batchId, state, after: last });
  // The last answer stays until the next is there.
  const lines = [...before, ...(answer ?? []).filter(({ jobId }) => last === undefined || jobId > last)];
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!answer && !failure && <Waiting />}
      {lines.length > 0 && (
        <ul class="run-items small">
          {lines.map(({ jobId, label, text, failure: reason, link }) => (
            <li key={jobId}>
              <strong>{label || text}</strong> <span class="soft">{reason?.text ?? text}</span>{' '}
              {state === 'look' && link && (
                <Link to={link}>{reason?.remedy?.label ?? i18n.t('common.open')}</Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {answer?.length === aPage && (
        <div class="row">
          <Button small onClick={() => setBefore(lines)}>
            {i18n.t('runs.more')}
          </Button>
        </div>
      )}
    </>
  );
}
