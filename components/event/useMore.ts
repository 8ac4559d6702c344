import { useEffect, useState } from 'preact/hooks';
import { ask, type ChoiceKind, type VenueChoice } from '../../lib/messages';

/** Maximum of entries in the site's first page; sites with more are searched (calendar API behaviour, section 5). */
const pageSize = 50;
/** Whether the site may have more entries than those that it listed. */
const mayHaveMore = (known: readonly VenueChoice[]) => known.length >= pageSize;
/** A search is sent after this pause in typing. */
const pauseMilliseconds = 250;

/**
 * All entries that can be chosen: those that are known, those that the site finds for the typed text if it has more
 * than one page, and those that are picked already.
 */
export function useMore(
  kind: ChoiceKind,
  known: VenueChoice[],
  typed: string,
  picked: readonly number[],
): VenueChoice[] {
  const [more, setMore] = useState<VenueChoice[]>([]);
  const query = mayHaveMore(known) ? typed.trim() : '';
  const unnamed = findUnnamed(picked, [...known, ...more]).join(' ');
  useEffect(() => {
    let current = true;
    // Errors are ignored: a picked entry without a name is shown by its id.
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
      // Errors are ignored: the typed name can be used for a new entry.
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

/** One `chosen` message takes at most 100 ids. */
const askChosen = (kind: ChoiceKind, ids: readonly number[]) =>
  ask('chosen', { kind, ids: ids.slice(0, 100) });

const findUnnamed = (ids: readonly number[], known: readonly VenueChoice[]) =>
  ids.filter((id) => !known.some((one) => one.id === id));

/** `known` plus the entries of `ids` that it lacks, read from the site. If that fails, `known` alone. */
export async function withChosen(
  kind: ChoiceKind,
  known: readonly VenueChoice[],
  ids: readonly number[],
): Promise<VenueChoice[]> {
  const unnamed = findUnnamed(ids, known);
  const found = unnamed.length === 0 ? [] : await askChosen(kind, unnamed).catch(() => []);
  return [...known, ...found];
}

const distinct = (choices: VenueChoice[]) => [...new Map(choices.map((one) => [one.id, one])).values()];
