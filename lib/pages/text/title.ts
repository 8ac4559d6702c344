import { limits } from '../markup/reading';
import { oneLine } from '../plainText';
import { readClock } from './clocks';
import type { Meaning } from './phrases/english';
import { findAny, keyAt, type Scanner, skip } from './scanner';

/** A line that greets readers is no title. */
const greeting =
  /^(?:hi|hello|hey|dear|hallo|liebe|lieber|bonjour|salut|hola|ciao|ol[aá]|beste|cze[sś][cć]|witam)\b[^.!?:\d]{0,40}[,!]?$/i;

/** A part of a text, by its offsets. */
export interface Part {
  from: number;
  to: number;
}

/** Words that lead to a date, a time or a place, and so do not end a title. */
const leads: Meaning[] = ['at', 'from', 'to', 'between', 'until', 'and', 'or', 'of', 'this', 'every'];
const prepositions =
  /^(?:on|in|im|am|dem|le|el|il|den|der|vom|op|w|we|dnia|du|em|no|na|dia|en|ce|il|nel|lo|ab|with|starting|beginning|dniach|dniu)$/;
/** Verbs between the name of an event and its date: 'The meeting takes place on'. */
const predicate =
  /(?<=\p{L}) (?:will be(?: held)?|(?:is|are) held|takes? place|will take place|findet|finden|aura lieu|a lieu|se tiendra|tendrá lugar|tiene lugar|se celebra|se celebrará|será|terá lugar|realiza-se|avrà luogo|ha luogo|si terrà|si svolge|si svolgerà|vindt|odbędzie się|odbywa się)$/iu;
/** A title may end with 'Are', but not in small letters. */
const shortPredicate = /(?<=\p{L}) (?:is|are|ist|est|es)$/u;
/** Words that say what a line is about, and words that say what a time stands for. */
const labels: Meaning[] = [
  'doors',
  'begin',
  'end',
  'venue',
  'price',
  'length',
  'free',
  'aside',
  'daily',
  'oclock',
  'am',
  'pm',
  'tonight',
];
const labelWords =
  /^(?:date|dates|day|when|time|times|wann|datum|uhrzeit|zeit|termin|quand|heure|heures|horaire|horaires|cuando|fecha|hora|horario|data|quando|orario|ora|wanneer|tijd|tijdstip|kiedy|godzina|日|時|程|開|催)$/;

/**
 * The first line that has words of its own, without the dates, times, prices and the place in it; else the first line
 * unchanged.
 * @param covered parts that belong to other fields, in order
 */
export function findTitle(scanner: Scanner, text: string, covered: readonly Part[]): string {
  let from = 0;
  for (const line of text.split('\n')) {
    if (greeting.test(trimSigns(line))) {
      from += line.length + 1;
      continue;
    }
    const title = readTitlePart(scanner, text, { from, to: from + line.length }, covered);
    if (title) return oneLine(title, limits.title);
    from += line.length + 1;
  }
  return oneLine(removeStop(trimSigns(text.split('\n')[0] ?? '')), limits.title);
}

/**
 * The words of a line without the dates, times, prices and places in it, and without the words that lead to these; empty
 * if there are none.
 * @param covered the parts of the text that are left out, in order
 */
export function readTitlePart(scanner: Scanner, text: string, line: Part, covered: readonly Part[]): string {
  const pieces: string[] = [];
  let from = line.from;
  const inLine = covered.filter((part) => part.to > line.from && part.from < line.to);
  for (const part of [...inLine, { from: line.to, to: line.to }]) {
    if (part.from > from)
      pieces.push(readPiece(scanner, text, { from, to: part.from }, part.from < line.to, from > line.from));
    from = Math.max(from, part.to);
  }
  return removeStop(trimSigns(pieces.filter(Boolean).join(' ').replaceAll(' ,', ',')));
}

