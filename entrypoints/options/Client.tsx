import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Button } from '../../components/Button';
import { TextField } from '../../components/Field';
import { Link } from '../../components/Link';
import { FailureNotice, Notice } from '../../components/Notice';
import { useWork } from '../../components/useWork';
import { type Accounts, ask } from '../../lib/messages';
import { CopyButton } from './CopyButton';

interface ClientProps {
  accounts: Accounts;
  onChanged: () => void;
}

/** The person's own entry at the video platform: what to register there, and what to bring back. */
export function Client({ accounts, onChanged }: ClientProps) {
  const { client, redirectAddress } = accounts;
  const [clientId, setClientId] = useState(client.builtIn ? '' : client.clientId);
  const [clientSecret, setClientSecret] = useState('');
  const [error, setError] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const work = useWork(onChanged);

  const save = (event: Event) => {
    event.preventDefault();
    setSaved(false);
    const id = clientId.trim();
    const secret = clientSecret.trim();
    setError(id === '' || /\s/.test(id) ? i18n.t('options.clientIdMissing') : undefined);
    if (id === '' || /\s/.test(id)) return;
    void work.start('save', async () => {
      await ask('setClient', { clientId: id, ...(secret === '' ? {} : { clientSecret: secret }) });
      setClientSecret('');
      setSaved(true);
    });
  };
  return (
    <div class="panel stack">
      <p>{i18n.t(client.builtIn ? 'options.clientBuiltIn' : 'options.clientWhy')}</p>
      <ol class="steps">
        <li>
          {i18n.t('options.clientStep1')}{' '}
          <Link to="https://console.cloud.google.com/apis/credentials">
            {i18n.t('options.clientConsole')}
          </Link>
        </li>
        <li>
          {i18n.t('options.clientStep2')}
          <span class="copy-line">
            <code class="grow">{redirectAddress}</code>
            <CopyButton text={redirectAddress} label={i18n.t('options.copyRedirect')} />
          </span>
        </li>
        <li>{i18n.t('options.clientStep3')}</li>
      </ol>
      <form class="stack" noValidate onSubmit={save}>
        <TextField
          label={i18n.t('options.clientId')}
          value={clientId}
          onInput={setClientId}
          error={error}
          placeholder="….apps.googleusercontent.com"
          required
        />
        <TextField
          label={i18n.t('options.clientSecret')}
          hint={i18n.t(client.hasSecret ? 'options.secretKept' : 'options.secretWhy')}
          type="password"
          value={clientSecret}
          onInput={setClientSecret}
          placeholder={client.hasSecret ? '••••••••••••' : ''}
        />
        <div class="row">
          <Button type="submit" busy={work.busy === 'save'}>
            {i18n.t('options.saveClient')}
          </Button>
        </div>
      </form>
      <div role="status" aria-live="polite" class="live">
        {isSaved && <Notice tone="good">{i18n.t('options.clientSaved')}</Notice>}
        {work.failure && <FailureNotice failure={work.failure} {...work.ways} />}
      </div>
    </div>
  );
}
