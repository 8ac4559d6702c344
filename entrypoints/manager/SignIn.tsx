import { i18n } from '#i18n';
import { SetUpLink } from '../../components/accounts/SetUpLink';
import { useClient } from '../../components/accounts/useClient';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { LiveRegion } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';

/**
 * Shown in a section that needs a video account if none is signed in: the sign-in, or the welcome page without a
 * client.
 */
export function SignIn() {
  const client = useClient();
  const task = useTask(() => undefined);
  return (
    <div class="panel stack">
      <p>{i18n.t('manager.noVideo')}</p>
      <div class="row">
        {client === 'missing' && <SetUpLink />}
        {client === 'present' && (
          <Button
            kind="primary"
            icon="video"
            busy={task.busy === 'signIn'}
            onClick={() => void task.start('signIn', () => ask('signIn', {}))}
          >
            {i18n.t('common.signIn')}
          </Button>
        )}
      </div>
      <LiveRegion task={task} />
    </div>
  );
}
