import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask } from '../../lib/messages';
import { useAnswer } from '../hooks/useAnswer';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { LiveRegion, Notice } from '../ui/Notice';

/** While the vault is locked: the form that unlocks it, until the browser is closed. Nothing else. */
export function Unlock() {
  const { answer, again } = useAnswer('lockState', {});
  return (
    <LiveRegion isUnasked>
      {answer?.isLocked && (
        <Notice tone="warn">
          <p>{i18n.t('common.locked')}</p>
          <UnlockForm onUnlocked={again} />
        </Notice>
      )}
    </LiveRegion>
  );
}

/** The form for the passphrase. */
export function UnlockForm({ onUnlocked }: { onUnlocked: () => void }) {
  const [passphrase, setPassphrase] = useState('');
  const task = useTask(onUnlocked);
  const unlock = (event: Event) => {
    event.preventDefault();
    if (passphrase === '' || task.busy) return;
    void task.start('unlock', async () => {
      await ask('unlock', { passphrase });
      setPassphrase('');
    });
  };
  return (
    <form class="stack" noValidate onSubmit={unlock}>
      <TextField
        label={i18n.t('common.passphrase')}
        type="password"
        value={passphrase}
        onInput={setPassphrase}
        required
      />
      <div class="row">
        <Button type="submit" kind="primary" busy={task.busy === 'unlock'}>
          {i18n.t('common.unlock')}
        </Button>
      </div>
      <LiveRegion task={task} />
    </form>
  );
}
