import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { toFailure } from '../../../../components/hooks/useAnswer';
import {
  ask,
  type EventForm,
  type EventThere,
  type Failure,
  type PlaceMatch,
} from '../../../../lib/messages';
import type { Occurrence } from '../../../../lib/pages/times/occurrences';
import { type Known, newPlaces, placeKey } from './review';

/** As many as one question may name. */
const portion = 200;

interface Looked {
  known?: Known;
  failure?: Failure;
  again: () => void;
}

/** What the site has already of these events and their places: asked in portions, and anew when they are others. */
export function useKnown(occurrences: readonly Occurrence[], forms: readonly EventForm[]): Looked {
  const [state, setState] = useState<{ known?: Known; failure?: Failure }>({});
  const latest = useRef(0);
  const again = useCallback(async () => {
    const turn = ++latest.current;
    const settle = (settled: typeof state) => turn === latest.current && setState(settled);
    setState({});
    try {
      const isCurrent = () => turn === latest.current;
      settle({
        known: { there: await lookThere(occurrences, forms, isCurrent), places: await match(forms) },
      });
    } catch (error) {
      settle({ failure: toFailure(error) });
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

/** They come by their start: each portion is about days of its own. */
async function lookThere(
  occurrences: readonly Occurrence[],
  forms: readonly EventForm[],
  isCurrent: () => boolean,
): Promise<(EventThere | null)[]> {
  const there: (EventThere | null)[] = [];
  for (let from = 0; from < occurrences.length && isCurrent(); from += portion) {
    const events = occurrences.slice(from, from + portion).map(({ source, event }, at) => ({
      ...{ source, title: event.title },
      start: `${forms[from + at]?.start}:00`,
    }));
    there.push(...(await ask('eventsThere', { events })).there);
  }
  return there;
}

async function match(forms: readonly EventForm[]): Promise<Map<string, PlaceMatch>> {
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
