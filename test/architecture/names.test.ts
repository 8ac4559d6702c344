import { expect, it } from 'vitest';
import { readCatalogue, readMessages } from '../../modules/locales/catalogue';
import { readSources } from './sources';

/** Names that several files may export, each with its reason. */
const shared: readonly [name: RegExp, reason: string][] = [
  [
    /^(list|insert|update|set|id|ids|text|flag|number|fields|listing|reading|writing)$/,
    'methods and parameters of two APIs',
  ],
  [/^everyItem$/, 'the same for the pages of each API'],
  [/^i18n$/, 'the same catalogue, in pages of others without the framework'],
];

/** Declarations that a file exports. */
const declarations =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

it('a name is exported by one file', () => {
  const files = new Map<string, Set<string>>();
  for (const { path, text } of readSources('lib', 'entrypoints', 'components'))
    for (const [, name = ''] of text.matchAll(declarations))
      files.set(name, (files.get(name) ?? new Set()).add(path));
  expect(files.size).toBeGreaterThan(1_000);
  const several = [...files].filter(
    ([name, paths]) => paths.size > 1 && !shared.some(([pattern]) => pattern.test(name)),
  );
  expect(several.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([]);
});

/** Words that keys of the catalogue avoid → what they say instead. */
const avoided: readonly [words: string, say: string][] = [
  ['room rooms', 'services'],
  ['desk desks', 'handlers'],
  ['parcel parcels', 'blob'],
  ['lane lanes', 'concurrencyKey'],
  ['turn turns', 'sequence'],
  ['bulk', 'batch'],
  ['feeder feeding', 'batchFeeder, uploader'],
  ['nap naps asleep awaken', 'backoff, waiting, resume'],
  ['late lately lesson lessons trace traces', 'recentWrites, sideWrites, effects'],
  ['look looks', 'detectPage, readLatest, needsReview, review'],
  ['shows', 'reflects'],
  ['acts stage', 'actions, presenter'],
  ['book', 'accounts, platforms'],
  ['profile profiles', 'platform'],
  ['pill pills', 'eventButton'],
  ['spotter finder card cards', 'videoPage, pageScanner, pageOverlay'],
  ['sight sighted', 'visibility, guarded'],
  ['unkept', 'draftNotSaved'],
  ['words', 'message, label'],
  ['house', 'architecture'],
  ['told settled', 'notified, finished'],
];

const instead = new Map(avoided.flatMap(([words, say]) => words.split(' ').map((word) => [word, say])));

/** The single words of a key, in lower case. */
const splitKey = (key: string) =>
  key
    .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

it('keys of the catalogue', () => {
  const keys = [...readMessages(readCatalogue('en')).keys()];
  expect(keys.length).toBeGreaterThan(1_000);
  const wrong = keys.flatMap((key) => {
    const word = splitKey(key).find((one) => instead.has(one));
    return word === undefined ? [] : [`${key}: say ${instead.get(word)}`];
  });
  expect(wrong).toEqual([]);
});
