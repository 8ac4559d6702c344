import { dashes, isJoined, isSign, keyAt, numberAt, type Scanner, skip } from './scanner';
import { readSpokenLength } from './spokenLength';
import type { TokenRange } from './tokens';

/** 'Duration: 90 minutes'. */
export interface Length extends TokenRange {
  kind: 'length';
  minutes: number;
  /** Neither a label nor a word says that something lasts so long. */
  isBare?: true;
}

const breaksAndWays =
  /^(?:pause|pausen|break|breaks|interval|intermission|entracte|descanso|intermedio|intervalo|pausa|intervallo|pauze|przerwa|przerwy|przerwe|憩|walk|drive|away|fußweg|fussweg|fahrt|entfernt|marche|pied|pie|caminando|andando|piedi|lopen|lopend|fietsen|pieszo|spacerem|歩)$/;
const arrivals =
  /^(?:before|prior|early|earlier|beforehand|late|each|slots?|vor|vorher|fruher|zuvor|jeweils|avant|antes|prima|vooraf|tevoren|przed|wczesniej|前|休)$/;
const without = ['ohne', 'without', 'no', 'sans', 'sin', 'sem', 'senza', 'zonder', 'bez'];
const towards = ['to', 'by', 'on', 'a', 'zu', 'van', 'te'];

/** Whether a length is that of a break, of a way, or the time before the event at which to come. */
export function isOtherLength(scanner: Scanner, from: number, to: number): boolean {
  const next = skip(scanner, to, ['of'], towards);
  if (
    breaksAndWays.test(keyAt(scanner, next)) ||
    arrivals.test(keyAt(scanner, next)) ||
    (isSign(scanner, to, 'from') && isSign(scanner, to + 1, 'the'))
  )
    return true;
  // 'Topology in 90 minutes'
  if (isSign(scanner, from - 1, 'in', 'en', 'em', 'w', 'dans')) return true;
  const led =
    isSign(scanner, from - 1, ':', '(') || scanner.vocabulary.find(from - 1, 'of') ? from - 2 : from - 1;
  return breaksAndWays.test(keyAt(scanner, led)) && !isSign(scanner, led - 1, ...without);
}

/**
 * Reads '90 minutes', '2 h 30 min', '1,5 hours', after a word for length or with a word for hours
 * that no time of day has. Undefined if none begins at the token.
 */
export function readLength(scanner: Scanner, at: number, isEnd: boolean): Length | undefined {
  const { vocabulary } = scanner;
  const spoken = readSpokenLength(scanner, at);
  if (spoken) return { kind: 'length', from: at, to: spoken.next, minutes: spoken.minutes };
  const label = vocabulary.find(at, 'length');
  const begin = skip(scanner, label?.next ?? at, [], [':', '(', '~']);
  const amount = numberAt(scanner, begin, 3);
  if (amount === undefined) return undefined;
  const isDecimal = isSign(scanner, begin + 1, '.', ',') && numberAt(scanner, begin + 2, 1) === 5;
  const unit = isDecimal ? begin + 3 : begin + 1;
  const clock = vocabulary.find(unit, 'oclock');
  const hours = vocabulary.find(unit, 'hours') ?? (label && clock);
  const minutes = hours ? undefined : vocabulary.find(unit, 'minutes');
  const isLonger = clock && hours && hours.next > clock.next;
  // French '05 h 17': no length is written with a zero before it
  const hasZero = scanner.tokens[begin]?.text.startsWith('0') === true;
  const isClock = clock && !isLonger && !label && (amount > 6 || isEnd || hasZero);
  if (isClock || (hours && !label && amount > 12) || (!hours && !minutes)) return undefined;
  if (isSign(scanner, at - 1, ...dashes) && !label) return undefined;
  const rest = hours && numberAt(scanner, hours.next);
  const isRest = rest !== undefined && hours !== undefined && scanner.tokens[hours.next]?.text.length === 2;
  const isJoinedRest =
    isRest && (label || isJoined(scanner, hours.next)) ? { next: hours.next + 1 } : undefined;
  const restUnit = isRest ? (vocabulary.find(hours.next + 1, 'minutes') ?? isJoinedRest) : undefined;
  const total = hours ? (amount + (isDecimal ? 0.5 : 0)) * 60 + (restUnit ? (rest ?? 0) : 0) : amount;
  const to = restUnit?.next ?? hours?.next ?? minutes?.next ?? unit;
  return total > 0 && total <= 24 * 60
    ? { kind: 'length', from: at, to, minutes: total, ...(!label && { isBare: true }) }
    : undefined;
}
