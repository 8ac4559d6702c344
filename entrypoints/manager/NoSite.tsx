import { i18n } from '#i18n';
import { ConnectCalendar } from '../../components/accounts/ConnectCalendar';

/** Stands where a section needs a calendar site and there is none. */
export function NoSite() {
  return (
    <div class="panel stack">
      <p>{i18n.t('manager.noSite')}</p>
      <ConnectCalendar />
    </div>
  );
}
