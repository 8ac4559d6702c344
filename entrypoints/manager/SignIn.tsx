import { i18n } from '#i18n';
import { Button } from '../../components/Button';
import { News } from '../../components/Notice';
import { useWork } from '../../components/useWork';
import { ask } from '../../lib/messages';

/** Stands where a section needs a video account and there is none. */
export function SignIn() {
  const work = useWork(() => undefined);
  return (
    <div class="panel stack">
      <p>{i18n.t('manager.noVideo')}</p>
      <div class="row">
        <Button
          kind="primary"
          icon="video"
          busy={work.busy === 'signIn'}
          onClick={() => void work.start('signIn', () => ask('signIn', {}))}
        >
          {i18n.t('common.signIn')}
        </Button>
      </div>
      <News work={work} />
    </div>
  );
}
