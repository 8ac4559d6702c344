import type { EventForm } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';

/** Under which name the draft of an event's form is kept: the event's own id, else where and when it is. */
export function draftKey(event: FoundEvent | undefined, address: string): string {
  const about = event ? [event.uid ?? event.url ?? address, event.start.local, event.title] : [address];
  return `event ${about.join(' ')}`.slice(0, 300);
}

const texts = ['title', 'description', 'start', 'end', 'timeZone', 'cost', 'website', 'image'] as const;

/** A kept form, if it still is one. */
export function parseDraft(value: unknown): EventForm | undefined {
  if (!isRecord(value)) return undefined;
  const { venue, organizer, status, allDay, categories, tags } = value;
  const isForm =
    texts.every((field) => typeof value[field] === 'string') &&
    typeof allDay === 'boolean' &&
    (status === 'draft' || status === 'publish') &&
    isPlace(venue) &&
    isPlace(organizer) &&
    isIds(categories) &&
    isIds(tags);
  return isForm ? (value as unknown as EventForm) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlace(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  const { id, ...fields } = value;
  if (id !== undefined) return Number.isInteger(id);
  return typeof fields.name === 'string' && Object.values(fields).every((field) => typeof field === 'string');
}

function isIds(value: unknown): boolean {
  return Array.isArray(value) && value.every(Number.isInteger);
}
