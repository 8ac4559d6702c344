import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { UnlockForm } from '../../components/lock/UnlockForm';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { focusFirstInvalid, TextField } from '../../components/ui/Field';
import { FailureNotice, LiveRegion, Notice, Waiting } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';
import { leastPassphrase } from '../../lib/shared/passphrase';

/** The lock of the stored sign-ins: set, change and turn off a passphrase, and what to do if it is forgotten. */
export function PassphraseLock() {
  const { answer, failure, again } = useAnswer('lockState', {});
  return (
    <div class="panel stack">
      <p class="soft">{i18n.t('options.lockWhat')}</p>
      <p class="soft">{i18n.t('options.lockForgottenWhat')}</p>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!answer && !failure && <Waiting />}
      {answer?.isLocked && <UnlockForm onUnlocked={again} />}
      {answer?.isOn && !answer.isLocked && <LockNow onLocked={again} />}
      {answer && !answer.isLocked && <NewPassphrase isOn={answer.isOn} onSet={again} />}
      {answer?.isOn && !answer.isLocked && <DisableLock onOff={again} />}
      {(answer?.isOn || answer?.isLocked) && <Forgotten onForgotten={again} />}
    </div>
  );
}

/** The form that sets the first passphrase, or changes it. */
function NewPassphrase({ isOn, onSet }: { isOn: boolean; onSet: () => void }) {
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isSet, setSet] = useState(false);
  const task = useTask(onSet);
  const isShort = next.length < leastPassphrase;
  const isOther = repeated !== next;
  const save = (event: Event) => {
    event.preventDefault();
    setChecked(true);
    setSet(false);
    if (isShort || isOther || (isOn && present === '') || task.busy)
      return focusFirstInvalid(event.currentTarget as HTMLFormElement);
    void task.start('save', async () => {
      await (isOn ? ask('changePassphrase', { present, next }) : ask('enableLock', { passphrase: next }));
      for (const set of [setPresent, setNext, setRepeated]) set('');
      setChecked(false);
      setSet(true);
    });
  };
  return (
    <form class="stack" noValidate onSubmit={save}>
      {isOn && (
        <TextField
          label={i18n.t('options.presentPassphrase')}
          type="password"
          value={present}
          onInput={setPresent}
          error={isChecked && present === '' ? i18n.t('options.passphraseMissing') : undefined}
          required
        />
      )}
      <TextField
        label={i18n.t('options.newPassphrase')}
        hint={i18n.t('options.newPassphraseHint', { count: leastPassphrase })}
        type="password"
        value={next}
        onInput={setNext}
        error={isChecked && isShort ? i18n.t('fault.reason.passphraseShort') : undefined}
        required
      />
      <TextField
        label={i18n.t('options.repeatPassphrase')}
        type="password"
        value={repeated}
        onInput={setRepeated}
        error={isChecked && isOther ? i18n.t('options.passphrasesDiffer') : undefined}
        required
      />
      <div class="row">
        <Button type="submit" busy={task.busy === 'save'}>
          {i18n.t(isOn ? 'options.changePassphrase' : 'options.enableLock')}
        </Button>
      </div>
      <LiveRegion task={task}>
        {isSet && !task.busy && !task.failure && (
          <Notice tone="good">{i18n.t('options.passphraseChanged')}</Notice>
        )}
      </LiveRegion>
    </form>
  );
}

/** Asks for the passphrase from now on, without a restart of the browser. */
function LockNow({ onLocked }: { onLocked: () => void }) {
  const task = useTask(onLocked);
  return (
    <>
      <div class="row">
        <Button busy={task.busy === 'lock'} onClick={() => void task.start('lock', () => ask('lockNow', {}))}>
          {i18n.t('options.lockNow')}
        </Button>
        <span class="soft small grow">{i18n.t('options.lockNowWhat')}</span>
      </div>
      <LiveRegion task={task} />
    </>
  );
}

function DisableLock({ onOff }: { onOff: () => void }) {
  const [passphrase, setPassphrase] = useState('');
  const task = useTask(onOff);
  const disable = (event: Event) => {
    event.preventDefault();
    if (passphrase === '' || task.busy) return;
    void task.start('off', () => ask('disableLock', { passphrase }));
  };
  return (
    <details>
      <summary>{i18n.t('options.disableLock')}</summary>
      <form class="stack" noValidate onSubmit={disable}>
        <TextField
          label={i18n.t('options.passphraseToDisable')}
          type="password"
          value={passphrase}
          onInput={setPassphrase}
          required
        />
        <div class="row">
          <Button type="submit" kind="danger" busy={task.busy === 'off'}>
            {i18n.t('options.disableLock')}
          </Button>
        </div>
        <LiveRegion task={task} />
      </form>
    </details>
  );
}

/** Deletes all secrets after a confirmation, if the passphrase is forgotten. */
function Forgotten({ onForgotten }: { onForgotten: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const task = useTask(onForgotten);
  return (
    <>
      <div class="row">
        <Button busy={task.busy === 'forget'} onClick={() => setAsking(true)}>
          {i18n.t('options.lockForgotten')}
        </Button>
      </div>
      <LiveRegion task={task} />
      {isAsking && (
        <Dialog title={i18n.t('options.lockForgotten')} onClose={() => setAsking(false)}>
          <p>{i18n.t('options.lockForgottenWhat')}</p>
          <div class="row dialog-buttons">
            <Button onClick={() => setAsking(false)}>{i18n.t('common.cancel')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                void task.start('forget', () => ask('forgetSecrets', {}));
              }}
            >
              {i18n.t('options.deleteSecrets')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
