import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { AccountsProps } from '../../components/accounts/accountsProps';
import { ClientForm } from '../../components/accounts/ClientForm';
import { KeyForm } from '../../components/accounts/KeyForm';
import { useTask } from '../../components/hooks/useTask';
import { Button, ButtonsOf } from '../../components/ui/Button';
import { LiveRegion } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';
import { DailyQuotaForm } from './DailyQuotaForm';
import { PlatformForm } from './PlatformForm';

/** Custom platforms: other servers with the same API, or the same one at other addresses. */
export function PlatformSettings({ accounts, onChanged }: AccountsProps) {
  const [isAdding, setAdding] = useState(false);
  const task = useTask(onChanged);
  return (
    <div class="panel stack">
      <h3>{i18n.t('options.platforms')}</h3>
      <p class="soft">{i18n.t('options.platformsWhy')}</p>
      {accounts.platforms.map((platform) => (
        <section key={platform.id} class="stack" aria-label={platform.name}>
          <h4>{platform.name}</h4>
          <ButtonsOf name={platform.name}>
            <div class="soft small">{platform.apiBase}</div>
            <details>
              <summary>{i18n.t('options.platformEdit')}</summary>
              <PlatformForm platform={platform} onSaved={onChanged} />
            </details>
            <ClientForm accounts={accounts} platform={platform} onChanged={onChanged} />
            {platform.client.clientId !== '' && (
              <DailyQuotaForm key={platform.client.clientId} client={platform.client} onChanged={onChanged} />
            )}
            <KeyForm platform={platform} onChanged={onChanged} />
            <div class="row">
              <Button
                icon="plus"
                busy={task.busy === platform.id}
                onClick={() => void task.start(platform.id, () => ask('signIn', { platformId: platform.id }))}
              >
                {i18n.t('options.platformConnect', { platform: platform.name })}
              </Button>
              <Button
                kind="danger"
                onClick={() =>
                  void task.start('remove', () => ask('removePlatform', { platformId: platform.id }))
                }
              >
                {i18n.t('options.platformRemove')}
              </Button>
            </div>
          </ButtonsOf>
        </section>
      ))}
      <LiveRegion task={task} />
      {isAdding ? (
        <PlatformForm
          onSaved={() => {
            setAdding(false);
            onChanged();
          }}
        />
      ) : (
        <div class="row">
          <Button onClick={() => setAdding(true)}>{i18n.t('options.platformAdd')}</Button>
        </div>
      )}
    </div>
  );
}
