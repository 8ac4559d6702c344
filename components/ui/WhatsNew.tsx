import { i18n } from '#i18n';
import { ask } from '../../lib/messages';
import { useAnswer } from '../hooks/useAnswer';
import { useTask } from '../hooks/useTask';
import { Button } from './Button';
import { Notice } from './Notice';

/** Mentions an update until it is dismissed or read. Failures are not shown, since nothing depends on it. */
export function WhatsNew() {
  const { answer, again } = useAnswer('news', {});
  const task = useTask(again);
  if (answer?.version === undefined) return null;
  return (
    <Notice>
      <p>{i18n.t('common.updated', { version: answer.version })}</p>
      <div class="row">
        <a class="button button-small" href="/help.html#changes" target="_blank" rel="noopener">
          {i18n.t('common.whatsNew')}
        </a>
        <Button
          small
          kind="quiet"
          busy={task.busy === 'dismiss'}
          onClick={() => void task.start('dismiss', () => ask('dismissNews', {}))}
        >
          {i18n.t('common.dismiss')}
        </Button>
      </div>
    </Notice>
  );
}
