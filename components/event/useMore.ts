import { useEffect, useState } from 'preact/hooks';
import { ask, type ChoiceKind, type VenueChoice } from '../../lib/messages';

/** The site lists at most this many at once; beyond it, typing has to ask (calendar API behaviour, section 5). */
const listedAtMost = 50;
/** Typing is searched for after this pause. */
const pauseMilliseconds = 250;

/**
 * What can be chosen: the known ones, on sites with more also what the site has found for the typed text, and those that
 * are picked already, wherever in the site's list they stand.
 */
export function useMore(
  kind: ChoiceKind,
  known: VenueChoice[],
  typed: string,
  picked: readonly number[],
): VenueChoice[] {
  const [more, setMore] = useState<VenueChoice[]>([]);
  const query = known.length >= listedAtMost ? typed.trim() : '';
  const unnamed = unnamedOf(picked, [...known, ...more]).join(' ');
  useEffect(() => {
    let current = true;
    // Without its name a picked one shows its id.
    if (unnamed !== '')
      askChosen(kind, unnamed.split(' ').map(Number)).then(
        (found) => current && found.length > 0 && setMore((before) => distinct([...before, ...found])),
        () => {},
      );
    return () => {
      current = false;
    };
  }, [kind, unnamed]);
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

/** As many as one question may name. */
const askChosen = (kind: ChoiceKind, ids: readonly number[]) =>
  ask('chosen', { kind, ids: ids.slice(0, 100) });

const unnamedOf = (ids: readonly number[], known: readonly VenueChoice[]) =>
  ids.filter((id) => !known.some((one) => one.id === id));

/** The known ones with those of these ids that are not among them; only the known ones if the site cannot be asked. */
export async function withChosen(
  kind: ChoiceKind,
  known: readonly VenueChoice[],
  ids: readonly number[],
): Promise<VenueChoice[]> {
  const unnamed = unnamedOf(ids, known);
  const found = unnamed.length === 0 ? [] : await askChosen(kind, unnamed).catch(() => []);
  return [...known, ...found];
}

const distinct = (choices: VenueChoice[]) => [...new Map(choices.map((one) => [one.id, one])).values()];
