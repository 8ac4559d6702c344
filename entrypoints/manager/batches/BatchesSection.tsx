import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { FailureNotice, Notice, Waiting } from '../../../components/ui/Notice';
import { RunLine } from './BatchRow';

/** A worker that the browser has stopped announces nothing, and goes on with its runs when it is asked; in milliseconds. */
const askedEvery = 2_000;

/** Runs of many, the newest first: how far they are, what failed, and what can be done about it. */
export function BatchesSection() {
  const { answer: runs, failure, again } = useAnswer('batches', {}, { live: true });
  const isUnderWay = runs?.some(({ state }) => state === 'running') ?? false;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(again, askedEvery);
    return () => clearInterval(timer);
  }, [isUnderWay, again]);
  return (
    <>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!runs && !failure && <Waiting />}
      {runs?.length === 0 && <Notice>{i18n.t('runs.none')}</Notice>}
      {runs && runs.length > 0 && (
        <ul class="panel rows">
          {runs.map((run) => (
            <RunLine key={run.batchId} run={run} onChange={again} />
          ))}
        </ul>
      )}
    </>
  );
}
