import type { Organizer, Venue } from '../shared/resources';
import { folded } from './sameText';

/** A venue that an event needs, as named by a page or the person. */
export type WantedVenue = { name: string } & Partial<Pick<Venue, 'address' | 'city' | 'zip'>>;

/** An organizer that an event needs, as named by a page or the person. */
export type WantedOrganizer = { name: string } & Partial<Pick<Organizer, 'email' | 'phone' | 'website'>>;

/** A record that is similar to the wanted one. */
export interface Match<Place> {
  place: Place;
  /** From 0, nothing in common, to 1, equal in all known fields. */
  score: number;
}

/**
 * The result for a wanted venue or organizer: `same`, link this record; `close`, ask the person; `none`, create one.
 */
export type Verdict<Place> =
  | { kind: 'same'; place: Place }
  | { kind: 'close'; matches: Match<Place>[] }
  | { kind: 'none' };

/** Scores from here on mean the same record. */
const sameThreshold = 0.9;
/** Scores from here on are shown to the person as a question. */
export const closeThreshold = 0.6;

/** Finds a wanted venue among known ones: by name, and by address if both have one. */
export function matchVenue(wanted: WantedVenue, known: readonly Venue[]): Verdict<Venue> {
  return decide(known, (venue) => scoreVenue(wanted, venue));
}

/** Finds a wanted organizer among known ones: by name, and by email, phone and website if both have them. */
export function matchOrganizer(wanted: WantedOrganizer, known: readonly Organizer[]): Verdict<Organizer> {
  return decide(known, (organizer) => scoreOrganizer(wanted, organizer));
}

/** How similar two venues are, from 0 to 1. */
export function scoreVenue(
  wanted: WantedVenue,
  venue: Pick<Venue, 'venue' | 'address' | 'city' | 'zip'>,
): number {
  const place = average([
    compareIfPresent(wanted.address, venue.address, (one, other) =>
      compareNames(normalizeStreet(one), normalizeStreet(other)),
    ),
    compareIfPresent(wanted.city, venue.city, compareNames),
    compareIfPresent(wanted.zip, venue.zip, (one, other) =>
      withoutSpaces(one) === withoutSpaces(other) ? 1 : 0,
    ),
  ]);
  return adjustScore(compareNames(wanted.name, venue.venue), place);
}

/** How similar two organizers are, from 0 to 1. */
export function scoreOrganizer(
  wanted: WantedOrganizer,
  organizer: Pick<Organizer, 'organizer' | 'email' | 'phone' | 'website'>,
): number {
  const equal = (one: string, other: string) => (one === other ? 1 : undefined);
  const reached = [
    compareIfPresent(wanted.email, organizer.email, (one, other) =>
      equal(one.trim().toLowerCase(), other.trim().toLowerCase()),
    ),
    compareIfPresent(wanted.phone, organizer.phone, (one, other) =>
      equal(one.replace(/\D/g, ''), other.replace(/\D/g, '')),
    ),
    compareIfPresent(wanted.website, organizer.website, (one, other) => equal(toHost(one), toHost(other))),
  ];
  // Only equal values count: an organizer may have several email addresses
  return adjustScore(compareNames(wanted.name, organizer.organizer), average(reached));
}

/** Decides by score. Two equally good matches are `close`, even above the threshold for `same`. */
function decide<Place extends { id: number }>(
  known: readonly Place[],
  score: (place: Place) => number,
): Verdict<Place> {
  const matches = known
    .map((place) => ({ place, score: score(place) }))
    .filter((match) => match.score >= closeThreshold)
    .sort((one, other) => other.score - one.score || one.place.id - other.place.id);
  const [best, next] = matches;
  if (best === undefined) return { kind: 'none' };
  const isSure = best.score >= sameThreshold && (next === undefined || next.score < best.score);
  return isSure ? { kind: 'same', place: best.place } : { kind: 'close', matches };
}

/**
 * Adjusts the score of a name by the average score of the other fields: full agreement raises it halfway to 1; a
 * contradiction lowers it below the threshold for `same`.
 */
function adjustScore(name: number, rest: number | undefined): number {
  if (rest === undefined) return name;
  return rest >= 0.5 ? name + (1 - name) * (rest - 0.5) : Math.min(name, name * (0.7 + 0.4 * rest));
}

/**
 * How similar two names are: 1 if they differ only in case, accents, spacing, punctuation and the order of words; below
 * the threshold for `same` if they differ by typos or by additional words; 0 if their numbers differ ('Hall 1', 'Hall
 * 2') or they share only a common word such as 'club'.
 */
