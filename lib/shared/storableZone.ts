import { findInstants } from './time';

/**
 * Zones that stand for an offset, one for each that is in use, those with most people first. Older names are used for
 * those that servers may not know by their newer one.
 */
const representatives = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Halifax',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Europe/Istanbul',
  'Asia/Tehran',
  'Asia/Dubai',
  'Asia/Kabul',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Yangon',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Darwin',
  'Pacific/Auckland',
  'America/Phoenix',
  'America/Bogota',
  'America/Puerto_Rico',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Africa/Abidjan',
  'Atlantic/Azores',
  'Atlantic/Cape_Verde',
  'Atlantic/South_Georgia',
  'Pacific/Pago_Pago',
  'Pacific/Marquesas',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'Pacific/Noumea',
  'Pacific/Chatham',
  'Pacific/Tongatapu',
  'Pacific/Kiritimati',
];

/** Names that browsers still give for zones that the plugin's list has under their newer name (since 2016 or before). */
const newerNames = new Map([
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Africa/Asmera', 'Africa/Asmara'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]);

/** Sign, hours, minutes or a decimal fraction of an hour: `UTC-4`, `GMT+2`, `-04:00`, `+0530`, `UTC+5.5`. */
const offsetForm = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d\d)|\.(\d{1,2}))?$/;

/**
 * Whether the plugin's edit screen keeps a zone: a place (`Europe/Paris`) or `UTC`. Its list has no `Etc/` zones and no
 * `-04:00`: an event with one of them is shown with the first entry, Africa/Abidjan, and moved by the next save there
 * (calendar API behaviour, third live run). Whole hours as `UTC+2` are in it, but read as a zone with daylight saving
 * time (section 'Zones').
 */
export const isPlaceZone = (name: string): boolean =>
  name === 'UTC' || (/^[a-z]+\/./i.test(name) && !/^etc\//i.test(name));

/**
 * The zone that is stored for an event at these local times (`YYYY-MM-DDTHH:mm`, with seconds or without): a place
 * under its present name; for an offset the place with most people that has it at these times, or `UTC`. An offset that
 * no place has, and a name that the browser does not know, stay as they are, as far as the calendar reads them right.
 */
export function storableZone(name: string, locals: readonly string[]): string {
  const trimmed = name.trim();
  if (/^(?:Etc\/)?(?:UTC|GMT|UCT|Zulu|Z)$/i.test(trimmed)) return 'UTC';
  if (isPlaceZone(trimmed)) return newerNames.get(trimmed) ?? trimmed;
  const fixed = toFixedZone(trimmed);
  if (fixed === 'UTC') return fixed;
  const wanted = locals.map((local) => findOnlyInstant(local, fixed));
  const fits = (zone: string) =>
    locals.every((local, at) => wanted[at] !== undefined && findOnlyInstant(local, zone) === wanted[at]);
  return representatives.find(fits) ?? (fixed === trimmed ? name : fixed);
}

/** The instant of a local time that the zone has once. */
function findOnlyInstant(local: string, zone: string): number | undefined {
  const [instant, ...further] = findInstants(local, zone) ?? [];
  return further.length === 0 ? instant : undefined;
}

/** An offset in a form that the calendar reads as a fixed one; other names unchanged. */
function toFixedZone(name: string): string {
  const match = offsetForm.exec(name);
  if (match === null) return name;
  const [, sign = '+', hours = '0', minutes, fraction] = match;
  const past = Number(minutes ?? Math.round(Number(`0.${fraction ?? 0}`) * 60));
  if (past === 0 && Number(hours) === 0) return 'UTC';
  if (past > 0 && fraction !== undefined) return name;
  return `${sign}${hours.padStart(2, '0')}:${String(past).padStart(2, '0')}`;
}
