import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type EventFormData, type PlaceMatch, type VenueChoice } from '../../lib/messages';
import { Button } from '../ui/Button';
import { LiveRegion, Notice } from '../ui/Notice';

interface Similar {
  /** Searches for venues and organizers with similar names; true if the person has to answer a question first. */
  isAsked: (form: EventFormData) => Promise<boolean>;
  question: ComponentChildren;
}

/** Asks before a venue or organizer is created whether one of the site's with a similar name is meant. */
export function useSimilar(change: (changes: Partial<EventFormData>) => void): Similar {
  const [asked, setAsked] = useState<{
    form: EventFormData;
    found: Record<'venues' | 'organizers', VenueChoice[]>;
  }>();
  const isSearching = useRef(false);
  const isAsked = async (form: EventFormData) => {
    // The button was pressed a second time while the first search runs.
    if (isSearching.current) return true;
    const venue = findNew(form.venue);
    const organizer = findNew(form.organizer);
    setAsked(undefined);
    if (!venue && !organizer) return false;
    isSearching.current = true;
    try {
      const matched = await ask('similar', {
        venues: venue ? [venue] : [],
        organizers: organizer ? [organizer] : [],
      });
      const found = { venues: findSimilar(matched.venues), organizers: findSimilar(matched.organizers) };
      if (found.venues.length + found.organizers.length === 0) return false;
      setAsked({ form, found });
      return true;
    } catch {
      // The action checks again and reports the error.
      return false;
    } finally {
      isSearching.current = false;
    }
  };
  const answer = (changes: Partial<EventFormData>, kind: 'venues' | 'organizers') => {
    change(changes);
    setAsked((before) => before && { ...before, found: { ...before.found, [kind]: [] } });
  };
  const { form, found } = asked ?? {};
  const venue = form && findNew(form.venue);
  const organizer = form && findNew(form.organizer);
  return {
    isAsked,
    question: (
      <LiveRegion>
        {found && venue && found.venues.length > 0 && (
          <Question
            name={venue.name}
            choices={found.venues}
            onChoose={(id) => answer({ venue: { id } }, 'venues')}
            onAnother={() => answer({ venue: { ...venue, isAnother: true } }, 'venues')}
          />
        )}
        {found && organizer && found.organizers.length > 0 && (
          <Question
            name={organizer.name}
            choices={found.organizers}
            onChoose={(id) => answer({ organizer: { id } }, 'organizers')}
            onAnother={() => answer({ organizer: { ...organizer, isAnother: true } }, 'organizers')}
          />
        )}
      </LiveRegion>
    ),
  };
}

/** The venue or organizer if it is new and the person has not confirmed it. */
function findNew<Named extends { name: string; isAnother?: boolean }>(place: { id: number } | Named | null) {
  return place && 'name' in place && !place.isAnother ? place : undefined;
}

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
