import {
  ask,
  type EventFormData,
  type FormOrganizer,
  type PlaceMatch,
  type VenueChoice,
} from '../../lib/messages';

type Place = NonNullable<EventFormData['venue']> | FormOrganizer;

/** A venue or organizer that is not on the site yet. */
export type NewPlace = Extract<Place, { name: string }>;

/** A new venue or organizer, and those of the site that may be meant. */
export interface SimilarPlace {
  place: NewPlace;
  choices: VenueChoice[];
}

/**
 * New venues and organizers of a form whose names are like some of the site's: the person says which are meant. Asks the
 * site only if something is new.
 */
export async function findSimilarPlaces({ venue, organizers }: EventFormData): Promise<SimilarPlace[]> {
  const venues = [venue].filter(isNew);
  const others = organizers.filter(isNew);
  if (venues.length + others.length === 0) return [];
  const matched = await ask('similar', { venues, organizers: others });
  return [
    ...venues.map((place, at) => ({ place, choices: findSimilar(matched.venues.slice(at, at + 1)) })),
    ...others.map((place, at) => ({ place, choices: findSimilar(matched.organizers.slice(at, at + 1)) })),
  ].filter(({ choices }) => choices.length > 0);
}

/** Whether the venue or organizer is new and the person has not confirmed it. */
const isNew = <One extends Place>(place: One | null): place is Extract<One, { name: string }> =>
  place !== null && 'name' in place && !place.isAnother && place.name.trim() !== '';

/** Similar entries to ask about; none if there is an exact match or nothing similar. */
export const findSimilar = (matched: readonly PlaceMatch[]): VenueChoice[] =>
  matched.flatMap(({ isSame, matches }) => (isSame ? [] : matches));
