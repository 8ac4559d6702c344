import type { EventFormData, SiteChoices, VenueChoice } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { parseDescription } from '../../lib/pages/richText';
import { withOrganizers } from '../../lib/shared/formOrganizers';
import { isObject } from '../../lib/shared/isObject';

/**
 * Key of the draft of an event's form: the site's account, the event's id or address, its start and title. Drafts are
 * kept by site because they hold ids of that site's venues and terms.
 */
export function draftKey(event: FoundEvent | undefined, address: string, accountId: string): string {
  const about = event ? [event.uid ?? event.url ?? address, event.start.local, event.title] : [address];
  return `event ${accountId} ${about.join(' ')}`.slice(0, 300);
}

/** Converts a form for another site: venue and organizers by name instead of id; categories and tags are dropped. */
export function forAnotherSite(form: EventFormData, { venues, organizers }: SiteChoices): EventFormData {
  return {
    ...form,
    venue: byName(form.venue, venues),
    organizers: form.organizers.flatMap((organizer) => byName(organizer, organizers) ?? []),
    categories: [],
    tags: [],
  };
}

function byName<Place extends { name: string }>(
  place: { id: number } | Place | null,
  known: readonly VenueChoice[],
): Place | { name: string } | null {
  if (place === null || !('id' in place)) return place;
  const name = known.find(({ id }) => id === place.id)?.name;
  return name === undefined ? null : { name };
}

const textFields = ['title', 'start', 'end', 'timeZone', 'cost', 'website'] as const;

/** Parses a stored draft, also one of a version that knew one organizer; undefined if it is no form. */
export function parseDraft(stored: unknown): EventFormData | undefined {
  const value = withOrganizers(stored);
  if (!isObject(value)) return undefined;
  const { venue, organizers, status, allDay, categories, tags, image, isTitleMarkup } = value;
  const description = parseDescription(value.description);
  const isForm =
    textFields.every((field) => typeof value[field] === 'string') &&
    typeof allDay === 'boolean' &&
    (status === 'draft' || status === 'publish' || status === 'pending') &&
    (typeof image === 'string' || isPictureFile(image)) &&
    isPlace(venue) &&
    Array.isArray(organizers) &&
    organizers.every((organizer) => organizer !== null && isPlace(organizer)) &&
    isIds(categories) &&
    isIds(tags) &&
    (isTitleMarkup === undefined || typeof isTitleMarkup === 'boolean');
  return isForm && description ? ({ ...value, description } as unknown as EventFormData) : undefined;
}

function isPlace(value: unknown): boolean {
  if (value === null) return true;
  if (!isObject(value)) return false;
  const { id, isAnother, ...fields } = value;
  if (id !== undefined) return Number.isInteger(id);
  if (isAnother !== undefined && typeof isAnother !== 'boolean') return false;
  return typeof fields.name === 'string' && Object.values(fields).every((field) => typeof field === 'string');
}

function isPictureFile(value: unknown): boolean {
  return isObject(value) && typeof value.file === 'string' && typeof value.name === 'string';
}

function isIds(value: unknown): boolean {
  return Array.isArray(value) && value.every(Number.isInteger);
}
