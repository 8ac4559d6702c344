import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { dateText } from '../../../components/format/clock';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { FailureNotice, News } from '../../../components/ui/Notice';
import { ask, type BatchView } from '../../../lib/messages';
import { countsText, endText, stateText, undoText } from './batchText';
import { FailedItems } from './FailedItems';

type Command = 'pauseBatch' | 'resumeBatch' | 'stopBatch' | 'retryBatch' | 'undoBatch';

/** One run: how far it is, and its buttons. */
export function RunLine({ run, onChange }: { run: BatchView; onChange: () => void }) {
  const { batchId, title, state, failed, left, count, isUndo } = run;
  const task = useTask(onChange);
  const [isOpen, setOpen] = useState(false);
  const isUnderWay = state === 'running' || state === 'paused';
  const end = endText(run);
  const total = isUndo ? run.undone + run.done + left : count;

  const button = (command: Command, label: string, kind: 'plain' | 'danger' = 'plain') => (
    <Button
      small
      kind={kind}
      busy={task.busy === command}
      disabled={task.busy !== undefined}
      onClick={() => void task.start(command, () => ask(command, { batchId }))}
    >
      {label}
      <span class="unseen">: {title}</span>
    </Button>
  );

  return (
    <li class="run stack">
      <div class="row">
        <span class="row-title grow">{title}</span>
        <span class="soft small">{stateText(run)}</span>
      </div>
      {isUnderWay && (
        <progress
          max={total}
          value={total - left}
          aria-label={i18n.t('manager.progressOf', { title })}
          aria-valuetext={countsText(run)}
        />
      )}
      <p class="soft small">
        {countsText(run)}
        {end && <> · {end}</>}
        {run.actor && <> · {run.actor.name}</>} · {dateText(run.at, startedAt)}
      </p>
      {run.failure && <FailureNotice failure={run.failure} tone="warn" onRemedied={onChange} />}
      <div class="row">
        {state === 'running' && button('pauseBatch', i18n.t('manager.pause'))}
        {state === 'paused' && button('resumeBatch', i18n.t('manager.goOn'))}
        {isUnderWay && button('stopBatch', i18n.t('runs.stop'), 'danger')}
        {failed > 0 && state !== 'running' && button('retryBatch', i18n.t('runs.retry', { count: failed }))}
        {run.undoable && button('undoBatch', undoText(run))}
        {failed > 0 && (
          <Button small kind="quiet" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {i18n.t('runs.showFailed')}
            <span class="unseen">: {title}</span>
          </Button>
        )}
      </div>
      {isOpen && failed > 0 && <FailedItems key={failed} batchId={batchId} onChange={onChange} />}
      <News task={task} />
    </li>
  );
}

const startedAt = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
