import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { countsText, endText, stateText, undoText } from '../../../components/batches/batchText';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { Details } from '../../../components/ui/Details';
import { FailureNotice, LiveRegion } from '../../../components/ui/Notice';
import { dateText } from '../../../lib/i18n/times';
import { ask, type BatchView } from '../../../lib/messages';
import { FailedItems } from './FailedItems';

type Command = 'pauseBatch' | 'resumeBatch' | 'stopBatch' | 'retryBatch' | 'undoBatch';

interface BatchRowProps {
  batch: BatchView;
  /** Scrolls to it. */
  isChosen?: boolean;
  onChange: () => void;
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** One batch: its progress and its buttons. */
export function BatchEntry({ batch, isChosen = false, onChange }: BatchRowProps) {
  const { batchId, title, state, failed, left, count, isUndo } = batch;
  const task = useTask(onChange);
  const [isOpen, setOpen] = useState(false);
  const isUnderWay = state === 'running' || state === 'paused';
  const end = endText(batch);
  const total = isUndo ? batch.undone + left : count;

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
    <div class="stack" ref={isChosen ? scrollTo : undefined}>
      <div class="row">
        <span class="row-title grow">{title}</span>
        <span class="soft small">{stateText(batch)}</span>
      </div>
      {isUnderWay && (
        <progress
          max={total}
          value={total - left}
          aria-label={i18n.t('manager.progressOf', { title })}
          aria-valuetext={countsText(batch)}
        />
      )}
      <p class="soft small">
        <Details parts={[countsText(batch), end, batch.actor?.name, dateText(batch.at, timeFormat)]} />
      </p>
      {batch.failure && <FailureNotice failure={batch.failure} tone="warn" onRemedied={onChange} />}
      <div class="row">
        {state === 'running' && button('pauseBatch', i18n.t('manager.pause'))}
        {state === 'paused' && button('resumeBatch', i18n.t('manager.resume'))}
        {isUnderWay && button('stopBatch', i18n.t('batches.stop'), 'danger')}
        {failed > 0 &&
          state !== 'running' &&
          button('retryBatch', i18n.t('batches.retry', { count: failed }))}
        {batch.undoable && button('undoBatch', undoText(batch))}
        {failed > 0 && (
          <Button small kind="quiet" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {i18n.t('batches.showFailed')}
            <span class="unseen">: {title}</span>
          </Button>
        )}
      </div>
      {isOpen && failed > 0 && <FailedItems key={failed} batchId={batchId} onChange={onChange} />}
      <LiveRegion task={task} />
    </div>
  );
}

const timeFormat = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
