import type {
  EventSource,
  EventTime,
  FoundEvent,
  FoundOnline,
  FoundVenue,
  Note,
} from '../../../../../lib/pages/foundEvent';
import type { AnnouncedTimes, Announcement, Schedule } from './announcement';

/** The event that a reader must make of an announcement, without the tree of its description. */
export function toExpected(announced: Announcement, source: EventSource): FoundEvent {
  const { title, description, url, uid, keywords, organizers, images, price, schedule } = announced;
  const [first, ...others] = [announced.times, ...furtherTimes(announced)].map(toTimes);
  const { start, end, allDay } = first ?? toTimes(announced.times);
  const alternatives = others.map((other) => ({ ...other, reason: 'occurrence' as const }));
  const { venue, online, others: places } = listPlaces(announced);
  const status = findStatus(announced);
  const event = {
    title,
    start,
    allDay,
    organizers,
    keywords,
    source,
    ...(description !== undefined && { description }),
    ...(end && { end }),
    ...(alternatives.length > 0 && { alternatives }),
    ...(venue && { venue }),
    ...(online && { online }),
    ...(price !== undefined && toCost(price)),
    ...(url !== undefined && { url }),
    ...(images[0] && { image: images[0].address }),
    ...(status && { status }),
    ...(schedule && { recurrence: toRule(schedule) }),
    ...(uid !== undefined && { uid }),
  };
  const said: Record<string, unknown> = event;
  const fields = [
    ...['title', 'description', 'start', 'end', 'venue', 'online', 'cost', 'url', 'image'],
  ].filter((field) => said[field] !== undefined);
  if (organizers.length > 0) fields.push('organizers');
  if (keywords.length > 0) fields.push('keywords');
  const evidence: FoundEvent['evidence'] = Object.fromEntries(fields.map((field) => [field, { source }]));
  const addNote = (field: string, note: Note) => {
    if (evidence[field]) evidence[field].notes = [note];
  };
  if (announced.previousStart) addNote('start', { code: 'movedFrom', about: announced.previousStart });
  const names = places.flatMap(({ name, website }) => name ?? website ?? []);
  if (names.length > 0)
    addNote(venue ? 'venue' : 'online', { code: 'severalPlaces', about: names.join('; ').slice(0, 200) });
  return { ...event, evidence };
}

/** The times of the further days, each as long as the first one. */
export function furtherTimes({ times, furtherDays }: Announcement): AnnouncedTimes[] {
  const { start, end } = times;
  const length = end === undefined ? 0 : Date.parse(`${end}Z`) - Date.parse(`${start}Z`);
  return furtherDays.map((day) => {
    const later = day + start.slice(10);
    const last = new Date(Date.parse(`${later}Z`) + length).toISOString().slice(0, 19);
    return { ...times, start: later, end: end && last };
  });
}

function toTimes({ start, end, allDay, zone, offset }: AnnouncedTimes) {
  const toTime = (local: string): EventTime => ({ local, ...(zone && { zone }), ...(offset && { offset }) });
  const last = end && (allDay ? { local: end.replace('T00:00:00', 'T23:59:59') } : toTime(end));
  return { start: allDay ? { local: start } : toTime(start), ...(last && { end: last }), allDay };
}

/** An event that is online alone has no venue. */
function listPlaces({ venues, stream, mode, status }: Announcement) {
  const online: FoundOnline | undefined = stream && {
    ...(stream.name && { name: stream.name }),
    url: stream.website,
  };
  const isOnline = online && (mode === 'Online' || status === 'movedOnline');
  const [venue, ...others]: (FoundVenue | undefined)[] = isOnline ? [undefined, ...venues] : venues;
  return { venue, online, others: others.filter((place) => place !== undefined) };
}

/** A former start tells that an event was rescheduled. */
const findStatus = ({ status, previousStart }: Announcement) =>
  previousStart && (status === undefined || status === 'scheduled') ? 'rescheduled' : status;

function toCost(price: NonNullable<Announcement['price']>): Pick<FoundEvent, 'cost' | 'currency'> {
  if (price === 'free') return { cost: '0' };
  const toNumber = (amount: string) => Number(amount.replace(',', '.'));
  const amounts = price.amounts.toSorted((one, other) => toNumber(one) - toNumber(other));
  const range = amounts.length > 1 ? [amounts[0], amounts.at(-1)] : amounts;
  return { cost: range.join(' – '), currency: price.currency };
}

function toRule({ interval, weekdays, count, until }: Schedule): string {
  const parts = [
    ['FREQ', 'WEEKLY'],
    ...(interval > 1 ? [['INTERVAL', interval]] : []),
    ...(weekdays.length > 0 ? [['BYDAY', weekdays]] : []),
    ...(count === undefined ? [] : [['COUNT', count]]),
    ...(until === undefined ? [] : [['UNTIL', until.replaceAll('-', '')]]),
  ];
  return parts.map(([name, value]) => `${name}=${value}`).join(';');
}

/** An event without what depends on how its source is written: a tree, and the texts and places of its evidence. */
export function comparable({ descriptionTree: _tree, evidence, ...event }: FoundEvent): FoundEvent {
  const known = Object.entries(evidence).map(([field, { source, notes }]) => [
    field,
    { source, ...(notes && { notes }) },
  ]);
  return { ...event, evidence: Object.fromEntries(known) };
}
