import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { ask, type EventForm, type PlaceMatch, type VenueChoice } from '../../lib/messages';
import { Button } from '../ui/Button';
import { News, Notice } from '../ui/Notice';

interface Similar {
  /** Looks for places nearly the same as the new ones; true once there is a question to be answered first. */
  isAsked: (form: EventForm) => Promise<boolean>;
  question: ComponentChildren;
}

/** Before a venue or organizer is made: whether it is one of the site's that is nearly the same, only the person can say. */
export function useSimilar(change: (changes: Partial<EventForm>) => void): Similar {
  const [asked, setAsked] = useState<{
    form: EventForm;
    found: Record<'venues' | 'organizers', VenueChoice[]>;
  }>();
  const isLooking = useRef(false);
  const isAsked = async (form: EventForm) => {
    // Pressed a second time meanwhile.
    if (isLooking.current) return true;
    const venue = newOne(form.venue);
    const organizer = newOne(form.organizer);
    setAsked(undefined);
    if (!venue && !organizer) return false;
    isLooking.current = true;
    try {
      const matched = await ask('similar', {
        venues: venue ? [venue] : [],
        organizers: organizer ? [organizer] : [],
      });
      const found = { venues: closeOnes(matched.venues), organizers: closeOnes(matched.organizers) };
      if (found.venues.length + found.organizers.length === 0) return false;
      setAsked({ form, found });
      return true;
    } catch {
      // The action itself looks once more, and says what went wrong.
      return false;
    } finally {
      isLooking.current = false;
    }
  };
  const answer = (changes: Partial<EventForm>, kind: 'venues' | 'organizers') => {
    change(changes);
    setAsked((before) => before && { ...before, found: { ...before.found, [kind]: [] } });
  };
  const { form, found } = asked ?? {};
  const venue = form && newOne(form.venue);
  const organizer = form && newOne(form.organizer);
  return {
    isAsked,
    question: (
      <News>
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
      </News>
    ),
  };
}

/** A place that is new, and that nobody was asked about yet. */
function newOne<Named extends { name: string; isAnother?: boolean }>(place: { id: number } | Named | null) {
  return place && 'name' in place && !place.isAnother ? place : undefined;
}

/** Those of the site that one may be; none where it is known for sure, or new for sure. */
export const closeOnes = (matched: readonly PlaceMatch[]): VenueChoice[] =>
  matched.flatMap(({ isSame, matches }) => (isSame ? [] : matches));

interface QuestionProps {
  name: string;
  choices: VenueChoice[];
  onChoose: (id: number) => void;
  onAnother: () => void;
}

function Question({ name, choices, onChoose, onAnother }: QuestionProps) {
  const answers = useRef<HTMLDivElement>(null);
  // Whoever pressed the button at the end of a long form is led to what stands in the way.
  useEffect(() => {
    answers.current?.scrollIntoView({ block: 'center' });
    answers.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <Notice tone="warn">
      <p>{i18n.t('form.similar', { name })}</p>
      <div ref={answers} class="row">
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
