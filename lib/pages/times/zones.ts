import { isZone } from '../../shared/time';

// Windows zone names without ' Standard Time' → IANA name, for the most populated zones. Outlook writes them into
// calendar files. Source: Unicode CLDR, windowsZones, territory 001
const windowsZones = new Map([
  ['Hawaiian', 'Pacific/Honolulu'],
  ['Alaskan', 'America/Anchorage'],
  ['Pacific', 'America/Los_Angeles'],
  ['US Mountain', 'America/Phoenix'],
  ['Mountain', 'America/Denver'],
  ['Central', 'America/Chicago'],
  ['Canada Central', 'America/Regina'],
  ['SA Pacific', 'America/Bogota'],
  ['Eastern', 'America/New_York'],
  ['US Eastern', 'America/Indianapolis'],
  ['Atlantic', 'America/Halifax'],
  ['Newfoundland', 'America/St_Johns'],
  ['E. South America', 'America/Sao_Paulo'],
  ['Argentina', 'America/Buenos_Aires'],
  ['Greenwich', 'Atlantic/Reykjavik'],
  ['GMT', 'Europe/London'],
  ['W. Europe', 'Europe/Berlin'],
  ['Central Europe', 'Europe/Budapest'],
  ['Romance', 'Europe/Paris'],
  ['Central European', 'Europe/Warsaw'],
  ['GTB', 'Europe/Bucharest'],
  ['E. Europe', 'Europe/Chisinau'],
  ['FLE', 'Europe/Kiev'],
  ['South Africa', 'Africa/Johannesburg'],
  ['Israel', 'Asia/Jerusalem'],
  ['Egypt', 'Africa/Cairo'],
  ['Turkey', 'Europe/Istanbul'],
  ['Russian', 'Europe/Moscow'],
  ['Arab', 'Asia/Riyadh'],
  ['Arabian', 'Asia/Dubai'],
  ['Iran', 'Asia/Tehran'],
  ['Pakistan', 'Asia/Karachi'],
  ['India', 'Asia/Calcutta'],
  ['Nepal', 'Asia/Katmandu'],
  ['SE Asia', 'Asia/Bangkok'],
  ['China', 'Asia/Shanghai'],
  ['Singapore', 'Asia/Singapore'],
  ['W. Australia', 'Australia/Perth'],
  ['Taipei', 'Asia/Taipei'],
  ['Tokyo', 'Asia/Tokyo'],
  ['Korea', 'Asia/Seoul'],
  ['Cen. Australia', 'Australia/Adelaide'],
  ['AUS Central', 'Australia/Darwin'],
  ['E. Australia', 'Australia/Brisbane'],
  ['AUS Eastern', 'Australia/Sydney'],
  ['New Zealand', 'Pacific/Auckland'],
]);

/**
 * The IANA zone name for the TZID of a calendar file: an IANA name, one after a vendor's prefix
 * (`/mozilla.org/20050126_1/Europe/Berlin`), or a Windows name. Undefined for all others.
 */
export function findZone(identifier: string): string | undefined {
  const name = identifier.replace(/^"|"$/g, '').trim();
  const windows = windowsZones.get(name.replace(/ Standard Time$/, ''));
  if (windows && name.endsWith(' Standard Time')) return windows;
  if (isZone(name)) return name;
  const parts = name.slice(-200).split('/');
  return [3, 2].map((count) => parts.slice(-count).join('/')).find((end) => end.includes('/') && isZone(end));
}
