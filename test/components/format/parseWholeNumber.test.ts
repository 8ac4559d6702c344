import { expect, it } from 'vitest';
import { parseWholeNumber } from '../../../components/format/parseWholeNumber';

it.each([
  ['12000', 'en', 12_000],
  [' 12,000 ', 'en', 12_000],
  ['1,00,000', 'en-IN', 100_000],
  ['12.000', 'de', 12_000],
  ['12 000', 'fr', 12_000],
  ["12'000", 'de-CH', 12_000],
  ['1,234,567', 'en', 1_234_567],
  ['12.5', 'en', undefined],
  ['12,5', 'en', undefined],
  ['12.5', 'de', undefined],
  ['12,5', 'de', undefined],
  ['1.250', 'en', undefined],
  ['1,250', 'de', undefined],
  ['1,,000', 'en', undefined],
  ['-5', 'en', undefined],
  ['1e5', 'en', undefined],
  ['', 'en', undefined],
  ['1234567890', 'en', undefined],
])('reads %j in %s as %s', (typed, locale, number) => {
  expect(parseWholeNumber(typed, locale)).toBe(number);
});
