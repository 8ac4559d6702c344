import { sendableTimes } from '../../../../lib/calendar/editing/eventTimes';
import { escapeText } from '../../../../lib/calendar/shared/text';
import type { SiteEvent } from '../../../../lib/collections/events';
import { toFault } from '../../../../lib/errors';
import { applyEventRules, type EventRule, type RuledEvent } from '../../../../lib/eventForm/rules';
import type { BatchItem } from '../../../../lib/messages';
import { mayEditEvent } from '../../../../lib/shared/mayEditEvent';
import { shiftClock } from '../../../../lib/shared/time';
import type { Site } from '../events';

/** What is done with each of many events. */
export type ManyChange =
  | { kind: 'rules'; toRules: (event: SiteEvent) => EventRule[] }
  | { kind: 'action'; action: RowActionId; toStatus: (event: SiteEvent) => string | undefined }
  /** Copies, each at its distance in days; with an id, they and the event are a series. */
  | { kind: 'copies'; days: readonly number[]; isPublished: boolean; series?: string | undefined };

/** Actions that take an event of the list as it is. */
type RowActionId =
  | 'event.publish'
  | 'event.review'
  | 'event.unpublish'
  | 'event.trash'
  | 'event.restore'
  | 'event.delete';

/** What changes in an event: fields of the site with their values, or its state. */
export interface EventEdit {
  event: SiteEvent;
  before: Partial<RuledEvent>;
  /** The fields that change. */
  after: Partial<RuledEvent>;
  /** Its state after an action. */
  status?: string;
  /** Starts and ends of its copies. */
  copies?: { start: string; end: string }[];
}

/** What a change does to each event, as far as the mirror knows: the bulk task reads each one again. */
export interface EventPlan {
  edits: EventEdit[];
  /** How many stay as they are. */
  unchanged: number;
  /** Those that would be refused, with the reason of a fault; of copies, the day. */
  refused: { event: SiteEvent; reason: string; day?: string }[];
  /** How many are looked at by the task alone, since their description is not read yet. */
  unread: number;
  items: BatchItem[];
}

/**
 * @param descriptions sources of descriptions by event, if the rules look into them; null: not readable
 */
export function planEvents(
  events: readonly SiteEvent[],
  change: ManyChange,
  site: Site,
  descriptions?: ReadonlyMap<number, string | null>,
): EventPlan {
  const plan: EventPlan = { edits: [], unchanged: 0, refused: [], unread: 0, items: [] };
  for (const event of events) {
    if (!mayEditEvent(site, event)) {
      plan.refused.push({ event, reason: 'mayNotEdit' });
      continue;
    }
    try {
      addTo(plan, event, change, descriptions);
    } catch (error) {
      plan.refused.push({ event, reason: toFault(error).reason });
    }
  }
  return plan;
}

function addTo(
  plan: EventPlan,
  event: SiteEvent,
  change: ManyChange,
  descriptions: ReadonlyMap<number, string | null> | undefined,
): void {
  const { eventId, title } = event;
  const name = title || `#${eventId}`;
  const put = (action: BatchItem['action'], input: object, edit?: Omit<EventEdit, 'event'>, day = '') => {
    plan.items.push({ action, input: { eventId, title, ...input }, label: `${name} ${day}`.trim() });
    if (edit) plan.edits.push({ event, ...edit });
  };
  if (change.kind === 'action') {
    const status = change.toStatus(event);
    if (status === undefined) plan.unchanged++;
    else put(change.action, {}, { before: {}, after: {}, status });
  } else if (change.kind === 'copies') {
    const copies = change.days
      .map((days) => toCopyTimes(event, days))
      .filter((times) => isPossible(plan, event, times));
    const { isPublished, series } = change;
    for (const [at, times] of copies.entries())
      put(
        'event.duplicate',
        { times, isPublished, ...(series !== undefined && { series }) },
        at === 0 ? { before: {}, after: {}, copies } : undefined,
        times.start.slice(0, 10),
      );
  } else {
    const rules = change.toRules(event);
    const looksInside = rules.some((rule) => rule.kind === 'replace' && rule.field === 'description');
    const description = descriptions?.get(eventId);
    if (looksInside && description === undefined) {
      plan.unread++;
      put('event.change', { rules });
      return;
    }
    const before = { ...toRuled(event), description: description ?? '' };
    const after = applyEventRules(before, rules) as Partial<RuledEvent>;
    if (Object.keys(after).length === 0) plan.unchanged++;
    else put('event.change', { rules }, { before, after });
  }
}

/** Whether the clocks of the event's zone show these times once; notes the day otherwise. */
function isPossible(plan: EventPlan, event: SiteEvent, times: { start: string; end: string }): boolean {
  const { timeZone, isAllDay: allDay } = event;
  try {
    sendableTimes({ ...times, timeZone, allDay });
    return true;
  } catch (error) {
    plan.refused.push({ event, reason: toFault(error).reason, day: times.start.slice(0, 10) });
    return false;
  }
}

/** Times of a copy of an event so many days later, by the wall clock of its zone. */
function toCopyTimes({ start, end }: Pick<SiteEvent, 'start' | 'end'>, days: number) {
  return { start: shiftClock(start, { days }), end: shiftClock(end, { days }) };
}

/** What the mirror knows of an event. */
const toRuled = (event: SiteEvent): RuledEvent => ({
  title: escapeText(event.title),
  description: '',
  start_date: event.start.replace('T', ' '),
  end_date: event.end.replace('T', ' '),
  timezone: event.timeZone,
  all_day: event.isAllDay,
  cost: event.cost,
  featured: event.isFeatured,
  hide_from_listings: event.isHidden,
  venue: event.venue?.id ?? null,
  organizer: event.organizers.map(({ id }) => id),
  categories: event.categories.map(({ id }) => id),
  tags: event.tags.map(({ id }) => id),
});
