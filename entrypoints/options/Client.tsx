import { i18n } from '#i18n';
import type { AccountsProps } from '../../components/accounts/accountsProps';
import { ClientForm } from '../../components/accounts/ClientForm';
import { ClientGuide, RedirectAddress } from '../../components/accounts/ClientGuide';
import { KeyForm } from '../../components/accounts/KeyForm';
import { needsClient } from '../../components/accounts/needsClient';
import { DailyQuotaForm } from './DailyQuotaForm';

/** The person's own OAuth client: how to register it at the platform, and the form for its id and secret. */
export function Client({ accounts, onChanged }: AccountsProps) {
  const { client, redirectAddress } = accounts;
  const form = <ClientForm accounts={accounts} onChanged={onChanged} />;
  return (
    <div class="panel stack">
      <p>{i18n.t(client.builtIn ? 'options.clientBuiltIn' : 'options.clientWhy')}</p>
      {needsClient(client) ? (
        <ClientGuide redirectAddress={redirectAddress}>{form}</ClientGuide>
      ) : (
        <>
          <details>
            <summary>{i18n.t('options.guide')}</summary>
            <ClientGuide redirectAddress={redirectAddress} />
          </details>
          {form}
        </>
      )}
      <div>
        <span class="soft small">{i18n.t('options.redirectAddress')}</span>
        <RedirectAddress address={redirectAddress} />
      </div>
      {client.clientId !== '' && (
        <DailyQuotaForm key={client.clientId} client={client} onChanged={onChanged} />
      )}
      <KeyForm onChanged={onChanged} />
    </div>
  );
}
