import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import {
  ask,
  type EventFormData,
  type FormOrganizer,
  type PlaceMatch,
  type VenueChoice,
} from '../../lib/messages';
import { Button } from '../ui/Button';
import { LiveRegion, Notice } from '../ui/Notice';

interface Similar {
  /** Searches for venues and organizers with similar names; true if the person has to answer a question first. */
  isAsked: (form: EventFormData) => Promise<boolean>;
  question: ComponentChildren;
}

/** Asks before a venue or organizer is created whether one of the site's with a similar name is meant. */
export function useSimilar(change: (changes: Partial<EventFormData>) => void): Similar {
  const [asked, setAsked] = useState<Asked>();
  const isSearching = useRef(false);
  const isAsked = async ({ venue, organizers }: EventFormData) => {
    // The button was pressed a second time while the first search runs.
    if (isSearching.current) return true;
    const newVenues = [venue].filter(isNew);
    const newOrganizers = organizers.filter(isNew);
    setAsked(undefined);
    if (newVenues.length + newOrganizers.length === 0) return false;
    isSearching.current = true;
    try {
      const matched = await ask('similar', { venues: newVenues, organizers: newOrganizers });
      const open = [
        ...newVenues.map((place, at) => ({ place, choices: findSimilar(matched.venues.slice(at, at + 1)) })),
        ...newOrganizers.map((place, at) => ({
          place,
          choices: findSimilar(matched.organizers.slice(at, at + 1)),
        })),
      ].filter(({ choices }) => choices.length > 0);
      if (open.length === 0) return false;
      setAsked({ venue, organizers, open });
      return true;
    } catch {
      // The action checks again and reports the error.
      return false;
    } finally {
      isSearching.current = false;
    }
  };
  const answer = ({ venue, organizers, open }: Asked, about: NewPlace, id?: number) => {
    const toAnswered = <Place extends object>(place: Place) => {
      if (place !== about) return place;
      return id === undefined ? { ...place, isAnother: true } : { id };
    };
    const answered = { venue: venue && toAnswered(venue), organizers: organizers.map(toAnswered) };
    change(answered.venue === venue ? { organizers: answered.organizers } : { venue: answered.venue });
    setAsked({ ...answered, open: open.filter(({ place }) => place !== about) });
  };
  return {
    isAsked,
    question: (
      <LiveRegion>
        {asked?.open.map(({ place, choices }) => (
          <Question
            key={place.name}
            name={place.name}
            choices={choices}
            onChoose={(id) => answer(asked, place, id)}
            onAnother={() => answer(asked, place)}
          />
        ))}
      </LiveRegion>
    ),
  };
}

interface Asked extends Pick<EventFormData, 'venue' | 'organizers'> {
  open: { place: NewPlace; choices: VenueChoice[] }[];
}

type Place = NonNullable<EventFormData['venue']> | FormOrganizer;
type NewPlace = Extract<Place, { name: string }>;

/** Whether the venue or organizer is new and the person has not confirmed it. */
const isNew = <One extends Place>(place: One | null): place is Extract<One, { name: string }> =>
  place !== null && 'name' in place && !place.isAnother && place.name.trim() !== '';

/** Similar entries to ask about; none if there is an exact match or nothing similar. */
export const findSimilar = (matched: readonly PlaceMatch[]): VenueChoice[] =>
  matched.flatMap(({ isSame, matches }) => (isSame ? [] : matches));

interface QuestionProps {
  name: string;
  choices: VenueChoice[];
  onChoose: (id: number) => void;
  onAnother: () => void;
}

function Question({ name, choices, onChoose, onAnother }: QuestionProps) {
  return (
    <Notice tone="warn">
      <p>{i18n.t('form.similar', { name })}</p>
      <div class="row">
        {choices.slice(0, 3).map((choice) => (
          <Button key={choice.id} small onClick={() => onChoose(choice.id)}>
            {[choice.name, choice.detail].filter(Boolean).join(', ')}
          </Button>
        ))}
        <Button small kind="quiet" onClick={onAnother}>
          {i18n.t('form.another')}
        </Button>
      </div>
    </Notice>
  );
}
