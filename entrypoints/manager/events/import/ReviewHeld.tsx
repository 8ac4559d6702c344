import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { useAnswer } from '../../../../components/hooks/useAnswer';
import { Blank } from '../../../../components/ui/Blank';
import { FailureNotice, Waiting } from '../../../../components/ui/Notice';
import { ask } from '../../../../lib/messages';
import { eventSource } from '../../../../lib/pages/eventSource';
import { ToolPanel } from '../../lists/ToolPanel';
import { ReviewWithChoices } from './ReviewWithChoices';

/** The review of the events of a page, which are added to the active site together. @param held see `holdEvents` */
export function ReviewHeld({ held }: { held: string }) {
  const { answer, failure, again } = useAnswer('heldEvents', { key: held });
  const occurrences = useMemo(
    () => answer?.events.map((event) => ({ event, source: eventSource(event), isRepeated: false })) ?? [],
    [answer],
  );
  const close = () => {
    void ask('dropEvents', { key: held });
    location.hash = 'events';
  };
  if (failure) return <FailureNotice failure={failure} onRemedied={again} />;
  if (!answer) return <Waiting />;
  if (occurrences.length === 0) return <Blank drawing="events">{i18n.t('importEvents.noneHeld')}</Blank>;
  return (
    <ToolPanel title={i18n.t('importEvents.title')} onClose={close}>
      <p role="status">{i18n.t('importEvents.found', { count: occurrences.length })}</p>
      <ReviewWithChoices occurrences={occurrences} about={answer.pageTitle} />
    </ToolPanel>
  );
}
