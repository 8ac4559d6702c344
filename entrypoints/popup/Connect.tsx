import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { failureOf, useAnswer } from '../../components/asking';
import { Button } from '../../components/Button';
import { ConnectSite } from '../../components/ConnectSite';
import { FailureNotice } from '../../components/Notice';
import { ask, type Failure } from '../../lib/messages';

/** Signs in to the video platform. The popup may close under the sign-in window; the background goes on. */
export function ConnectVideo({ onDone }: { onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const signIn = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await ask('signIn', {});
      onDone();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  const signedIn = () => {
    setFailure(undefined);
    onDone();
  };
  return (
    <section class="inset">
      <h2 class="subject-title">{i18n.t('popup.connectVideo')}</h2>
      <p class="soft">{i18n.t('popup.connectVideoWhy')}</p>
      <div class="row">
        <Button kind="primary" icon="video" busy={busy} onClick={signIn}>
          {i18n.t('common.signIn')}
        </Button>
      </div>
      <div role="status" aria-live="polite" class="live">
        {failure && <FailureNotice failure={failure} onRemedied={signedIn} onRetry={signIn} />}
      </div>
    </section>
  );
}

/** Connects a calendar site right here. */
export function ConnectCalendar() {
  const accounts = useAnswer('accounts', {}, { live: true });
  return (
    <section class="inset">
      <h2 class="subject-title">{i18n.t('popup.connectCalendar')}</h2>
      {accounts.failure && <FailureNotice failure={accounts.failure} onRemedied={accounts.again} />}
      <ConnectSite progress={accounts.answer?.connecting} onMoved={accounts.again} />
    </section>
  );
}
