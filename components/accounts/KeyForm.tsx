import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type PlatformAddresses } from '../../lib/messages';
import { getPlatformHosts } from '../../lib/shared/secureAddress';
import { listText } from '../format/listText';
import { useTask } from '../hooks/useTask';
import { Button } from '../ui/Button';
import { focusFirstInvalid, TextField } from '../ui/Field';
import { LiveRegion } from '../ui/Notice';

/** The form for an API key, which allows reading without an account. @param platform the custom one that it is for */
export function KeyForm({ platform, onChanged }: { platform?: PlatformAddresses; onChanged: () => void }) {
  const hosts = platform && getPlatformHosts(platform);
  const [apiKey, setApiKey] = useState('');
  const [error, setError] = useState<string>();
  const task = useTask(onChanged);
  const connect = (event: Event) => {
    event.preventDefault();
    const key = apiKey.trim();
    const isInvalid = key === '' || /\s/.test(key);
    setError(isInvalid ? i18n.t('options.apiKeyMissing') : undefined);
    if (isInvalid) return focusFirstInvalid(event.currentTarget as HTMLElement);
    void task.start('key', async () => {
      await ask('signIn', { apiKey: key, platformId: platform?.id, hosts });
      setApiKey('');
    });
  };
  return (
    <details>
      <summary>{i18n.t('options.apiKeyTitle')}</summary>
      <form class="stack" noValidate onSubmit={connect}>
        <p class="soft">{i18n.t('options.apiKeyWhy')}</p>
        {hosts && <p>{i18n.t('options.apiKeyHosts', { hosts: listText(hosts) })}</p>}
        <TextField
          label={i18n.t('options.apiKey')}
          type="password"
          value={apiKey}
          onInput={setApiKey}
          error={error}
          required
        />
        <div class="row">
          <Button type="submit" busy={task.busy === 'key'}>
            {i18n.t('options.apiKeyUse')}
          </Button>
        </div>
        <LiveRegion task={task} />
      </form>
    </details>
  );
}
