import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMessages, i18n, language, speak } from '#i18n';
import { createLanguageSetting } from '../../../../entrypoints/background/state/language';
import { pageTexts } from '../../../../entrypoints/background/wording/pageTexts';
import { openStore, type Store } from '../../../../lib/store';
import { readCatalogue } from '../../../../modules/locales/catalogue';

const german = 'buttons-alreadyIn = In { $playlists } enthalten\nbuttons-open = Was hier geht';
const options = { available: ['en', 'de'] };
let stores = 0;
let store: Store;
let changes: string[];

beforeAll(() => addMessages(readCatalogue('en')));
beforeEach(() => {
  store = openStore(`language-${stores++}`);
  changes = [];
});
afterEach(() => speak({ language: 'en' }));

const setting = (read = async (_language: string) => german) =>
  createLanguageSetting({ store, read, changed: () => changes.push(language()), ...options });

it('uses the chosen language, at once and after a restart of the worker', async () => {
  const first = setting();
  await first.ready();
  expect([language(), await first.chosen(), i18n.t('buttons.open')]).toEqual([
    'en',
    undefined,
    'Cuecard: actions for this page',
  ]);
  await first.choose('de');
  expect([i18n.t('buttons.open'), changes]).toEqual(['Was hier geht', ['de']]);
  expect(pageTexts()).toMatchObject({ 'buttons.alreadyIn': 'In $1 enthalten', lang: 'de', dir: 'ltr' });

  speak({ language: 'en' });
  const second = setting();
  await second.ready();
  expect([i18n.t('buttons.open'), await second.spoken()]).toEqual([
    'Was hier geht',
    { language: 'de', messages: german },
  ]);
  await second.choose(undefined);
  expect([language(), await second.chosen(), changes]).toEqual(['en', undefined, ['de', 'en']]);
});

it('uses the built-in language if the store or the catalogue cannot be read, and tries again when asked', async () => {
  await store.put('settings', { key: 'language', value: 'de' });
  let isBroken = true;
  const broken = setting(async () => {
    if (isBroken) throw new Error('No such file');
    return german;
  });
  await broken.ready();
  expect(language()).toBe('en');
  isBroken = false;
  await broken.reload();
  expect([language(), changes]).toEqual(['de', ['de']]);
});

it('reads the guides of a language from their own file', async () => {
  const files: string[] = [];
  const read = async (name: string) => {
    files.push(name);
    return name.endsWith('.ftl') ? german : '{"privacy":"# Datenschutz"}';
  };
  const guides = await setting(read).guides('de');
  expect([guides, files]).toEqual([{ privacy: '# Datenschutz' }, ['de.json']]);
});

it('treats an invalid stored value as no choice', async () => {
  for (const value of [7, 'xx', null, { language: 'de' }]) {
    await store.put('settings', { key: 'language', value });
    await setting().ready();
    expect(language()).toBe('en');
  }
});
