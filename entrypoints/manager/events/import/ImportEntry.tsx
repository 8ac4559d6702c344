import { i18n } from '#i18n';
import { fieldLabel } from '../../../../components/event/fieldLabel';
import { dayLabel, readableSpan } from '../../../../components/event/wallClock';
import { listText } from '../../../../components/format/listText';
import { Details } from '../../../../components/ui/Details';
import type { ReviewedEvent } from '../../../../lib/eventReview/review';
import { keptText } from './PassedOver';

/** An event of a file: title, time, venue, and whether it is new on the calendar or changed. */
export function ImportEntry({ reviewed }: { reviewed: ReviewedEvent }) {
  const { event, form } = reviewed;
  const span = readableSpan(form.start, form.end, form.allDay);
  const when = [span, event.venue?.name, event.online && i18n.t('importEvents.online')];
  return (
    <>
      <span class="grow">
        <span class="one-line" dir="auto" title={event.title}>
          {event.title}
        </span>
        <span class="one-line soft small" title={when.filter(Boolean).join(' · ')}>
          <Details parts={when} />
        </span>
      </span>
      <span class="soft small">{standingLabel(reviewed)}</span>
    </>
  );
}

function standingLabel({ standing, changed, kept, event, dateAtRisk }: ReviewedEvent): string {
  const isOff =
    event.status === 'cancelled'
      ? i18n.t('importEvents.cancelled')
      : event.status === 'postponed'
        ? i18n.t('events.status.postponed')
        : undefined;
  const standingText =
    standing === 'changed'
      ? i18n.t('importEvents.changed', { fields: listText(changed.map((field) => fieldLabel(field))) })
      : i18n.t('importEvents.new');
  const moves = dateAtRisk && i18n.t('importEvents.dateWillMove', { date: dayLabel(dateAtRisk) });
  const stays = kept.length > 0 && keptText(kept);
  return [isOff, standingText, stays, moves].filter(Boolean).join(' · ');
}
