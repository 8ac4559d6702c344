import { i18n } from '#i18n';
import { CopyButton } from '../../components/ui/CopyButton';
import { Link } from '../../components/ui/Link';
import type { Accounts } from '../../lib/messages';
import { ClientForm } from './ClientForm';
import { DailyQuotaForm } from './DailyQuotaForm';
import { KeyForm } from './KeyForm';

interface ClientProps {
  accounts: Accounts;
  onChanged: () => void;
}

/** The person's own OAuth client: how to register it at the platform, and the form for its id and secret. */
export function Client({ accounts, onChanged }: ClientProps) {
  const { client, redirectAddress } = accounts;
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
      <ClientForm client={client} methods={accounts.methods} onChanged={onChanged} />
      {client.clientId !== '' && (
        <DailyQuotaForm key={client.clientId} client={client} onChanged={onChanged} />
      )}
      <KeyForm onChanged={onChanged} />
    </div>
  );
}
