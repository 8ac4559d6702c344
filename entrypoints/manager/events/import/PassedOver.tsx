import { i18n } from '#i18n';
import { fieldLabel } from '../../../../components/event/fieldLabel';
import { problemMessage } from '../../../../components/event/problemMessage';
import { readableSpan } from '../../../../components/event/wallClock';
import { listText } from '../../../../components/format/listText';
import { Notice } from '../../../../components/ui/Notice';
import type { ReviewedEvent } from '../../../../lib/eventReview/review';
import type { Occurrence } from '../../../../lib/pages/times/occurrences';

const maxShown = 100;

interface PassedOverProps {
  reviewed: readonly ReviewedEvent[];
  occurrences: readonly Occurrence[];
  /** Time zone of the site. */
  zone: string;
  /** Time zone that the person has chosen for new events. */
  usualZone?: string | undefined;
}

/** Events that are not imported, with the reason; and the assumed zone of times without one. */
export function PassedOver({ reviewed, occurrences, zone, usualZone }: PassedOverProps) {
  const there = reviewed.filter(({ standing }) => standing === 'there');
  const removed = reviewed.filter(({ standing }) => standing === 'removed');
  const unfit = reviewed.filter(({ standing }) => standing === 'unfit');
  const timed = occurrences.filter(({ event }) => !event.allDay).map(({ event: { start } }) => start);
  const zoneless = timed.filter(({ zone, offset }) => zone === undefined && offset === undefined).length;
  const inUtc = timed.filter(({ zone, offset }) => zone === undefined && offset !== undefined).length;
  const notes = [
    zoneless > 0 && i18n.t('importEvents.noZone', { count: zoneless, zone: usualZone || zone }),
    inUtc > 0 && i18n.t('importEvents.inUtc', { count: inUtc, zone }),
  ].filter(Boolean);
  return (
    <>
      {notes.length > 0 && <p class="soft small">{notes.join(' ')}</p>}
      {there.length > 0 && (
        <Notice>
          <details>
            <summary>{i18n.t('importEvents.there', { count: there.length })}</summary>
            <Events events={there} />
          </details>
        </Notice>
      )}
      {removed.length > 0 && (
        <Notice>
          <details>
            <summary>{i18n.t('importEvents.removed', { count: removed.length })}</summary>
            <Events events={removed} />
          </details>
        </Notice>
      )}
      {unfit.length > 0 && (
        <Notice tone="warn">
          <details>
            <summary>{i18n.t('importEvents.unfit', { count: unfit.length })}</summary>
            <Events events={unfit} />
          </details>
        </Notice>
      )}
    </>
  );
}

/** What stays as it was edited on the calendar. */
export const keptText = (kept: ReviewedEvent['kept']): string =>
  i18n.t('importEvents.kept', { fields: listText(kept.map((field) => fieldLabel(field))) });

function Events({ events }: { events: readonly ReviewedEvent[] }) {
  return (
    <ul class="small">
      {events.slice(0, maxShown).map(({ id, event, form, problem, kept }) => (
        <li key={id}>
          {event.title} · {readableSpan(form.start, form.end, form.allDay)}
          {problem && <span class="soft"> {problemMessage(problem)}</span>}
          {kept.length > 0 && <span class="soft"> · {keptText(kept)}</span>}
        </li>
      ))}
    </ul>
  );
}
