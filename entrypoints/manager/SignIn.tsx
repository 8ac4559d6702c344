import { i18n } from '#i18n';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { News } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';

/** Shown in a section that needs a video account if none is signed in. */
export function SignIn() {
  const task = useTask(() => undefined);
  return (
    <div class="panel stack">
      <p>{i18n.t('manager.noVideo')}</p>
      <div class="row">
        <Button
          kind="primary"
          icon="video"
          busy={task.busy === 'signIn'}
          onClick={() => void task.start('signIn', () => ask('signIn', {}))}
        >
          {i18n.t('common.signIn')}
        </Button>
      </div>
      <News task={task} />
    </div>
  );
}
