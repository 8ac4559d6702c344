import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Portrait } from '../../components/accounts/AccountSwitcher';
import type { AccountsProps } from '../../components/accounts/accountsProps';
import { needsClient } from '../../components/accounts/needsClient';
import { SetUpLink } from '../../components/accounts/SetUpLink';
import { type Task, useTask } from '../../components/hooks/useTask';
import { Button, ButtonsOf } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { FailureNotice, LiveRegion, TaskProgress } from '../../components/ui/Notice';
import { ask, type VideoConnection } from '../../lib/messages';
import { ActiveBadge } from './ActiveBadge';
import { scopeLabel } from './scopeLabel';

/** The connected video accounts, and the button that connects another. */
export function VideoAccounts({ accounts, onChanged }: AccountsProps) {
  const task = useTask(onChanged);
  const [leaving, setLeaving] = useState<VideoConnection>();
  const isFirst = accounts.video.length === 0;
  const lacksClient = needsClient(accounts.client);
  return (
    <div class="panel stack">
      <h3>{i18n.t('options.video')}</h3>
      {isFirst && (
        <p class="soft">
          {i18n.t('options.noVideo')} {lacksClient && i18n.t('options.noClient')}
        </p>
      )}
      {!isFirst && (
        <ul class="stack">
          {accounts.video.map((account) => (
            <VideoAccount
              key={account.accountId}
              account={account}
              task={task}
              isOnly={accounts.video.length === 1}
              onLeave={() => setLeaving(account)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      <div class="row">
        {lacksClient ? (
          <SetUpLink />
        ) : (
          <Button
            kind={isFirst ? 'primary' : 'plain'}
            icon="plus"
            busy={task.busy === 'signIn'}
            onClick={() => void task.start('signIn', () => ask('signIn', {}))}
          >
            {i18n.t(isFirst ? 'options.connectVideo' : 'options.connectAnother')}
          </Button>
        )}
        <TaskProgress>{task.busy === 'signIn' && i18n.t('options.signingIn')}</TaskProgress>
      </div>
      <LiveRegion task={task} />
      {leaving && (
        <LeaveDialog
          account={leaving}
          onClose={() => setLeaving(undefined)}
          onLeave={() => {
            setLeaving(undefined);
            void task.start(leaving.accountId, () => ask('disconnect', { accountId: leaving.accountId }));
          }}
        />
      )}
    </div>
  );
}

interface VideoAccountProps {
  account: VideoConnection;
  task: Task;
  isOnly: boolean;
  onLeave: () => void;
  onChanged: () => void;
}

function VideoAccount({ account, task, isOnly, onLeave, onChanged }: VideoAccountProps) {
  const { accountId } = account;
  return (
    <li class="account">
      <Portrait name={account.title} image={account.image} />
      <div class="grow stack">
        <div>
          <div class="account-name">
            {account.title} {!isOnly && account.isActive && <ActiveBadge />}
          </div>
          {account.handle && (
            <div class="soft small" dir="auto">
              {account.handle}
            </div>
          )}
        </div>
        {account.problem && <FailureNotice failure={account.problem} onRemedied={onChanged} />}
        {account.isKey ? (
          <p class="small soft">{i18n.t('options.keyReads')}</p>
        ) : (
          <div>
            <div class="small soft">{i18n.t('options.mayDo')}</div>
            <ul class="bullets">
              {account.scopes.map((scope) => (
                <li key={scope}>{scopeLabel(scope)}</li>
              ))}
            </ul>
          </div>
        )}
        <div class="row">
          <ButtonsOf name={account.title}>
            {!isOnly && !account.isActive && (
              <Button small onClick={() => void task.start(accountId, () => ask('actAs', { accountId }))}>
                {i18n.t('options.actAs')}
              </Button>
            )}
            <Button
              small
              busy={task.busy === accountId}
              onClick={() => void task.start(accountId, () => ask('signOut', { accountId }))}
            >
              {i18n.t(account.isKey ? 'options.removeKey' : 'options.signOut')}
            </Button>
            {!account.isKey && (
              <Button small kind="danger" onClick={onLeave}>
                {i18n.t('options.disconnect')}
              </Button>
            )}
          </ButtonsOf>
        </div>
      </div>
    </li>
  );
}

interface LeaveDialogProps {
  account: VideoConnection;
  onClose: () => void;
  onLeave: () => void;
}

/** Confirms the revocation of a grant, which affects other devices, too. */
function LeaveDialog({ account, onClose, onLeave }: LeaveDialogProps) {
  return (
    <Dialog title={i18n.t('options.disconnectTitle', { account: account.title })} onClose={onClose}>
      <div class="stack">
        <p>{i18n.t('options.disconnectWhat')}</p>
        <p class="soft">{i18n.t('options.disconnectElse')}</p>
      </div>
      <div class="row dialog-buttons">
        <Button onClick={onClose}>{i18n.t('common.cancel')}</Button>
        <Button kind="danger" onClick={onLeave}>
          {i18n.t('options.disconnectNow')}
        </Button>
      </div>
    </Dialog>
  );
}
