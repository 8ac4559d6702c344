import { describe, expect, it } from 'vitest';
import { readPrice, shownPrice, withCurrency } from '../../../lib/pages/price';

function shown(text: string): string {
  const price = readPrice(text);
  return price.kind === 'amounts' ? shownPrice(price) : price.kind;
}

describe('readPrice', () => {
  it.each([
    ['12', '12'],
    ['12.50', '12.50'],
    ['12,50', '12,50'],
    ['5 - 10', '5 – 10'],
    ['12 – 15', '12 – 15'],
    ['10-5', '5 – 10'],
    ['5-5', '5'],
    ['€5', '€5'],
    ['5€', '5€'],
    ['5 €', '5€'],
    ['5€ – 10€', '5€ – 10€'],
    ['€5 – €10', '€5 – €10'],
    ['EUR 5-10', '€5 – €10'],
    ['5–10 EUR', '5€ – 10€'],
    ['12 Euro', '12€'],
    ['$5, 00', 'unclear'],
    ['$12.50', '$12.50'],
    ['CHF 20.-', 'CHF20'],
    ['20,– €', '20€'],
    ['1.234,50', '1234,50'],
    ['$1,234.50', '$1234.50'],
    ['1 234,50 €', '1234,50€'],
    ["CHF 1'234.50", 'CHF1234.50'],
    ['1.234.567', '1234567'],
    ['1.234,50 – 2.000,00 EUR', '1234,50€ – 2000,00€'],
    ['KWD 1.234', 'KWD1.234'],
    ['0.500', '0.500'],
    ['1234.500', '1234.500'],
    ['  12  ', '12'],
    ['12 — 15', '12 – 15'],
    ['12 to 15', '12 – 15'],
    ['12 bis 15', '12 – 15'],
    ['1,50 – 12', '1,50 – 12'],
    ['CHF 20.--', 'CHF20'],
    ['GBP 5', '£5'],
    ['1 234 €', '1234€'],
    ['12.345,50', '12345,50'],
    ['123.456.789', '123456789'],
    ['0-5', '0 – 5'],
    ['1\u00a0234,50 €', '1234,50€'],
    ['1\u202f234 €', '1234€'],
    ['CHF 1’234.50', 'CHF1234.50'],
    ['1'.repeat(100), '1'.repeat(100)],
  ])('reads %s as %s', (text, expected) => {
    expect(shown(text).replaceAll('\u00a0', '')).toBe(expected);
  });

  it.each(['', ' '])('returns none for “%s”', (text) => {
    expect(readPrice(text)).toEqual({ kind: 'none' });
  });

  it.each(['0', '0.00', '0,00 €', '€0', '0 EUR', '0-0'])('returns free for %s', (text) => {
    expect(readPrice(text)).toEqual({ kind: 'free' });
  });

  it.each(['Free', 'Eintritt frei', 'Donation welcome', '無料'])('returns words for %s', (text) => {
    expect(readPrice(text)).toEqual({ kind: 'words' });
  });

  it.each([
    '1.234',
    '1,234',
    '1.234 €',
    '1,2,3',
    '1.234,567.8',
    'ab 10 €',
    '10 € (8 € reduced)',
    '5 € – 10 $',
    '10 / 8',
    '5 10',
    '10 XYZ',
    '5-10-15',
    'Door 3',
    '12 for two',
    '-5',
    '5 -',
    '€ € 5',
    '5 € – 10 XYZ',
    '5 Eurocent',
    '5 Neuro',
    '12.345',
    '123,456 €',
    '12\u00a034,50',
    "CHF 1'23",
    '1.234 567',
    '1 234.567,890',
    '1234.567,50',
    '1.23.456',
    `1${'2'.repeat(200)}`,
  ])('returns unclear for %s', (text) => {
    expect(readPrice(text)).toEqual({ kind: 'unclear' });
  });

  it('returns symbol, position and code of the currency', () => {
    expect(readPrice('EUR 5-10')).toEqual({
      kind: 'amounts',
      amounts: ['5', '10'],
      currency: { symbol: '€', position: 'prefix', code: 'EUR' },
    });
    expect(readPrice('$5')).toMatchObject({ currency: { symbol: '$', code: '' } });
    expect(readPrice('5 zł')).toMatchObject({ currency: { symbol: 'zł', position: 'postfix', code: 'PLN' } });
    expect(readPrice('5')).toEqual({ kind: 'amounts', amounts: ['5'] });
  });

  it.each([
    ['R$ 12,50', '12,50', 'R$', 'BRL'],
    ['US$20', '20', 'US$', 'USD'],
    ['A$15', '15', 'A$', 'AUD'],
    ['1500円', '1500', '円', 'JPY'],
    ['1,200円', '1200', '円', 'JPY'],
    ['50 lei', '50', 'lei', 'RON'],
  ])('knows the symbol of %s as it is written where it is used', (written, amount, symbol, code) => {
    expect(readPrice(written)).toMatchObject({ amounts: [amount], currency: { symbol, code } });
  });
});

describe('withCurrency', () => {
  it('puts the symbol where the language has it', () => {
    expect(withCurrency('12', 'EUR', 'de')).toBe('12€');
    expect(withCurrency('12', 'EUR', 'en')).toBe('€12');
    expect(withCurrency('12 – 18', 'EUR', 'de')).toBe('12€ – 18€');
    expect(withCurrency('12', ' EUR ', 'en')).toBe('€12');
    expect(withCurrency('12', '$', 'de')).toBe('$12');
    expect(withCurrency('12', undefined, 'en')).toBe('12');
    expect(withCurrency('0', 'EUR', 'en')).toBe('0');
    expect(withCurrency('Free', 'EUR', 'en')).toBe('Free');
    expect(withCurrency('$12', 'EUR', 'en')).toBe('$12');
    expect(withCurrency('1.234', 'EUR', 'en')).toBe('1.234');
    expect(withCurrency('12', 'pounds of flesh', 'en')).toBe('12');
    expect(withCurrency('12', '__proto__', 'en')).toBe('12');
    expect(withCurrency('12', 'constructor', 'en')).toBe('12');
  });
});
