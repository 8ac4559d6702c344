import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { listText } from '../../../components/format/listText';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['en-US', 'Jazz, Talks, and Workshop'],
  ['en-GB', 'Jazz, Talks and Workshop'],
])('names are listed as %s writes them', (language, expected) => {
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue(language);
  expect(listText(['Jazz', 'Talks', 'Workshop'])).toBe(expected);
  expect(listText(['Jazz', 'Talks'])).toBe('Jazz and Talks');
  expect(listText(['Jazz'])).toBe('Jazz');
  expect(listText([])).toBe('');
});
