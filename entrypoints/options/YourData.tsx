import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { dateText } from '../../components/format/clock';
import { listText } from '../../components/format/listText';
import { saveFile } from '../../components/format/saveFile';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { FailureNotice, News, Notice } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';
import { DataSizesForm } from './DataSizesForm';

/** What lies on this computer: a copy of it to keep, whatever state it is in; and the way to begin anew. */
export function YourData({ onChanged }: { onChanged: () => void }) {
  const health = useAnswer('dataHealth', {});
  const [isLeaving, setLeaving] = useState(false);
  const [isAfresh, setAfresh] = useState(false);
  const task = useTask(() => {
    health.again();
    onChanged();
  });
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
                tables: listText(unreadable.map(({ table, count }) => `${table}: ${count}`)),
              })}
            </p>
          </Notice>
        )}
        <div class="row">
          <Button busy={task.busy === 'copy'} onClick={() => void save()}>
            {i18n.t('options.dataCopy')}
          </Button>
          <Button kind="danger" busy={task.busy === 'afresh'} onClick={() => setLeaving(true)}>
            {i18n.t('options.dataAfresh')}
          </Button>
        </div>
        <News task={task}>
          {isAfresh && !task.busy && !task.failure && (
            <Notice tone="good">{i18n.t('options.dataGone')}</Notice>
          )}
        </News>
        {isLeaving && (
          <AfreshDialog
            busy={task.busy === 'copy'}
            onSave={() => void save()}
            onClose={() => setLeaving(false)}
            onAfresh={() => {
              setLeaving(false);
              setAfresh(true);
              void task.start('afresh', () => ask('eraseAllData', {}));
            }}
          />
        )}
      </div>
      <div class="panel stack">
        <h3>{i18n.t('options.sizes')}</h3>
        <DataSizesForm />
      </div>
    </>
  );
}

interface AfreshDialogProps {
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
  onAfresh: () => void;
}

/** Nothing brings it back, so a copy is offered first. */
function AfreshDialog({ busy, onSave, onClose, onAfresh }: AfreshDialogProps) {
  return (
    <Dialog title={i18n.t('options.dataAfreshTitle')} onClose={onClose}>
      <div class="stack">
        <p>{i18n.t('options.dataAfreshWhat')}</p>
        <p class="soft">{i18n.t('options.dataAfreshElse')}</p>
      </div>
      <div class="row dialog-buttons">
        <Button onClick={onClose}>{i18n.t('common.cancel')}</Button>
        <Button kind="primary" busy={busy} onClick={onSave}>
          {i18n.t('options.dataCopy')}
        </Button>
        <Button kind="danger" onClick={onAfresh}>
          {i18n.t('options.dataAfreshNow')}
        </Button>
      </div>
    </Dialog>
  );
}
