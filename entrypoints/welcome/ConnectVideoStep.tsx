import { i18n } from '#i18n';
import { Portrait } from '../../components/accounts/AccountSwitcher';
import type { AccountsProps } from '../../components/accounts/accountsProps';
import { ClientForm } from '../../components/accounts/ClientForm';
import { ClientGuide } from '../../components/accounts/ClientGuide';
import { needsClient } from '../../components/accounts/needsClient';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { FailureNotice, LiveRegion, TaskProgress } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';

/** Connects the video account; before that, the guide to an OAuth client if there is none. */
export function ConnectVideoStep({ accounts, onChanged }: AccountsProps) {
  const { client, redirectAddress, video } = accounts;
  const task = useTask(onChanged);
  const lacksClient = needsClient(client);
  return (
    <>
      {video.map((account) => (
        <div key={account.accountId} class="stack">
          <div class="row">
            <Portrait name={account.title} image={account.image} />
            <span class="grow">{i18n.t('welcome.connectedAs', { name: account.title })}</span>
          </div>
          {account.problem && <FailureNotice failure={account.problem} onRemedied={onChanged} />}
        </div>
      ))}
      <p class="soft">{i18n.t('welcome.videoWhat')}</p>
      {lacksClient && (
        <>
          <p>{i18n.t('options.clientWhy')}</p>
          <ClientGuide redirectAddress={redirectAddress}>
            <ClientForm accounts={accounts} isGuided onChanged={onChanged} />
          </ClientGuide>
        </>
      )}
      {!lacksClient && (
        <div class="row">
          <Button
            kind={video.length === 0 ? 'primary' : 'plain'}
            busy={task.busy === 'signIn'}
            onClick={() => void task.start('signIn', () => ask('signIn', {}))}
          >
            {i18n.t(video.length === 0 ? 'options.connectVideo' : 'options.connectAnother')}
          </Button>
          <TaskProgress>{task.busy === 'signIn' && i18n.t('options.signingIn')}</TaskProgress>
        </div>
      )}
      <LiveRegion task={task} />
      {!lacksClient && !client.builtIn && (
        <details>
          <summary>{i18n.t('welcome.otherClient')}</summary>
          <ClientGuide redirectAddress={redirectAddress}>
            <ClientForm accounts={accounts} isGuided onChanged={onChanged} />
          </ClientGuide>
        </details>
      )}
    </>
  );
}
