import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';

/** The link to the bulk tasks, whose jobs are not listed one by one in the history; hidden if there are none. */
export function BatchesElsewhere() {
  const { answer = [] } = useAnswer('batches', {}, { live: true });
  if (answer.length === 0) return null;
  return (
    <p class="soft">
      {i18n.t('manager.batchesElsewhere')} <a href="#batches">{i18n.t('batches.title')}</a>
    </p>
  );
}
