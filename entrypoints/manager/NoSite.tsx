import { i18n } from '#i18n';
import { ConnectCalendar } from '../../components/accounts/ConnectCalendar';

/** Shown in a section that needs a calendar site if none is connected. */
export function NoSite() {
  return (
    <div class="panel stack">
      <p>{i18n.t('manager.noSite')}</p>
      <ConnectCalendar />
    </div>
  );
}
