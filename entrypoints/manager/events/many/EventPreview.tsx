import { i18n } from '#i18n';
import { readableSpan } from '../../../../components/event/wallClock';
import { listText } from '../../../../components/format/listText';
import { FailureNotice } from '../../../../components/ui/Notice';
import type { SiteEvent } from '../../../../lib/collections/events';
import type { Failure } from '../../../../lib/messages';
import { ChangePreview, type ShownChange } from '../../lists/ChangePreview';
import { statusLabel } from '../statusLabel';
import type { EventEdit, EventPlan } from './eventPlan';

/** Names of a site's records by kind and id. */
export type RecordNames = ReadonlyMap<string, string>;

interface PlannedEventsProps {
  plan: EventPlan;
  names: RecordNames;
  failure?: Failure | undefined;
}

/** What a change of many events does to each of them. */
export function PlannedEvents({ plan, names, failure }: PlannedEventsProps) {
  const { edits, unchanged, refused, unread } = plan;
  return (
    <ChangePreview
      summary={i18n.t('events.willChange', { count: edits.length })}
      unchanged={unchanged}
      refused={refused.map(({ event, reason, day = '' }) => ({
        id: `${event.eventId} ${day}`,
        name: `${event.title} ${day}`.trim(),
        reason: i18n.find(`fault.reason.${reason}`, { about: '' }) ?? reason,
      }))}
      refusedSummary={i18n.t('events.skipped', { count: refused.length })}
      edits={edits}
      toRow={(edit) => ({
        id: String(edit.event.eventId),
        name: `${edit.event.title} · ${readableSpan(edit.event.start, undefined, edit.event.isAllDay)}`,
        changes: toChanges(edit, names),
      })}
    >
      {failure && <FailureNotice failure={failure} />}
      {unread > 0 && !failure && <p class="soft small">{i18n.t('events.unread', { count: unread })}</p>}
    </ChangePreview>
  );
}

function toChanges({ event, before, after, status, copies }: EventEdit, names: RecordNames): ShownChange[] {
  if (status !== undefined) {
    const isGone = status === 'delete';
    return [{ before: statusLabel(event.status), after: isGone ? '' : statusLabel(status) }];
  }
  if (copies)
    return [
      {
        before: '',
        after: copies.map(({ start, end }) => readableSpan(start, end, event.isAllDay)).join('\n'),
      },
    ];
  const isMoved = after.start_date !== undefined;
  const changes = isMoved ? [{ before: toSpan(event), after: toSpan(toMoved(event, after)) }] : [];
  return [
    ...changes,
    ...toTexts(before, names)
      .map(([field, text]) => {
        const [, later = ''] = toTexts({ ...before, ...after }, names).find(([one]) => one === field) ?? [];
        return { field, before: text, after: later };
      })
      .filter(({ before: one, after: other }) => one !== other),
  ];
}

const toSpan = ({ start, end, isAllDay }: Pick<SiteEvent, 'start' | 'end' | 'isAllDay'>) =>
  readableSpan(start, end, isAllDay);

const toMoved = (event: SiteEvent, { start_date = '', end_date = '' }: EventEdit['after']) => ({
  ...event,
  start: start_date.replace(' ', 'T'),
  end: end_date.replace(' ', 'T'),
});

/** The fields but the times, as a person reads them. */
function toTexts(event: EventEdit['before'], names: RecordNames): [string, string][] {
  const { title = '', description = '', cost = '', currency, venue } = event;
  const named = (kind: string, ids: readonly (number | string)[] = []) =>
    listText(ids.map((id) => names.get(`${kind} ${id}`) ?? `#${id}`));
  const flag = (isOn: boolean | undefined) => i18n.t(isOn ? 'videos.yes' : 'videos.no');
  return [
    ['title', title],
    ['description', description],
    ['cost', currency?.symbol ? `${cost} (${currency.code || currency.symbol})` : cost],
    ['venue', venue == null ? '' : named('venue', [venue])],
    ['organizer', named('organizer', event.organizer)],
    ['categories', named('category', event.categories)],
    ['tags', named('tag', event.tags)],
    ['featured', `${i18n.t('form.featured')}: ${flag(event.featured)}`],
    ['hidden', `${i18n.t('form.hidden')}: ${flag(event.hide_from_listings)}`],
  ];
}
