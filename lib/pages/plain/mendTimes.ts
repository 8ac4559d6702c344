import type { FoundEvent } from '../foundEvent';
import { addDays } from '../text/days';
import type { PagePart } from './tree';

/** On a page that counts 24 hours, '9:00' is in the morning. */
export function takeMorning(event: FoundEvent): void {
  const { alternatives = [], start } = event;
  // The other half of noon is midnight
  const morning = alternatives.find((one) => one.reason === 'halfOfDay' && !one.start.local.includes('T00'));
  if (!morning) return;
  const others = alternatives.filter((one) => one !== morning);
  if (morning.start.local <= start.local) {
    event.start = morning.start;
    if (morning.end) event.end = morning.end;
  }
  if (others.length > 0) event.alternatives = others;
  else delete event.alternatives;
}

/**
 * Drops the end that is the start and the running time of a film: '106 mins'. Its minutes are no multiple of five, and
 * stand nowhere as a time of day.
 * @param text all that is written of the event
 */
export function dropRunningTime(event: FoundEvent, text: string): void {
  const minutes = (local = '') => local.slice(14, 16);
  const end = minutes(event.end?.local);
  if (event.end?.local.slice(0, 10) !== event.start.local.slice(0, 10)) return;
  if (event.allDay || Number(end) % 5 === 0 || Number(minutes(event.start.local)) % 5 !== 0) return;
  if (Array.from(text.matchAll(/\d[:.h](\d\d)(?!\d)/g)).some(([, past]) => past === end)) return;
  delete event.end;
  delete event.evidence.end;
}

/** Hours in which a programme of the evening goes on. */
const lastOfNight = '05:00';

/**
 * Moves what a programme of a day tells behind the evening to the night after it: '22:00 Supper', '00:30 Dance'.
 * @param read in the page's order
 */
export function moveNights(read: readonly { record: { dateLine: PagePart }; event: FoundEvent }[]): void {
  let evening = '';
  for (const [at, { record, event }] of read.entries()) {
    const before = read[at - 1];
    const [day = '', clock = ''] = event.start.local.split('T');
    if (before?.record.dateLine !== record.dateLine) evening = '';
    const isNight = evening !== '' && clock.slice(0, 5) < lastOfNight && evening.startsWith(day);
    if (event.allDay || !isNight || event.alternatives) {
      evening = !event.allDay && clock >= '12:00' ? event.start.local : evening;
      continue;
    }
    const move = <Time extends FoundEvent['start']>(time: Time): Time => ({
      ...time,
      local: `${addDays(time.local.slice(0, 10), 1)}${time.local.slice(10)}`,
    });
    event.start = move(event.start);
    if (event.end?.local.startsWith(day)) event.end = move(event.end);
  }
}
