import { i18n } from '#i18n';
import { SetUpLink } from '../../components/accounts/SetUpLink';
import { useClient } from '../../components/accounts/useClient';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { LiveRegion } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';

/**
 * Signs in to the video platform; without an OAuth client, leads to the welcome page instead. The sign-in window may
 * close the popup; the background continues.
 */
export function ConnectVideo({ onDone }: { onDone: () => void }) {
  const client = useClient();
  const task = useTask(onDone);
  return (
    <section class="stack inset">
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
          <Button
            kind="primary"
            icon="video"
            busy={task.busy !== undefined}
            onClick={() => void task.start('signIn', () => ask('signIn', {}))}
          >
            {i18n.t('common.signIn')}
          </Button>
          <a href="/welcome.html" target="_blank" rel="noopener">
            {i18n.t('common.setUp')}
          </a>
        </div>
      )}
      <LiveRegion task={task} />
    </section>
  );
}
