import type { WrittenTime } from './clocks';
import { dashes, findAny, isJoined, isSign, keyAt, numberAt, type Scanner } from './scanner';

/** Words before a chapter and verse, a ratio or a score, in the languages of the phrases, without accents. */
const counted =
  /^(?:chapters?|verses?|vv?|ch|kapitel|kap|vers|chapitre|chap|verset|capitulo|cap|versiculo|capitolo|hoofdstuk|rozdzial|ratio|scale|score|odds|verhaltnis|massstab|endstand|spielstand|ergebnis|echelle|escala|scala|schaal|skala|skali|proporcion|rapporto|wynik|uitslag|resultado|risultato|wins?|won|beat|beats|lost|gewinnt|gewann|siegt|verliert|psalms?|psalm[eyo]?n?|salmo?s?|psaumes?|ps|gen|genesis|exodus|exod|leviticus|lev|numeri|deuteronomy|deut|dtn|josua|judges|isaiah|jesaja|isaie|isaias|isaia|jer|jeremiah|jeremia|ezekiel|hesekiel|ezechiel|dan|hosea|micha|habakkuk|zephaniah|haggai|sacharja|zechariah|malachi|maleachi|matt|mt|mk|lk|joh|jn|apostelgeschichte|apg|romans|romer|rom|corinthians|korinther|kor|cor|galatians|galater|gal|ephesians|epheser|eph|philippians|philipper|phil|colossians|kolosser|kol|col|thessalonians|thessalonicher|thess|tim|hebrews|hebraer|hebr?|jak|petr?|jud|revelation|offenbarung|offb|proverbs|spruche|prov|ecclesiastes|prediger|koh)$/;

/** Books of the Bible that are also names of people, after whom a time may stand: 'Jazz with John 7:30'. */
const names =
  /^(?:john|mark|luke|matthew|james|peter|timothy|titus|philemon|daniel|samuel|joel|amos|jonah|ruth|esther|ester|job|acts|kings|nehemiah|ezra|obadiah|nahum|johannes|markus|lukas|matthaus|jakobus|petrus|judas|jean|marc|luc|matthieu|jacques|pierre|actes|juan|marcos|lucas|mateo|santiago|pedro|hechos|joao|mateus|tiago|giovanni|marco|luca|matteo|giacomo|pietro|jan|marek|lukasz|mateusz)$/;

/**
 * Index after chapter and verse, a ratio or a score, which look like a time: '4:12', '2:1'. Undefined if none begins
 * there.
 */
export function skipReference(scanner: Scanner, at: number): number | undefined {
  const [first, second] = [numberAt(scanner, at, 3), numberAt(scanner, at + 2, 3)];
  const isPair = isSign(scanner, at + 1, ':') && isJoined(scanner, at + 1) && isJoined(scanner, at + 2);
  if (first === undefined || second === undefined || !isPair) return undefined;
  const hasLength = scanner.tokens[at + 2]?.text.length === 2;
  const isCounted = counted.test(wordBefore(scanner, at)) || isVerse(scanner, at, second);
  if (hasLength && (!isCounted || findAny(scanner, at + 3, 'oclock', 'am', 'pm'))) return undefined;
  let to = at + 3;
  while (isSign(scanner, to, ...dashes, ',') && isJoined(scanner, to) && isJoined(scanner, to + 1)) {
    if (numberAt(scanner, to + 1, 3) === undefined) break;
    to += 2;
  }
  return to;
}

/** Times are announced in steps of five minutes: 'John 3:16' is a verse. */
const isVerse = (scanner: Scanner, at: number, minute: number): boolean =>
  minute % 5 !== 0 && names.test(wordBefore(scanner, at));

/** Whether a time may be chapter and verse: 'John 10:10'. */
export const isDoubtful = (scanner: Scanner, from: number, time: WrittenTime | undefined): boolean =>
  time?.mark === 'colon' && time.half === undefined && names.test(wordBefore(scanner, from));

/** The word before a token in its line: 'Kap. 4:12', 'ratio of 3:20'. */
function wordBefore(scanner: Scanner, at: number): string {
  const isClosed = isSign(scanner, at - 1, '.', ':') || scanner.vocabulary.find(at - 1, 'of') !== undefined;
  return keyAt(scanner, isClosed ? at - 2 : at - 1);
}
