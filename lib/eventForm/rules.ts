import * as z from 'zod/mini';
import { sendableTimes } from '../calendar/editing/eventTimes';
import type { EventEdits, WholeEvent } from '../calendar/editing/mergeEvent';
import { Currency } from '../calendar/shared/cost';
import { itemId } from '../calendar/shared/parameters';
import { escapeText, toTitleText } from '../calendar/shared/text';
import { Fault } from '../errors';
import { type Replacement, replacementFields, replaceText } from '../shared/replaceText';
import { shiftClock } from '../shared/time';
import { priceEdits, toFormPrice } from './cost';

const flags = ['featured', 'hide_from_listings'] as const;
const lists = ['categories', 'tags', 'organizer'] as const;
const someIds = () => z.array(itemId()).check(z.minLength(1), z.maxLength(100));
/** Ten years. */
const mostDays = 3_660;
const wallClock = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));

/** Schema of a change that is worked out from what an event says at the moment when it is made. */
export const EventRule = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('flag'), field: z.enum(flags), isOn: z.boolean() }),
    /** A price as a form has it. */
    z.strictObject({
      kind: z.literal('price'),
      cost: z.string().check(z.maxLength(200)),
      currency: z.optional(Currency()),
    }),
    /** The venue; with `from`, of events that have that one. */
    z.strictObject({ kind: z.literal('venue'), id: itemId(), from: z.optional(itemId()) }),
    z.strictObject({ kind: z.literal('add'), field: z.enum(lists), ids: someIds() }),
    z.strictObject({ kind: z.literal('remove'), field: z.enum(lists), ids: someIds() }),
    /** Puts a record in the place of another one. */
    z.strictObject({ kind: z.literal('swap'), field: z.enum(lists), from: itemId(), to: itemId() }),
    /**
     * Moves the start and the end by the wall clock of the event's zone. An event of whole days moves by whole days.
     * `from` is the start that the person saw.
     */
    z.strictObject({
      kind: z.literal('shift'),
      days: z.int().check(z.minimum(-mostDays), z.maximum(mostDays)),
      minutes: z.int().check(z.minimum(-1440), z.maximum(1440)),
      from: wallClock(),
    }),
    /** Replaces a text wherever it stands: in the title, or in the source of the description. */
    z.strictObject({
      kind: z.literal('replace'),
      field: z.enum(['title', 'description']),
      ...replacementFields(),
    }),
  ]);
export type EventRule = z.output<ReturnType<typeof EventRule>>;

/** What the rules read of an event. */
export type RuledEvent = Pick<
  WholeEvent,
  | 'title'
  | 'description'
  | 'start_date'
  | 'end_date'
  | 'timezone'
  | 'all_day'
  | 'cost'
  | 'currency'
  | 'venue'
  | (typeof flags)[number]
  | (typeof lists)[number]
>;

/**
 * What the rules, one after the other, change in an event; empty if nothing.
 * @throws Fault `conflict/eventChanged` if the event does not begin when the person saw it; `badInput` of
 *   `sendableTimes`; `badInput/titleEmpty`; `badInput/costUnclear`
 */
export function applyEventRules(event: RuledEvent, rules: readonly EventRule[]): EventEdits {
  let now = event;
  const edits: EventEdits = {};
  for (const rule of rules) {
    const changes = applyRule(now, rule);
    now = { ...now, ...changes };
    Object.assign(edits, changes);
  }
  return edits;
}

function applyRule(event: RuledEvent, rule: EventRule): EventEdits {
  switch (rule.kind) {
    case 'flag':
      return event[rule.field] === rule.isOn ? {} : { [rule.field]: rule.isOn };
    case 'price':
      return changePrice(event, rule);
    case 'venue': {
      const isMeant = rule.from === undefined || event.venue === rule.from;
      return isMeant && event.venue !== rule.id ? { venue: rule.id } : {};
    }
    case 'shift':
      return shift(event, rule);
    case 'replace':
      return rule.field === 'title' ? replaceInTitle(event, rule) : replaceInDescription(event, rule);
    default: {
      const before = event[rule.field].map(Number);
      const after = changeList(before, rule);
      return JSON.stringify(after) === JSON.stringify(before) ? {} : { [rule.field]: after };
    }
  }
}

type ListRule = Extract<EventRule, { kind: 'add' | 'remove' | 'swap' }>;

function changeList(ids: readonly number[], rule: ListRule): number[] {
  if (rule.kind === 'add') return [...new Set([...ids, ...rule.ids])];
  if (rule.kind === 'remove') return ids.filter((id) => !rule.ids.includes(id));
  return [...new Set(ids.map((id) => (id === rule.from ? rule.to : id)))];
}

function changePrice(event: RuledEvent, written: Extract<EventRule, { kind: 'price' }>): EventEdits {
  const { cost, currency } = priceEdits(written, { form: toFormPrice(event), seen: event });
  return {
    ...(cost !== undefined && cost !== event.cost && { cost }),
    ...(currency !== undefined && { currency }),
  };
}

function shift(
  event: RuledEvent,
  { days, minutes, from }: Extract<EventRule, { kind: 'shift' }>,
): EventEdits {
  const { start_date, end_date, timezone, all_day } = event;
  if (start_date !== from) throw new Fault({ kind: 'conflict', reason: 'eventChanged', about: 'start_date' });
  const moved = (time: string) => shiftClock(time, { days, minutes: all_day ? 0 : minutes });
  if (moved(start_date) === start_date) return {};
  const local = { start: moved(start_date), end: moved(end_date) };
  const sent = sendableTimes({ ...local, timeZone: timezone, allDay: all_day });
  // A zone that the calendar would misread on the new day becomes a place with that time
  const { start_date: start, end_date: end } = sent;
  return sent.timezone === timezone ? { start_date: start, end_date: end } : sent;
}

/** A title without markup is a text: the person finds in it what the site shows. */
function replaceInTitle({ title }: RuledEvent, replacement: Replacement): EventEdits {
  const text = toTitleText(title);
  const after = replaceText(text ?? title, replacement).trim();
  if (after === '') throw new Fault({ kind: 'badInput', reason: 'titleEmpty', about: 'title' });
  if (after === (text ?? title)) return {};
  return { title: text === undefined ? after : escapeText(after) };
}

/**
 * The description is source. A text without markup of its own is found as the site shows it, too: `Bread & Wine` where
 * the source says `Bread &amp; Wine`.
 */
function replaceInDescription({ description }: RuledEvent, replacement: Replacement): EventEdits {
  const { find, replacement: text, ignoresCase } = replacement;
  const literal = replaceText(description, replacement);
  const isShown = literal === description && find.includes('&') && !/[<>]/.test(find + text);
  const shown = { find: toSource(find), replacement: toSource(text), ignoresCase };
  const after = isShown ? replaceText(description, shown) : literal;
  return after === description ? {} : { description: after };
}

const toSource = (text: string) => text.replaceAll('&', '&amp;');
