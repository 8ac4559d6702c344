import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { SetUpLink } from '../../components/accounts/SetUpLink';
import { useClient } from '../../components/accounts/useClient';
import { toFailure } from '../../components/hooks/useAnswer';
import { Button } from '../../components/ui/Button';
import { FailureNotice, News } from '../../components/ui/Notice';
import { ask, type Failure } from '../../lib/messages';

/**
 * Signs in to the video platform; without an OAuth client, leads to the welcome page instead. The sign-in window may
 * close the popup; the background continues.
 */
export function ConnectVideo({ onDone }: { onDone: () => void }) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const signIn = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await ask('signIn', {});
      onDone();
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(false);
  };
  const signedIn = () => {
    setFailure(undefined);
    onDone();
  };
  return (
    <section class="inset">
      <h2 class="subject-title" dir="auto">
        {i18n.t('popup.connectVideo')}
      </h2>
      <p class="soft">{i18n.t('popup.connectVideoWhy')}</p>
      {client === 'missing' && (
        <div class="row">
          <SetUpLink />
        </div>
      )}
      {client === 'present' && (
        <div class="row">
          <Button kind="primary" icon="video" busy={busy} onClick={signIn}>
            {i18n.t('common.signIn')}
          </Button>
          <a href="/welcome.html" target="_blank" rel="noopener">
            {i18n.t('common.setUp')}
          </a>
        </div>
      )}
      <News>{failure && <FailureNotice failure={failure} onRemedied={signedIn} onRetry={signIn} />}</News>
    </section>
  );
}
