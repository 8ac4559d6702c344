import { i18n } from '#i18n';
import { needsClient } from '../../components/accounts/needsClient';
import { SetUpLink } from '../../components/accounts/SetUpLink';
import { useAnswer } from '../../components/hooks/useAnswer';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { News } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';

/** Shown in a section that needs a video account if none is signed in: the sign-in, or the welcome page without a client. */
export function SignIn() {
  const accounts = useAnswer('accounts', {}, { live: true });
  const isRead = accounts.answer !== undefined || accounts.failure !== undefined;
  const lacksClient = accounts.answer !== undefined && needsClient(accounts.answer.client);
  const task = useTask(() => undefined);
  return (
    <div class="panel stack">
      <p>{i18n.t('manager.noVideo')}</p>
      <div class="row">
        {lacksClient && <SetUpLink />}
        {isRead && !lacksClient && (
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
      <News task={task} />
    </div>
  );
}
