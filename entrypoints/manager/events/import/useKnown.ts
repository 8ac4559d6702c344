import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { toFailure } from '../../../../components/hooks/useAnswer';
import { type Known, newPlaces, placeKey } from '../../../../lib/eventReview/review';
import {
  ask,
  type EventFormData,
  type EventThere,
  type Failure,
  type PlaceMatch,
} from '../../../../lib/messages';
import type { Occurrence } from '../../../../lib/pages/times/occurrences';

/** Maximum of entries in one message. */
const portion = 200;

interface KnownState {
  known?: Known;
  failure?: Failure;
  again: () => void;
}

/** Reads what the site already has of these events and places, in portions; again when the events change. */
export function useKnown(occurrences: readonly Occurrence[], forms: readonly EventFormData[]): KnownState {
  const [state, setState] = useState<{ known?: Known; failure?: Failure }>({});
  const latest = useRef(0);
  const again = useCallback(async () => {
    const sequence = ++latest.current;
    const update = (next: typeof state) => sequence === latest.current && setState(next);
    setState({});
    try {
      const isCurrent = () => sequence === latest.current;
      update({
        known: { there: await findExisting(occurrences, forms, isCurrent), places: await matchPlaces(forms) },
      });
    } catch (error) {
      update({ failure: toFailure(error) });
    }
  }, [occurrences, forms]);
  useEffect(() => {
    void again();
    return () => {
      latest.current++;
    };
  }, [again]);
  return { ...state, again: () => void again() };
}

/** Occurrences are sorted by start, so each portion covers its own days. */
async function findExisting(
  occurrences: readonly Occurrence[],
  forms: readonly EventFormData[],
  isCurrent: () => boolean,
): Promise<(EventThere | null)[]> {
  const there: (EventThere | null)[] = [];
  for (let from = 0; from < occurrences.length && isCurrent(); from += portion) {
    const events = occurrences.slice(from, from + portion).map(({ source, event }, at) => ({
      source,
      title: event.title,
      start: `${forms[from + at]?.start}:00`,
    }));
    there.push(...(await ask('eventsThere', { events })));
  }
  return there;
}

async function matchPlaces(forms: readonly EventFormData[]): Promise<Map<string, PlaceMatch>> {
  const { venues, organizers } = newPlaces(forms);
  const places = new Map<string, PlaceMatch>();
  for (let from = 0; from < Math.max(venues.length, organizers.length); from += portion) {
    const asked = {
      venues: venues.slice(from, from + portion),
      organizers: organizers.slice(from, from + portion),
    };
    const matched = await ask('similar', asked);
    for (const kind of ['venues', 'organizers'] as const)
      asked[kind].forEach((place, at) => {
        const found = matched[kind][at];
        if (found) places.set(placeKey(kind, place), found);
      });
  }
  return places;
}