function compareNames(one: string, other: string): number {
  const [a, b] = [splitWords(one), splitWords(other)];
  if (a.length === 0 || b.length === 0) return 0;
  if (a.toSorted().join(' ') === b.toSorted().join(' ') || withoutSpaces(one) === withoutSpaces(other))
    return 1;
  if (numbersIn(a) !== numbersIn(b)) return 0;
  const shared = a.filter((word) => b.includes(word));
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  const isTelling = shared.length > 1 || shared.some((word) => !commonWords.has(word));
  const isMost = shared.length === shorter || (shared.length > 1 && shared.length * 2 >= longer);
  const overlap = isTelling && isMost ? 0.5 + (0.35 * shared.length) / longer : 0;
  return Math.min(0.89, Math.max(overlap, compareSpelling(a, b, shared)));
}

/** How similar the spelling of two names is; 0 unless the words that they do not share differ only by typos. */
function compareSpelling(a: string[], b: string[], shared: string[]): number {
  const joined = (words: string[]) => [words.join(''), words.toSorted().join('')] as const;
  const rest = (words: string[]) => joined(words.filter((word) => !shared.includes(word)));
  const [[restA, sortedA], [restB, sortedB]] = [rest(a), rest(b)];
  if (!isTypo(restA, restB) && !isTypo(sortedA, sortedB)) return 0;
  const [[wholeA, inOrderA], [wholeB, inOrderB]] = [joined(a), joined(b)];
  return Math.max(toSimilarity(wholeA, wholeB), toSimilarity(inOrderA, inOrderB));
}

/** Whether two words differ by at most one letter, or by one in five in longer words. */
function isTypo(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  return longest > 1 && (1 - toSimilarity(one, other)) * longest <= Math.max(1, longest / 5) + 1e-9;
}

/** Words that may be missing from a name without changing it. */
const fillers = new Set(['the', 'and', 'of', 'at']);

/** Words in the names of many venues and organizers: sharing one of them does not make two names similar. */
const commonWords = new Set([
  'association',
  'asociacion',
  'associazione',
  'band',
  'bar',
  'cafe',
  'casa',
  'center',
  'centre',
  'centro',
  'choir',
  'chor',
  'church',
  'city',
  'club',
  'community',
  'e',
  'ecole',
  'eglise',
  'ev',
  'event',
  'events',
  'festival',
  'foundation',
  'galerie',
  'gallery',
  'gemeinde',
  'gmbh',
  'group',
  'gruppe',
  'hall',
  'halle',
  'haus',
  'house',
  'iglesia',
  'inc',
  'kirche',
  'library',
  'ltd',
  'maison',
  'museum',
  'music',
  'musik',
  'neu',
  'neue',
  'neuer',
  'neues',
  'new',
  'old',
  'alt',
  'alte',
  'alter',
  'altes',
  'park',
  'pub',
  'raum',
  'room',
  'saal',
  'sala',
  'salle',
  'school',
  'schule',
  'society',
  'stadt',
  'studio',
  'teatro',
  'theater',
  'theatre',
  'town',
  'verband',
  'verein',
  'zentrum',
  'der',
  'die',
  'das',
  'le',
  'la',
  'les',
  'el',
  'il',
  'de',
  'du',
  'des',
  'und',
  'et',
  'y',
  'zum',
  'zur',
  'im',
  'am',
  'in',
  'an',
]);

/** The distinct words of a name, without fillers. */
function splitWords(text: string): string[] {
  const words = [...new Set(folded(text).split(' ').filter(Boolean))];
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

const withoutSpaces = (text: string) => folded(text).replaceAll(' ', '');

const numbersIn = (words: string[]) =>
  words
    .filter((word) => /\d/.test(word))
    .sort()
    .join(' ');

/** Abbreviations in street names → full word. */
const streets = new Map([
  ['st', 'street'],
  ['str', 'street'],
  ['strasse', 'street'],
  ['rd', 'road'],
  ['ave', 'avenue'],
  ['ln', 'lane'],
  ['sq', 'square'],
]);

const normalizeStreet = (address: string) =>
  folded(address)
    .replace(/(?<=\p{L}{3})(?:strasse|str)\b/gu, ' street')
    .split(' ')
    .map((word) => streets.get(word) ?? word)
    .join(' ');

const toHost = (address: string) =>
  (URL.canParse(address) ? new URL(address).hostname : address).replace(/^www\./, '').toLowerCase();

/** 1 minus the Damerau-Levenshtein distance relative to the longer text. Compares the first 100 characters. */
function toSimilarity(one: string, other: string): number {
  const [a, b] = [one.slice(0, 100), other.slice(0, 100)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_each, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + change,
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return 1 - (last[b.length] ?? 0) / Math.max(a.length, b.length, 1);
}

/** Compares two values; undefined if one of them is empty. */
function compareIfPresent<Result>(
  one: string | undefined,
  other: string | undefined,
  compare: (one: string, other: string) => Result,
): Result | undefined {
  return one?.trim() && other?.trim() ? compare(one, other) : undefined;
}

function average(numbers: (number | undefined)[]): number | undefined {
  const known = numbers.filter((each) => each !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, each) => sum + each, 0) / known.length;
}
