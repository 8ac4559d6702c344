import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type BatchView } from '../../lib/messages';
import { useAnswer } from '../hooks/useAnswer';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { FailureNotice, LiveRegion, Waiting } from '../ui/Notice';
import { DailyPrice } from './DailyPrice';

interface UndoBatchProps {
  batch: Pick<BatchView, 'batchId' | 'title' | 'undoable'>;
  onChange: () => void;
}

/** The button that undoes a batch. It shows the price and the end of the undo first. */
export function UndoBatch({ batch, onChange }: UndoBatchProps) {
  const [isOpen, setOpen] = useState(false);
  if (!batch.undoable) return null;
  if (isOpen) return <UndoPrice batch={batch} onChange={onChange} onClose={() => setOpen(false)} />;
  return (
    <Button small icon="undo" onClick={() => setOpen(true)}>
      {i18n.t('batches.undo')}
      <span class="unseen">: {batch.title}</span>
    </Button>
  );
}

function UndoPrice({ batch, onChange, onClose }: UndoBatchProps & { onClose: () => void }) {
  const { batchId, title } = batch;
  const { answer: price, failure, again } = useAnswer('planUndo', { batchId });
  const task = useTask(onChange);
  const undo = async () => {
    await ask('undoBatch', { batchId });
    onClose();
  };
  return (
    <div class="stack">
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!price && !failure && <Waiting />}
      {price && <DailyPrice price={price} />}
      <div class="row">
        {price && (
          <Button
            small
            kind="primary"
            icon="undo"
            busy={task.busy !== undefined}
            onClick={() => void task.start('undo', undo)}
          >
            {i18n.t('batches.undoStart', { count: price.count })}
            <span class="unseen">: {title}</span>
          </Button>
        )}
        <Button small onClick={onClose}>
          {i18n.t('common.cancel')}
        </Button>
      </div>
      <LiveRegion task={task} />
    </div>
  );
}
