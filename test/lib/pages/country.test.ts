import { describe, expect, it } from 'vitest';
import { countryName, findRegion, regionFields } from '../../../lib/pages/country';
/** The names in the plugin's list of countries, by its codes: tribe-common, `Tribe__Languages__Locations`. */
import countries from './countries.json';

describe('the name of a country', () => {
  it.each(Object.entries(countries))('for %s is that of the plugin’s list: %s', (code, name) => {
    expect(countryName(code)).toBe(name);
    expect(countryName(` ${code.toLowerCase()} `)).toBe(name);
  });

  it('is found for what pages write in place of a code', () => {
    expect(['USA', 'U.S.A.', 'United States of America', 'UK', 'TL'].map(countryName)).toEqual([
      'United States',
      'United States',
      'United States',
      'United Kingdom',
      'East Timor',
    ]);
  });

  it('stays as it was written otherwise', () => {
    for (const text of ['Germany', 'Deutschland', 'QQ', 'ZZZ', '', '日本', 'D'])
      expect(countryName(text)).toBe(text);
  });
});

describe('a region', () => {
  it('goes where the site shows it from', () => {
    expect(regionFields('Germany', 'Bavaria')).toEqual({ state: '', province: 'Bavaria' });
    for (const country of ['', 'US', 'United States'])
      expect(regionFields(country, 'ME')).toEqual({ state: 'ME', province: '' });
  });

  it('reads as the site shows it, or as it is stored where the site shows none', () => {
    const none = { country: '', state: '', province: '', stateprovince: '' };
    expect(findRegion({ ...none, country: 'Germany', state: 'NY', province: 'Bavaria' })).toBe('Bavaria');
    expect(findRegion({ ...none, state: 'NY', province: 'Bavaria' })).toBe('NY');
    expect(findRegion({ ...none, country: 'Germany', state: 'Bavaria' })).toBe('Bavaria');
    expect(findRegion({ ...none, country: 'Germany', stateprovince: 'Bavaria' })).toBe('Bavaria');
  });
});
