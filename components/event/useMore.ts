import { useEffect, useState } from 'preact/hooks';
import { ask, type SiteChoices, type VenueChoice } from '../../lib/messages';

/** The site lists at most this many at once; beyond it, typing has to ask (calendar API behaviour, section 5). */
const listedAtMost = 50;
/** Typing is searched for after this pause. */
const pauseMilliseconds = 250;

type Kind = keyof Pick<SiteChoices, 'venues' | 'organizers' | 'categories' | 'tags'>;

/** The known ones, and on sites with many also all that the site has found for what was typed. */
export function useMore(kind: Kind, known: VenueChoice[], typed: string): VenueChoice[] {
  const [more, setMore] = useState<VenueChoice[]>([]);
  const query = known.length >= listedAtMost ? typed.trim() : '';
  useEffect(() => {
    if (query.length < 2) return;
    let current = true;
    const timer = setTimeout(() => {
      // Not finding more is no failure of the form: the typed name can be a new one.
      ask('choices', { query }).then(
        (found) => current && setMore((before) => distinct([...before, ...found[kind]])),
        () => {},
      );
    }, pauseMilliseconds);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [kind, query]);
  return more.length === 0 ? known : distinct([...known, ...more]);
}

const distinct = (choices: VenueChoice[]) => [...new Map(choices.map((one) => [one.id, one])).values()];
