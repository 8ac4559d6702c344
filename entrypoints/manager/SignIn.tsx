import { i18n } from '#i18n';
import { useTask } from '../../components/hooks/useTask';
import { Button } from '../../components/ui/Button';
import { News } from '../../components/ui/Notice';
import { ask } from '../../lib/messages';

/** Stands where a section needs a video account and there is none. */
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
