import * as z from 'zod/mini';
import type { EventFormData, SiteChoices, VenueChoice } from '../../lib/messages';
import type { FoundEvent } from '../../lib/pages/foundEvent';
import { parseDescription } from '../../lib/pages/richText';
import { withOrganizers } from '../../lib/shared/formOrganizers';

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

/** By its id at the site, or as it is typed. */
const Place = () =>
  z.union([
    z.looseObject({ id: z.int() }),
    z.catchall(
      z.object({ id: z.optional(z.never()), name: z.string(), isAnother: z.optional(z.boolean()) }),
      z.string(),
    ),
  ]);

const Draft = () =>
  z.looseObject({
    title: z.string(),
    start: z.string(),
    end: z.string(),
    timeZone: z.string(),
    cost: z.string(),
    website: z.string(),
    allDay: z.boolean(),
    status: z.enum(['draft', 'publish', 'pending']),
    image: z.union([z.string(), z.looseObject({ file: z.string(), name: z.string() })]),
    venue: z.nullable(Place()),
    organizers: z.array(Place()),
    categories: z.array(z.int()),
    tags: z.array(z.int()),
    isTitleMarkup: z.optional(z.boolean()),
    description: z.unknown(),
  });

/** Parses a stored draft, also one of a version that knew one organizer; undefined if it is no form. */
export function parseDraft(stored: unknown): EventFormData | undefined {
  const form = Draft().safeParse(withOrganizers(stored)).data;
  const description = parseDescription(form?.description);
  return form && description ? ({ ...form, description } as EventFormData) : undefined;
}
