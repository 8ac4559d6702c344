import type { Organizer, Venue } from '../shared/resources';
import { folded } from './sameText';

/** A venue that an event needs, as a page or a person named it. */
export interface WantedVenue {
  name: string;
  address?: string | undefined;
  city?: string | undefined;
  zip?: string | undefined;
}

export interface WantedOrganizer {
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  website?: string | undefined;
}

export interface Match<Place> {
  place: Place;
  /** 0 for nothing in common, 1 for the same by all that is known. */
  score: number;
}

/** What to do before a venue or organizer is created: link this one, ask which one, or create. */
export type Verdict<Place> =
  | { kind: 'same'; place: Place }
  | { kind: 'close'; matches: Match<Place>[] }
  | { kind: 'none' };

/** From here on two records are taken for one. */
const same = 0.9;
/** From here on the person is asked. */
const close = 0.6;

/** Finds a wanted venue among known ones. By name alone it must be the same name; an address can speak for or against. */
export function matchVenue(wanted: WantedVenue, known: readonly Venue[]): Verdict<Venue> {
  return judge(known, (venue) => scoreVenue(wanted, venue));
}

/** Finds a wanted organizer among known ones, by name, and by the ways to reach them. */
export function matchOrganizer(wanted: WantedOrganizer, known: readonly Organizer[]): Verdict<Organizer> {
  return judge(known, (organizer) => scoreOrganizer(wanted, organizer));
}

export function scoreVenue(wanted: WantedVenue, venue: Venue): number {
  const place = average([
    both(wanted.address, venue.address, (one, other) => alike(streetOf(one), streetOf(other))),
    both(wanted.city, venue.city, alike),
    both(wanted.zip, venue.zip, (one, other) => (bare(one) === bare(other) ? 1 : 0)),
  ]);
  return weighed(alike(wanted.name, venue.venue), place);
}

function scoreOrganizer(wanted: WantedOrganizer, organizer: Organizer): number {
  const equal = (one: string, other: string) => (one === other ? 1 : undefined);
  const reached = [
    both(wanted.email, organizer.email, (one, other) =>
      equal(one.trim().toLowerCase(), other.trim().toLowerCase()),
    ),
    both(wanted.phone, organizer.phone, (one, other) =>
      equal(one.replace(/\D/g, ''), other.replace(/\D/g, '')),
    ),
    both(wanted.website, organizer.website, (one, other) => equal(hostOf(one), hostOf(other))),
  ];
  // Who has two addresses is no other person: a difference says nothing.
  return weighed(alike(wanted.name, organizer.organizer), average(reached));
}

/** Two equally good matches are a question, not an answer. */
function judge<Place extends { id: number }>(
  known: readonly Place[],
  score: (place: Place) => number,
): Verdict<Place> {
  const matches = known
    .map((place) => ({ place, score: score(place) }))
    .filter((match) => match.score >= close)
    .sort((one, other) => other.score - one.score || one.place.id - other.place.id);
  const [best, next] = matches;
  if (best === undefined) return { kind: 'none' };
  const isSure = best.score >= same && (next === undefined || next.score < best.score);
  return isSure ? { kind: 'same', place: best.place } : { kind: 'close', matches };
}

/**
 * The name's likeness, moved by what else is known of both: full agreement takes it halfway up to 1, contradiction
 * down to a question at best.
 */
function weighed(name: number, rest: number | undefined): number {
  if (rest === undefined) return name;
  return rest >= 0.5 ? name + (1 - name) * (rest - 0.5) : Math.min(name, name * (0.7 + 0.4 * rest));
}

/**
 * How alike two names are: 1 for the same but for case, accents, spacing, punctuation and the order of words; below
 * 'same' for typos and for words more or less; 0 where a number differs, for Hall 1 is not Hall 2, and where they share
 * no more than a common word, as two clubs do.
 */
function alike(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return 0;
  if (a.toSorted().join(' ') === b.toSorted().join(' ') || bare(one) === bare(other)) return 1;
  if (numbersIn(a) !== numbersIn(b)) return 0;
  const shared = a.filter((word) => b.includes(word));
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  const isTelling = shared.length > 1 || shared.some((word) => !commonWords.has(word));
  const isMost = shared.length === shorter || (shared.length > 1 && shared.length * 2 >= longer);
  const overlap = isTelling && isMost ? 0.5 + (0.35 * shared.length) / longer : 0;
  return Math.min(0.89, Math.max(overlap, misspelt(a, b, shared)));
}

/** How alike the spelling of two names is, where the words that they do not share are one but for typos; else 0. */
function misspelt(a: string[], b: string[], shared: string[]): number {
  const joined = (words: string[]) => [words.join(''), words.toSorted().join('')] as const;
  const rest = (words: string[]) => joined(words.filter((word) => !shared.includes(word)));
  const [[restA, sortedA], [restB, sortedB]] = [rest(a), rest(b)];
  if (!isTypo(restA, restB) && !isTypo(sortedA, sortedB)) return 0;
  const [[wholeA, inOrderA], [wholeB, inOrderB]] = [joined(a), joined(b)];
  return Math.max(spelling(wholeA, wholeB), spelling(inOrderA, inOrderB));
}

/** One letter in a short word, one in five in a longer one. */
function isTypo(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  return longest > 1 && (1 - spelling(one, other)) * longest <= Math.max(1, longest / 5) + 1e-9;
}

/** Words that names come with and without. */
const fillers = new Set(['the', 'and', 'of', 'at']);

/** Words that many venues and organizers have in their names: to share one of them says nothing. */
const commonWords = new Set(
  (
    'association asociacion associazione band bar cafe casa center centre centro choir chor church city club ' +
    'community e ecole eglise ev event events festival foundation galerie gallery gemeinde gmbh group gruppe hall ' +
    'halle haus house iglesia inc kirche library ltd maison museum music musik neu neue neuer neues new old alt alte ' +
    'alter altes park pub raum room saal sala salle school schule society stadt studio teatro theater theatre town ' +
    'verband verein zentrum der die das le la les el il de du des und et y zum zur im am in an'
  ).split(' '),
);

/** Each word once: the order does not count. */
function wordsOf(text: string): string[] {
  const words = [...new Set(folded(text).split(' ').filter(Boolean))];
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

const bare = (text: string) => folded(text).replaceAll(' ', '');

const numbersIn = (words: string[]) =>
  words
    .filter((word) => /\d/.test(word))
    .sort()
    .join(' ');

/** Words of streets, and how they are cut short. */
const streets: Record<string, string> = {
  st: 'street',
  str: 'street',
  strasse: 'street',
  rd: 'road',
  ave: 'avenue',
  ln: 'lane',
  sq: 'square',
};

const streetOf = (address: string) =>
  folded(address)
    .replace(/(?<=\p{L}{3})(?:strasse|str)\b/gu, ' street')
    .split(' ')
    .map((word) => streets[word] ?? word)
    .join(' ');

const hostOf = (address: string) =>
  (URL.canParse(address) ? new URL(address).hostname : address).replace(/^www\./, '').toLowerCase();

/** 1 less the share of letters to change, add, drop or swap (Damerau and Levenshtein's distance). */
function spelling(one: string, other: string): number {
  const [a, b] = [one.slice(0, 100), other.slice(0, 100)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_each, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
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

/** A comparison of what both sides have; undefined where one has nothing, or where it says nothing. */
function both<Result>(
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
