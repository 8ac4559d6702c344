import * as z from 'zod/mini';
import type { EventFormData, SiteChoices, VenueChoice } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';

/**
 * Key of the draft of an event's form: the site's account, the event's id or address, its start and title. Drafts are
 * kept by site because they hold ids of that site's venues and terms.
 */
export function draftKey(event: FoundEvent | undefined, address: string, accountId: string): string {
  const about = event ? [event.uid ?? event.url ?? address, event.start.local, event.title] : [address];
  return `event ${accountId} ${about.join(' ')}`.slice(0, 300);
}

/** Key of the draft of the further sites that get an event. @param key of the form's draft */
export const alsoOnKey = (key: string): string => `alsoOn ${key}`.slice(0, 300);

/** Accounts of the further sites, as a draft holds them. */
export const parseAlsoOn = (value: unknown): string[] | undefined =>
  z.array(z.string()).safeParse(value).data;

/**
 * Converts a form for another site: venue and organizers by name instead of id; categories, tags and the author, whose
 * ids mean others there, are dropped.
 */
export function forAnotherSite(form: EventFormData, { venues, organizers }: SiteChoices): EventFormData {
  return {
    ...form,
    venue: byName(form.venue, venues),
    organizers: form.organizers.flatMap((organizer) => byName(organizer, organizers) ?? []),
    categories: [],
    tags: [],
    author: undefined,
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
