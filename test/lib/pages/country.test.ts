import { describe, expect, it } from 'vitest';
import { countryName, findRegion, regionFields } from '../../../lib/pages/country';
/** Code → name in the plugin's list of countries: tribe-common, `Tribe__Languages__Locations`. */
import countries from './countries.json';

describe('countryName', () => {
  it.each(Object.entries(countries))('converts %s to the name in the plugin’s list: %s', (code, name) => {
    expect(countryName(code)).toBe(name);
    expect(countryName(` ${code.toLowerCase()} `)).toBe(name);
  });

  it('converts abbreviations that pages use in place of a code', () => {
    expect(['USA', 'U.S.A.', 'United States of America', 'UK', 'TL'].map(countryName)).toEqual([
      'United States',
      'United States',
      'United States',
      'United Kingdom',
      'East Timor',
    ]);
  });

  it('returns any other text unchanged', () => {
    for (const text of ['Germany', 'Deutschland', 'QQ', 'ZZZ', '', '日本', 'D'])
      expect(countryName(text)).toBe(text);
  });
});

describe('a region', () => {
  it('is put into the field that the site displays', () => {
    expect(regionFields('Germany', 'Bavaria')).toEqual({ state: '', province: 'Bavaria' });
    for (const country of ['', 'US', 'United States'])
      expect(regionFields(country, 'ME')).toEqual({ state: 'ME', province: '' });
  });

  it('is read from the displayed field, else from the other fields', () => {
    const none = { country: '', state: '', province: '', stateprovince: '' };
    expect(findRegion({ ...none, country: 'Germany', state: 'NY', province: 'Bavaria' })).toBe('Bavaria');
    expect(findRegion({ ...none, state: 'NY', province: 'Bavaria' })).toBe('NY');
    expect(findRegion({ ...none, country: 'Germany', state: 'Bavaria' })).toBe('Bavaria');
    expect(findRegion({ ...none, country: 'Germany', stateprovince: 'Bavaria' })).toBe('Bavaria');
  });
});
