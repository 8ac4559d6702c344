import { isPlaceZone, storableZone } from '../shared/storableZone';
import { findInstants, isZone, toInstant } from '../shared/time';

/** All time zones that an event can have, of those that the browser knows; the site's zone first. */
export function zoneNames(siteZone: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => storableZone(zone, []));
  return [...new Set([siteZone, 'UTC', ...known])].filter(isPlaceZone);
}

const offsetForm = /^(?:UTC|GMT)?(?:[+-](\d{1,2})(?:([:.]?)(\d{1,2}))?)?$/;

/** Whether this is a manual offset that exists: 14 hours at most. A dot separates a fraction, `+5.75`. */
function isOffset(name: string): boolean {
  const [all, hours = '0', sign = '', rest = '0'] = offsetForm.exec(name) ?? [];
  if (all === undefined) return false;
  const minutes = sign === '.' ? Number(`0.${rest}`) * 60 : Number(rest);
  return minutes < 60 && Number(hours) * 60 + minutes <= 14 * 60;
}

/** Whether the calendar accepts the zone: an IANA name, or a manual offset such as `UTC+5.5` or `+05:30`. */
export const isCalendarZone = (name: string): boolean => name !== '' && (isOffset(name) || isZone(name));

/**
 * Source of the form's zone: stated, an offset that fits, an offset alone, the venue's city, the settings, or the site;
 * `siteOffset` if the person has to choose, because the site is set to an offset.
 */
export type ZoneReason = 'named' | 'offsetFits' | 'offset' | 'venue' | 'usual' | 'assumed' | 'siteOffset';

/** Zones that the source does not name: of the site, of this computer, and the one chosen in the settings. */
interface KnownZones {
  site: string;
  own: string;
  usual?: string | undefined;
}

/**
 * The zone of an event's wall clock. For an offset alone: the zone of the venue, of the settings, of the site or of
 * this computer, the first that has that offset on that day, else a place that has it then (`storableZone`). Without
 * both the venue's zone, else that of the settings, else the site's; empty if the site has only an offset.
 */
export function chooseZone(
  time: { local: string; zone?: string; offset?: string },
  { site, own, usual = '' }: KnownZones,
  venueZone?: string,
): { timeZone: string; zoneReason: ZoneReason } {
  if (time.zone !== undefined) {
    const timeZone = storableZone(time.zone, [time.local]);
    return { timeZone, zoneReason: isPlaceZone(time.zone) ? 'named' : 'offset' };
  }
  const instant = time.offset === undefined ? Number.NaN : toInstant(time.local, time.offset);
  if (Number.isNaN(instant)) {
    if (venueZone !== undefined) return { timeZone: venueZone, zoneReason: 'venue' };
    if (usual !== '') return { timeZone: usual, zoneReason: 'usual' };
    const ofSite = site || own;
    return isPlaceZone(ofSite)
      ? { timeZone: storableZone(ofSite, []), zoneReason: 'assumed' }
      : { timeZone: '', zoneReason: 'siteOffset' };
  }
  const known = [...(venueZone === undefined ? [] : [venueZone]), usual, site, own];
  const fitting = known.find(
    (zone) => isPlaceZone(zone) && findInstants(time.local, zone)?.includes(instant),
  );
  if (fitting !== undefined) return { timeZone: storableZone(fitting, []), zoneReason: 'offsetFits' };
  return { timeZone: storableZone(time.offset ?? 'UTC', [time.local]), zoneReason: 'offset' };
}
