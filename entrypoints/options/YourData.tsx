import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { saveFile } from '../../components/format/saveFile';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { FailureNotice, LiveRegion, Notice } from '../../components/ui/Notice';
import { dateText } from '../../lib/i18n/times';
import { ask } from '../../lib/messages';
import { DataSizesForm } from './DataSizesForm';
import { RestoreForm } from './RestoreForm';

/** The stored data: export (even if it is damaged), reset, and limits. */
export function YourData({ onChanged }: { onChanged: () => void }) {
  const health = useAnswer('dataHealth', {});
  const [isAsking, setAsking] = useState(false);
  const [isReset, setReset] = useState(false);
  const refresh = () => {
    health.again();
    onChanged();
  };
  const task = useTask(refresh);
  const save = () =>
    task.start('copy', async () => {
      const { fileName, json } = await ask('copyData', {});
      saveFile(fileName, 'application/json', json);
    });
  const { unreadable = [], lostAt } = health.answer ?? {};
  return (
    <>
      <div class="panel stack">
        <p class="soft">{i18n.t('options.dataWhat')}</p>
        {health.failure && <FailureNotice failure={health.failure} onRemedied={health.again} />}
        {lostAt !== undefined && (
          <Notice tone="warn">
            <p>{i18n.t('fault.reason.dataLost')}</p>
            <p>
              {i18n.t('options.dataLostAt', {
                time: dateText(lostAt, { dateStyle: 'short', timeStyle: 'medium' }),
              })}
            </p>
            <div class="row">
              <Button
                small
                busy={task.busy === 'loss'}
                onClick={() => void task.start('loss', () => ask('forgetLoss', {}))}
              >
                {i18n.t('options.dataLostRead')}
              </Button>
            </div>
          </Notice>
        )}
        {unreadable.length > 0 && (
          <Notice tone="warn">
            <p>
              {i18n.t('options.dataUnreadable', {
                count: unreadable.reduce((all, { count }) => all + count, 0),
              })}
            </p>
          </Notice>
        )}
        <div class="row">
          <Button busy={task.busy === 'copy'} onClick={() => void save()}>
            {i18n.t('options.dataCopy')}
          </Button>
          <Button kind="danger" busy={task.busy === 'reset'} onClick={() => setAsking(true)}>
            {i18n.t('options.dataReset')}
          </Button>
        </div>
        <LiveRegion task={task}>
          {isReset && !task.busy && !task.failure && (
            <Notice tone="good">{i18n.t('options.dataGone')}</Notice>
          )}
        </LiveRegion>
        {isAsking && (
          <ResetDialog
            busy={task.busy === 'copy'}
            onSave={() => void save()}
            onClose={() => setAsking(false)}
            onReset={() => {
              setAsking(false);
              setReset(true);
              void task.start('reset', () => ask('eraseAllData', {}));
            }}
          />
        )}
      </div>
      <div class="panel stack">
        <h3>{i18n.t('options.restoreTitle')}</h3>
        <RestoreForm onChanged={refresh} />
      </div>
      <div class="panel stack">
        <h3>{i18n.t('options.sizes')}</h3>
        <DataSizesForm />
      </div>
    </>
  );
}

interface ResetDialogProps {
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
  onReset: () => void;
}

/** Confirms the reset, which cannot be undone, and offers an export first. */
function ResetDialog({ busy, onSave, onClose, onReset }: ResetDialogProps) {
  return (
    <Dialog title={i18n.t('options.dataResetTitle')} onClose={onClose}>
      <div class="stack">
        <p>{i18n.t('options.dataResetWhat')}</p>
        <p>{i18n.t('options.dataResetElse')}</p>
        <ul class="bullets soft">
          <li>{i18n.t('options.dataRemainsGoogle')}</li>
          <li>{i18n.t('options.dataRemainsSites')}</li>
          <li>{i18n.t('options.dataRemainsBrowser')}</li>
        </ul>
      </div>
      <div class="row dialog-buttons">
        <Button onClick={onClose}>{i18n.t('common.cancel')}</Button>
        <Button kind="primary" busy={busy} onClick={onSave}>
          {i18n.t('options.dataCopy')}
        </Button>
        <Button kind="danger" onClick={onReset}>
          {i18n.t('options.dataResetNow')}
        </Button>
      </div>
    </Dialog>
  );
}
