import { i18n } from '#i18n';
import { useAnswer } from '../hooks/useAnswer';
import { FailureNotice } from '../ui/Notice';
import { ConnectSite } from './ConnectSite';

/** The form that connects a calendar site, inside the page that needs one. */
export function ConnectCalendar({ address }: { address?: string | undefined }) {
  const accounts = useAnswer('accounts', {});
  return (
    <section class="stack inset">
      <h2 class="subject-title" dir="auto">
        {i18n.t('common.connectCalendar')}
      </h2>
      {accounts.failure && <FailureNotice failure={accounts.failure} onRemedied={accounts.again} />}
      <ConnectSite start={address} progress={accounts.answer?.connecting} onMoved={accounts.again} />
    </section>
  );
}
