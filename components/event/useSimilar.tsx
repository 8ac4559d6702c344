import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { EventFormData, VenueChoice } from '../../lib/messages';
import { Button } from '../ui/Button';
import { LiveRegion, Notice } from '../ui/Notice';
import { findSimilarPlaces, type NewPlace, type SimilarPlace } from './similarPlaces';

interface Similar {
  /** Searches for venues and organizers with similar names; true if the person has to answer a question first. */
  isAsked: (form: EventFormData) => Promise<boolean>;
  question: ComponentChildren;
}

/** Asks before a venue or organizer is created whether one of the site's with a similar name is meant. */
export function useSimilar(change: (changes: Partial<EventFormData>) => void): Similar {
  const [asked, setAsked] = useState<Asked>();
  const isSearching = useRef(false);
  const isAsked = async (form: EventFormData) => {
    // The button was pressed a second time while the first search runs.
    if (isSearching.current) return true;
    setAsked(undefined);
    isSearching.current = true;
    try {
      const open = await findSimilarPlaces(form);
      if (open.length === 0) return false;
      setAsked({ venue: form.venue, organizers: form.organizers, open });
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
  open: SimilarPlace[];
}

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
