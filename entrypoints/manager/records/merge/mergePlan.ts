import type { SiteEvent } from '../../../../lib/collections/events';
import type { EventRule } from '../../../../lib/eventForm/rules';
import type { BatchItem, RecordKind } from '../../../../lib/messages';
import { mayEditEvent } from '../../../../lib/shared/mayEditEvent';
import type { Site } from '../../events/events';
import type { SiteRecord } from '../records';

/** What a merge does, or why it cannot be done. */
export interface MergePlan {
  /** Events that move first, in the order of the list. */
  events: SiteEvent[];
  items: BatchItem[];
  /** Events that the user may not change: their records stay in use. */
  locked: SiteEvent[];
  /** Posts of the blog that have one of the tags. */
  posts: number;
}

/** The ids of the records of a kind that an event uses. */
export const usedBy = (kind: RecordKind, { venue, organizers, categories, tags }: SiteEvent): number[] =>
  (kind === 'venue'
    ? venue === undefined
      ? []
      : [venue]
    : { organizer: organizers, category: categories, tag: tags }[kind]
  ).map(({ id }) => id);

/** How many events use each record of a kind, those in the trash too. */
export function countUses(kind: RecordKind, events: readonly SiteEvent[]): Map<number, number> {
  const uses = new Map<number, number>();
  for (const event of events) for (const id of usedBy(kind, event)) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}

/** Whether a deleted record of the kind can be taken back. */
export const hasTrash = (kind: RecordKind) => kind === 'venue' || kind === 'organizer';

const fieldOf = { organizer: 'organizer', category: 'categories', tag: 'tags' } as const;

const toRule = (kind: RecordKind, from: number, to: number): EventRule =>
  kind === 'venue' ? { kind: 'venue', id: to, from } : { kind: 'swap', field: fieldOf[kind], from, to };

/** Whether the user may change or delete a record. */
export type MayChange = (record: SiteRecord) => boolean;

/** The records into which the others can be merged: those have to be deleted. */
export const findStaying = (records: readonly SiteRecord[], mayChange: MayChange): SiteRecord[] => {
  const others = records.filter((record) => !mayChange(record));
  if (records.length < 2 || others.length > 1) return [];
  return others.length === 1 ? others : [...records];
};

/**
 * Moves all events to the record that stays, then deletes the others, if that can be undone. Run in order: a record is
 * deleted after the last event has left it, and each deletion looks again whether one uses it.
 */
export function planMerge({
  kind,
  into,
  records,
  events,
  site,
}: {
  kind: RecordKind;
  into: number;
  records: readonly SiteRecord[];
  events: readonly SiteEvent[];
  site: Site;
}): MergePlan {
  const others = records.filter(({ id }) => id !== into);
  const uses = countUses(kind, events);
  const posts =
    kind === 'tag'
      ? others.reduce((sum, { id, count = 0 }) => sum + Math.max(0, count - (uses.get(id) ?? 0)), 0)
      : 0;
  const using = events.filter((event) =>
    usedBy(kind, event).some((id) => others.some((one) => one.id === id)),
  );
  const isLocked = (event: SiteEvent) => event.status === 'trash' || !mayEditEvent(site, event);
  const moving = using.filter((event) => !isLocked(event));
  const moves = moving.map((event): BatchItem => {
    const used = usedBy(kind, event);
    return {
      action: 'event.change',
      input: {
        eventId: event.eventId,
        title: event.title,
        rules: others.filter(({ id }) => used.includes(id)).map(({ id }) => toRule(kind, id, into)),
      },
      label: event.title || `#${event.eventId}`,
    };
  });
  const locked = using.filter(isLocked);
  const deletions =
    hasTrash(kind) && locked.length === 0 ? others.map((record) => toDeletion(kind, record)) : [];
  return { events: moving, items: [...moves, ...deletions], locked, posts };
}

/** The item that deletes a record. */
export const toDeletion = (kind: RecordKind, { id, fields: { name } }: SiteRecord): BatchItem => ({
  action: `${kind}.delete`,
  input: { recordId: id, name },
  label: name,
});