/** Removes the full stop of a sentence. */
const removeStop = (title: string) => title.replace(/(?<=\p{L}{2})\.$/u, '');

/** A piece of a line between dates, without the words that lead to one; empty if nothing is left. */
function readPiece(
  scanner: Scanner,
  text: string,
  { from, to }: Part,
  isBeforeDate: boolean,
  isAfterDate: boolean,
): string {
  const first = scanner.tokens.findIndex((token) => token.from >= from);
  const end = scanner.tokens.findIndex((token) => token.from >= to);
  const last = end < 0 ? scanner.tokens.length : end;
  if (first < 0 || !hasOwnWord(scanner, first, last)) return '';
  let after = last;
  let lead = isBeforeDate ? countLead(scanner, first + 1, after) : 0;
  while (lead > 0) {
    after -= lead;
    lead = countLead(scanner, first + 1, after);
  }
  const piece = text.slice(from, scanner.tokens[after - 1]?.to ?? to);
  const title = trimSigns(piece);
  // A comma between two pieces stays
  return (
    (isAfterDate && piece.trimStart().startsWith(',') ? ', ' : '') +
    (isBeforeDate ? title.replace(predicate, '').replace(shortPredicate, '') : title)
  );
}

/** Tokens of the lead that ends before `end`: a word, a sign, or a phrase such as "jusqu'au". */
function countLead(scanner: Scanner, from: number, end: number): number {
  for (let length = 4; length > 1; length--)
    if (
      end - length >= from &&
      leads.some((kind) => scanner.vocabulary.find(end - length, kind)?.next === end)
    )
      return length;
  return end > from && isLead(scanner, end - 1) ? 1 : 0;
}

const isLead = (scanner: Scanner, at: number): boolean => {
  const token = scanner.tokens[at];
  if (!token || token.kind === 'sign') return /^[,;:|·•–—@(-]$/.test(token?.text ?? ',');
  return (
    prepositions.test(token.key) || leads.some((kind) => scanner.vocabulary.find(at, kind)?.next === at + 1)
  );
};

/** Whether a piece has a word that is no label, no lead and no sign. */
function hasOwnWord(scanner: Scanner, from: number, to: number): boolean {
  for (let at = from; at < to; ) {
    const token = scanner.tokens[at];
    const phrase = findAny(scanner, at, ...labels, ...leads);
    // 'Show' is a label before a time, and else a word of the title
    if (phrase && isBeginNoun(scanner, at, phrase.next)) return true;
    const isOwn =
      token !== undefined &&
      token.kind !== 'sign' &&
      token.kind !== 'break' &&
      !labelWords.test(token.key) &&
      !prepositions.test(token.key);
    if (
      !phrase &&
      isOwn &&
      (token.text.length > 1 ||
        /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]/u.test(token.text) ||
        isOwnNumber(scanner, at, to))
    )
      return true;
    at = phrase ? Math.max(phrase.next, at + 1) : at + 1;
  }
  return false;
}

const isOwnNumber = (scanner: Scanner, at: number, to: number) =>
  scanner.tokens[at]?.kind === 'word' && at + 1 < to;

/** Removes signs that separated a piece from what was next to it. */
export function trimSigns(text: string): string {
  return text
    .replace(/^[\s,;:?!|·•–—/*>.\-・、。）)]+/u, '')
    .replace(/(?<![\s,;:|·•–—/\-・、（(【「])[\s,;:|·•–—/\-・、（(【「]+$/u, '');
}

const beginNouns =
  /^(?:concert|concerto|concierto|koncert|konzert|show|spectacle|spettacolo|espetaculo|funcion|box|photo|photos|installation|montaje|aufbau|opbouw|sellers|stallholders|setup)$/;

const isBeginNoun = (scanner: Scanner, at: number, next: number): boolean =>
  beginNouns.test(keyAt(scanner, at)) && readClock(scanner, skip(scanner, next, [], [':'])) === undefined;
