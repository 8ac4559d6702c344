import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { listText } from '../../components/format/listText';
import { useTask } from '../../components/hooks/useTask';
import { privacyLabel } from '../../components/playlists/privacyLabel';
import { Button } from '../../components/ui/Button';
import { focusFirstInvalid } from '../../components/ui/Field';
import { FileField } from '../../components/ui/FileField';
import { LiveRegion, Notice } from '../../components/ui/Notice';
import { type Answer, ask, type Preferences } from '../../lib/messages';

/** Restores a copy that was saved before, and reports what became of its entries. */
export function RestoreForm({ onChanged }: { onChanged: () => void }) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [restored, setRestored] = useState<RestoredCopy>();
  const task = useTask(onChanged);
  const restore = (event: Event) => {
    event.preventDefault();
    setRestored(undefined);
    setError(file ? undefined : i18n.t('options.restoreMissing'));
    if (!file) return focusFirstInvalid(event.currentTarget as HTMLElement);
    if (task.busy) return;
    void task.start('restore', async () => {
      const before = await ask('preferences', {});
      const result = await ask('restoreData', { json: await file.text() });
      const now = await ask('preferences', {});
      const isOther = before.privacyStatus !== now.privacyStatus || before.eventStatus !== now.eventStatus;
      setRestored({ ...result, ...(isOther && { defaults: now }) });
    });
  };
  return (
    <form class="stack" noValidate onSubmit={restore}>
      <FileField
        label={i18n.t('options.restoreFile')}
        hint={i18n.t('options.restoreWhat')}
        error={error}
        failure={task.failure}
        accept={['application/json', '.json']}
        onPick={(picked) => {
          setFile(picked);
          setError(undefined);
        }}
      />
      <div class="row">
        <Button type="submit" busy={task.busy === 'restore'}>
          {i18n.t('options.restore')}
        </Button>
      </div>
      <LiveRegion task={task}>
        {restored && !task.busy && !task.failure && <Result {...restored} />}
      </LiveRegion>
    </form>
  );
}

/** Unreadable entries that are named; the others are counted. */
const mostNamed = 10;

interface RestoredCopy extends Answer<'restoreData'> {
  /** The preferences, if the copy has changed who sees what is made. */
  defaults?: Preferences;
}

function Result({ added, present, leftOut, unreadable, accounts, defaults }: RestoredCopy) {
  return (
    <Notice tone={unreadable.length > 0 || defaults ? 'warn' : 'good'}>
      <p>{i18n.t('options.restored', { added, present, leftOut })}</p>
      {defaults && (
        <p>
          {i18n.t('options.restoredDefaults', {
            privacy: privacyLabel(defaults.privacyStatus),
            status: i18n.t(
              defaults.eventStatus === 'draft' ? 'options.statusDraft' : 'options.statusPublished',
            ),
          })}
        </p>
      )}
      {unreadable.length > 0 && (
        <p>
          {i18n.t('options.restoredUnreadable', {
            count: unreadable.length,
            entries: listText(unreadable.slice(0, mostNamed)),
          })}
        </p>
      )}
      {accounts.length > 0 && <p>{i18n.t('options.restoredAccounts', { accounts: listText(accounts) })}</p>}
    </Notice>
  );
}
