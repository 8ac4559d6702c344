import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { BatchSummary } from '../../../components/batches/BatchSummary';
import { FailedItems } from '../../../components/batches/FailedItems';
import { UndoBatch } from '../../../components/batches/UndoBatch';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { LiveRegion } from '../../../components/ui/Notice';
import { ask, type BatchView, isUnderWay } from '../../../lib/messages';

type Command = 'pauseBatch' | 'resumeBatch' | 'stopBatch' | 'retryBatch';

interface BatchRowProps {
  batch: BatchView;
  onChange: () => void;
}

/** One batch: its progress and its buttons. */
export function BatchEntry({ batch, onChange }: BatchRowProps) {
  const { batchId, title, state, failed } = batch;
  const task = useTask(onChange);
  const [isOpen, setOpen] = useState(false);

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
    <div class="stack">
      <BatchSummary batch={batch} onChange={onChange} />
      <div class="row">
        {state === 'running' && button('pauseBatch', i18n.t('manager.pause'))}
        {state === 'paused' && button('resumeBatch', i18n.t('manager.resume'))}
        {isUnderWay(batch) && button('stopBatch', i18n.t('batches.stop'), 'danger')}
        {failed > 0 &&
          state !== 'running' &&
          button('retryBatch', i18n.t('batches.retry', { count: failed }))}
        <UndoBatch batch={batch} onChange={onChange} />
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
