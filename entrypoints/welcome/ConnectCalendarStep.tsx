import { i18n } from '#i18n';
import type { AccountsProps } from '../../components/accounts/accountsProps';
import { ConnectSite } from '../../components/accounts/ConnectSite';
import { Link } from '../../components/ui/Link';
import { isDemo } from './demo';

/** Address of the demo's calendar, filled in. */
const demoAddress = isDemo ? 'calendar.example' : undefined;

/** Connects a calendar site by its address. */
export function ConnectCalendarStep({ accounts, onChanged }: AccountsProps) {
  return (
    <>
      {accounts.sites.map((site) => (
        <p key={site.accountId}>
          {i18n.t('welcome.connectedAs', { name: site.name })} · <Link to={site.url}>{site.url}</Link>
        </p>
      ))}
      <p class="soft">{i18n.t('welcome.calendarWhat')}</p>
      <ConnectSite
        progress={accounts.connecting}
        start={accounts.sites.length === 0 ? demoAddress : undefined}
        onMoved={onChanged}
      />
    </>
  );
}
