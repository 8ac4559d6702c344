import { i18n } from '#i18n';
import type { AccountsProps } from '../../components/accounts/accountsProps';
import { ClientForm } from '../../components/accounts/ClientForm';
import { ClientGuide } from '../../components/accounts/ClientGuide';
import { KeyForm } from '../../components/accounts/KeyForm';
import { DailyQuotaForm } from './DailyQuotaForm';

/** The person's own OAuth client: how to register it at the platform, and the form for its id and secret. */
export function Client({ accounts, onChanged }: AccountsProps) {
  const { client, redirectAddress } = accounts;
  return (
    <div class="panel stack">
      <p>{i18n.t(client.builtIn ? 'options.clientBuiltIn' : 'options.clientWhy')}</p>
      <ClientGuide redirectAddress={redirectAddress} />
      <ClientForm accounts={accounts} onChanged={onChanged} />
      {client.clientId !== '' && (
        <DailyQuotaForm key={client.clientId} client={client} onChanged={onChanged} />
      )}
      <KeyForm onChanged={onChanged} />
    </div>
  );
}
