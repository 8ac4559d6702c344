import { i18n } from '#i18n';
import { useAnswer } from '../../../components/hooks/useAnswer';
import { FailureNotice, Notice, Waiting } from '../../../components/ui/Notice';
import type { ReviewedEvent } from '../../../lib/eventReview/review';
import { ask, type FeedOccurrence } from '../../../lib/messages';
import { ReviewWithChoices } from '../events/import/ReviewWithChoices';
import { ToolPanel } from '../lists/ToolPanel';

interface ReviewFeedProps {
  /** Ids of the events. */
  ids: readonly string[];
  /** Names of their feeds. */
  about: string;
  onClose: () => void;
}

/** The review of events of feeds, which are added to the calendar, or updated there, as one bulk task. */
export function ReviewFeed({ ids, about, onClose }: ReviewFeedProps) {
  const { answer, failure, again } = useAnswer('feedOccurrences', { ids: [...ids] });
  return (
    <ToolPanel title={i18n.t('feeds.review', { count: ids.length })} onClose={onClose}>
      {failure && <FailureNotice failure={failure} onRemedied={again} />}
      {!answer && !failure && <Waiting />}
      {answer?.length === 0 && <Notice>{i18n.t('feeds.noneLeft')}</Notice>}
      {answer && answer.length > 0 && (
        <ReviewWithChoices
          occurrences={answer}
          about={about}
          onReviewed={(reviewed) => noteSettled(answer, reviewed)}
          onStarting={(batchId, at) =>
            ask('noteFeedBatch', { batchId, ids: at.flatMap((each) => answer[each]?.id ?? []) })
          }
        />
      )}
    </ToolPanel>
  );
}

/** Events that the calendar has as the feed does, or that are no longer there, are not offered again. */
function noteSettled(occurrences: readonly FeedOccurrence[], reviewed: readonly ReviewedEvent[]): void {
  const found = reviewed.flatMap(({ id, standing, eventId, kept }) => {
    const item = occurrences[Number(id)];
    if (item === undefined || (standing !== 'there' && standing !== 'removed')) return [];
    return [{ id: item.id, eventId, kept }];
  });
  if (found.length > 0) void ask('noteFeedReview', { found }).catch(() => undefined);
}
