import { afterEach, describe, expect, it } from 'vitest';
import { addMessages, fittingLanguage, i18n, locale, onLanguage, speak } from '#i18n';
import { toDirection } from '../../../lib/i18n/bundle';
import { readCatalogue } from '../../../modules/locales/catalogue';

addMessages(readCatalogue('en'));
afterEach(() => speak({ language: 'en' }));

/** Four plural forms: one, few (2–4, 22–24), many, and other for fractions. */
const polish = `
lists-videosFound =
    { $count ->
        [0] Nie znaleziono filmów.
        [one] Znaleziono { $count } film.
        [few] Znaleziono { $count } filmy.
        [many] Znaleziono { $count } filmów.
       *[other] Znaleziono { $count } filmu.
    }
popup-addTo = Dodaj do { $site }
`;

describe('a message', () => {
  it('uses the plural form of its language', () => {
    const found = (count: number) => i18n.t('lists.videosFound', { count });
    expect([1, 2, 5].map(found)).toEqual(['1 video found.', '2 videos found.', '5 videos found.']);
    speak({ language: 'pl', messages: polish });
    expect([0, 1, 3, 5, 12, 22, 1.5].map(found)).toEqual([
      'Nie znaleziono filmów.',
      'Znaleziono 1 film.',
      'Znaleziono 3 filmy.',
      'Znaleziono 5 filmów.',
      'Znaleziono 12 filmów.',
      'Znaleziono 22 filmy.',
      'Znaleziono 1,5 filmu.',
    ]);
  });

  it('formats numbers in its language', () => {
    expect(i18n.t('lists.videosFound', { count: 12_345 })).toBe('12,345 videos found.');
    speak({ language: 'pl', messages: polish });
    expect(i18n.t('lists.videosFound', { count: 12_345 })).toBe('Znaleziono 12\u00a0345 filmów.');
  });

  it('inserts values as plain text', () => {
    for (const site of ['{ $site }', '{"x"}', '$& $1', '<b>', ''])
      expect(i18n.t('popup.addTo', { site })).toBe(`Add to ${site}`);
  });

  it('is in English if the language lacks it', () => {
    speak({ language: 'pl', messages: polish });
    expect(i18n.t('common.save')).toBe('Save');
    expect(i18n.t('lists.videosFound', { count: 3 })).toBe('Znaleziono 3 filmy.');
  });

  it('is its name if English lacks it, too; `find` returns undefined', () => {
    speak({ language: 'pl', messages: polish });
    expect(i18n.t('common.gone' as 'common.save')).toBe('common.gone');
    for (const name of ['common.gone', 'popup', '', '__proto__', 'constructor', '{', 'fault.reason.a b{c}'])
      expect(i18n.find(name)).toBeUndefined();
  });

  it('isolates values in right-to-left languages', () => {
    speak({ language: 'ar-XB', messages: readCatalogue('ar-XB') });
    expect(i18n.t('popup.addTo', { site: 'Hall' })).toBe('\u202eAdd\u202c \u202eto\u202c \u2068Hall\u2069');
  });
});

describe('the language', () => {
  it.each([
    [undefined, 'de-AT', 'de'],
    [undefined, 'pt-BR', 'pt-BR'],
    [undefined, 'pt-PT', 'pt-BR'],
    [undefined, 'xx', 'en'],
    ['de', 'en-US', 'de'],
    ['gone', 'de', 'de'],
  ])('chosen %s in a browser with %s is %s', (chosen, ofBrowser, fitting) => {
    expect(fittingLanguage(chosen, ['en', 'de', 'pt-BR'], ofBrowser)).toBe(fitting);
  });

  it('has a text direction', () => {
    const directions = ['en', 'pl', 'ja', 'ar', 'ar-XB', 'he', 'fa', 'ur', 'en-XA'].map(toDirection);
    expect(directions).toEqual(['ltr', 'ltr', 'ltr', 'rtl', 'rtl', 'rtl', 'rtl', 'rtl', 'ltr']);
  });

  it('notifies listeners of a change once', () => {
    let changes = 0;
    onLanguage(() => {
      changes += 1;
    });
    speak({ language: 'pl', messages: polish });
    speak({ language: 'pl', messages: polish });
    expect([changes, locale()]).toEqual([1, 'pl']);
  });
});
