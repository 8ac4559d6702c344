import type { EventFormData, FormOrganizer } from '../eventForm';
import type { EventThere, PlaceMatch, SimilarPlaces } from '../views';
import { type Known, newPlaces, placeKey, type ReviewedSource } from './review';

type Named<Place> = Extract<Place, { name: string }>;

/** The questions by which a review learns what the site has; as messages, or within the background. */
export interface KnownQuestions {
  eventsThere(question: {
    events: { eventId?: number | undefined; source?: string | undefined; title: string; start: string }[];
  }): Promise<(EventThere | null)[]>;
  similar(question: {
    venues: Named<EventFormData['venue']>[];
    organizers: Named<FormOrganizer>[];
  }): Promise<SimilarPlaces>;
}

/** Maximum of entries in one question. */
const portion = 200;

/**
 * Reads what the site already has of these events and their places, in portions.
 * @param isCurrent whether the answer is still wanted
 */
export async function readKnown(
  questions: KnownQuestions,
  occurrences: readonly ReviewedSource[],
  forms: readonly EventFormData[],
  isCurrent: () => boolean = () => true,
): Promise<Known> {
  const there = await findThere(questions, occurrences, forms, isCurrent);
  return { there, places: await matchPlaces(questions, forms) };
}

/**
 * For each event the one of the calendar that is the same, or null.
 * @param occurrences sorted by start, so that each portion covers its own days
 */
export async function findThere(
  questions: Pick<KnownQuestions, 'eventsThere'>,
  occurrences: readonly ReviewedSource[],
  forms: readonly EventFormData[],
  isCurrent: () => boolean = () => true,
): Promise<Known['there']> {
  const there: (EventThere | null)[] = [];
  for (let from = 0; from < occurrences.length && isCurrent(); from += portion) {
    const events = occurrences.slice(from, from + portion).map(({ source, event, eventId }, at) => ({
      eventId,
      source,
      title: event.title,
      start: `${forms[from + at]?.start}:00`,
    }));
    there.push(...(await questions.eventsThere({ events })));
  }
  return there;
}

async function matchPlaces(
  questions: KnownQuestions,
  forms: readonly EventFormData[],
): Promise<Known['places']> {
  const { venues, organizers } = newPlaces(forms);
  const places = new Map<string, PlaceMatch>();
  for (let from = 0; from < Math.max(venues.length, organizers.length); from += portion) {
    const asked = {
      venues: venues.slice(from, from + portion),
      organizers: organizers.slice(from, from + portion),
    };
    const matched = await questions.similar(asked);
    for (const kind of ['venues', 'organizers'] as const)
      asked[kind].forEach((place, at) => {
        const found = matched[kind][at];
        if (found) places.set(placeKey(kind, place), found);
      });
  }
  return places;
}
