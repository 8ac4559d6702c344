import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { speak } from '#i18n';
import { commaText, listText, quoted } from '../../../components/format/listText';
import { sentencesText } from '../../../components/format/sentencesText';

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

it.each([
  ['en', 'Jazz, Talks, Workshop'],
  ['fr', 'Jazz, Talks, Workshop'],
  ['ja', 'Jazz、Talks、Workshop'],
])('names of a cell stand one after the other with the comma of %s', (language, expected) => {
  speak({ language, messages: '' });
  expect(commaText(['Jazz', 'Talks', 'Workshop'])).toBe(expected);
  expect(commaText(['Jazz'])).toBe('Jazz');
  expect(commaText([])).toBe('');
  speak({ language: 'en' });
});

it('a sentence with quotation marks of its own gets no others around it', () => {
  expect(quoted('Jazz')).toBe('“Jazz”');
  for (const said of ['“Jazz” saved', '„Jazz“ gespeichert', '« Jazz » enregistré', '「Jazz」を保存'])
    expect(quoted(said)).toBe(said);
});

it.each([
  ['en', 'Saved. Liked.', ['Saved.', 'Liked.']],
  ['ja', '保存しました。高く評価しました。', ['保存しました。', '高く評価しました。']],
])(
  'sentences follow each other as %s writes them; those that are not there leave no gap',
  (language, text, [one, other]) => {
    speak({ language, messages: '' });
    expect(sentencesText(one, false, other, undefined, '')).toBe(text);
    speak({ language: 'en' });
  },
);
