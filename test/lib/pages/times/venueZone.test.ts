import { describe, expect, it } from 'vitest';
import { findVenueZone } from '../../../../lib/pages/times/venueZone';
import { isZone } from '../../../../lib/shared/time';

describe('findVenueZone', () => {
  it.each([
    [{ city: 'Hamburg', country: 'Germany' }, 'Europe/Berlin'],
    [{ city: 'Hamburg', country: 'de' }, 'Europe/Berlin'],
    [{ city: 'Köln', country: 'Deutschland' }, 'Europe/Berlin'],
    [{ city: 'Kraków', country: 'Polska' }, 'Europe/Warsaw'],
    [{ city: '大阪', country: '日本' }, 'Asia/Tokyo'],
    [{ city: 'Leeds', country: 'UK' }, 'Europe/London'],
    [{ city: 'Brooklyn', state: 'NY', country: 'United States' }, 'America/New_York'],
    [{ city: 'Portland', country: 'USA' }, 'America/Los_Angeles'],
    [{ city: 'Calgary', province: 'Alberta', country: 'CA' }, 'America/Edmonton'],
    [{ city: 'Funchal', country: 'Portugal' }, 'Atlantic/Madeira'],
  ])('knows %j', (venue, zone) => {
    expect(findVenueZone(venue)).toBe(zone);
    expect(isZone(zone)).toBe(true);
  });

  it.each([
    [undefined],
    [{}],
    [{ city: 'Paris' }],
    [{ country: 'Germany' }],
    [{ city: 'Smallville', country: 'United States' }],
    // One of both is wrong
    [{ city: 'Portland', state: 'ME', country: 'United States' }],
    [{ city: 'Somewhere', country: 'constructor' }],
    [{ city: '__proto__', country: 'US' }],
  ])('does not guess for %j', (venue) => {
    expect(findVenueZone(venue)).toBeUndefined();
  });
});
