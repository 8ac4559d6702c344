import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { Checkbox } from '../../components/ui/Checkbox';
import { FailureNotice, LiveRegion, Notice, Waiting } from '../../components/ui/Notice';
import { ask, type NotificationKind, notificationKinds } from '../../lib/messages';

const permission = { permissions: ['notifications' as const] };

/** A switch for each occasion. The browser is asked for the permission when the first is switched on. */
export function Notifications() {
  const { answer, failure, again } = useAnswer('preferences', {});
  const isAllowed = usePermission();
  const [isRefused, setRefused] = useState(false);
  const task = useTask(again);
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!answer) return <Waiting />;
  const { notifications } = answer;

  /** Asks the browser, in the click and before any `await`. */
  const request = async () => {
    const granted = await browser.permissions.request(permission);
    setRefused(!granted);
    return granted;
  };
  const set = (kind: NotificationKind, on: boolean) =>
    void task.start(kind, async () => {
      if (on && !(await request())) return;
      const others = notifications.filter((other) => other !== kind);
      await ask('setPreferences', { notifications: on ? [...others, kind] : others });
    });

  return (
    <div class="panel stack">
      <p class="soft">{i18n.t('options.notificationsWhat')}</p>
      {notificationKinds.map((kind) => {
        return (
          <Checkbox key={kind} checked={notifications.includes(kind)} onChange={(on) => set(kind, on)}>
            <span>
              {i18n.t(`options.notify.${kind}`)}
              <br />
              <span class="soft small">{i18n.t(`options.notifyHint.${kind}`)}</span>
            </span>
          </Checkbox>
        );
      })}
      <LiveRegion task={task} isUnasked={!isRefused && !task.failure}>
        {isAllowed === false && (notifications.length > 0 || isRefused) && (
          <Notice tone="warn">
            <p>{i18n.t('options.notificationsMissing')}</p>
            <div class="row">
              <Button small busy={task.busy === 'allow'} onClick={() => void task.start('allow', request)}>
                {i18n.t('options.notificationsAsk')}
              </Button>
            </div>
          </Notice>
        )}
      </LiveRegion>
    </div>
  );
}

/** Whether the browser allows notifications; undefined until that is known. Follows changes in its settings. */
function usePermission(): boolean | undefined {
  const [isAllowed, setAllowed] = useState<boolean>();
  useEffect(() => {
    const read = () => void browser.permissions.contains(permission).then(setAllowed);
    read();
    const { onAdded, onRemoved } = browser.permissions;
    onAdded.addListener(read);
    onRemoved.addListener(read);
    return () => {
      onAdded.removeListener(read);
      onRemoved.removeListener(read);
    };
  }, []);
  return isAllowed;
}
