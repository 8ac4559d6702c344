import { expect, it } from 'vitest';
import { tables } from '../../lib/store/schema';
import { readCatalogue, readMessages } from '../../modules/locales/catalogue';
import { listFiles, read, readSources } from './sources';

/** Words that names avoid → what they say instead. Comments and the words of the interface are not looked at. */
const avoided: readonly [words: string, say: string][] = [
  ['room rooms', 'services'],
  ['desk desks', 'handlers'],
  ['parcel parcels', 'blob'],
  ['lane lanes', 'concurrencyKey'],
  ['turn turns', 'sequence'],
  ['bulk', 'batch'],
  ['feed feeds feeder feeding', 'batchFeeder, uploader'],
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

/** Names that may stand nevertheless, each with its reason. */
const allowed: readonly [name: RegExp, reason: string][] = [
  [/BatchFeeder$|lib\/jobs\/batches\/feeder(\.test)?\.ts$/, 'the name that feeders of batches are to have'],
  [/feeds?(Routes|At)?(\.ts)?$/, "a calendar's feeds of the sandbox: RSS and iCal"],
  [/^test\/bench\/trace\.ts$|^recordTrace$/, "the browser's own traces"],
  [/[lL]ookUp|lookup/, 'to look something up'],
];

interface Name {
  name: string;
  where: string;
}

/** The single words of a name, in lower case; `lookUp` and the like stay whole as they are written. */
const splitName = (name: string) =>
  name
    .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');

const isAllowed = ({ name }: Name) => allowed.some(([pattern]) => pattern.test(name));

/** What is wrong with some names: `where: name, say …`. */
function findAvoided(names: readonly Name[]): string[] {
  const instead = new Map(avoided.flatMap(([words, say]) => words.split(' ').map((word) => [word, say])));
  return names.flatMap((each) => {
    const word = splitName(each.name).find((one) => instead.has(one));
    if (word === undefined || isAllowed(each)) return [];
    return [`${each.where}: ${each.name}, say ${instead.get(word)}`];
  });
}

const folders = ['lib', 'entrypoints', 'components', 'scripts', 'test', 'modules'] as const;
const sources = readSources(...folders).filter(({ path }) => !path.includes('/recorded/'));

/** Declarations that a file exports: their names, and whether each is a function or a value. */
const exported = sources.flatMap(({ path, text }) =>
  [
    ...text.matchAll(
      /^export (?:declare )?(?:async )?(const|let|function\*?|class|interface|type|enum) (\w+)/gm,
    ),
  ].map(([, kind = '', name = '']) => ({ name, where: path, isType: /interface|type/.test(kind) })),
);

it('names of files and folders', () => {
  const paths = folders
    .flatMap((folder) => listFiles(folder, /\.(tsx?|mjs|css|html|md)$/))
    .filter((path) => !path.includes('recorded'));
  expect(paths.length).toBeGreaterThan(500);
  expect(findAvoided(paths.map((path) => ({ name: path, where: 'file' })))).toEqual([]);
  expect(paths.filter((path) => /^lib\/(fault|lists|files|forms|later)\//.test(path))).toEqual([]);
});

it('names that files export', () => {
  expect(exported.length).toBeGreaterThan(1_500);
  expect(findAvoided(exported)).toEqual([]);
});

it('functions say by a verb what they do, and types what they are', () => {
  const isPlaceOrLine = ({ name, where }: Name) =>
    where.startsWith('lib/jobs/') && splitName(name).some((word) => /^(line|place|run|runs)$/.test(word));
  const wrong = exported.filter(
    (each) =>
      (!each.isType && !each.where.startsWith('test/') && /[a-z0-9]Of([A-Z]|$)/.test(each.name)) ||
      (each.isType && /[a-z]Parts$/.test(each.name)) ||
      isPlaceOrLine(each),
  );
  const reasons = [/^Runnable$/, /^runnerLock$/, /^RunContext$/, /^oneOfMine$/];
  expect(wrong.filter(({ name }) => !reasons.some((pattern) => pattern.test(name)))).toEqual([]);
});

/** Names that several files may export, each with its reason. */
const shared: readonly [name: RegExp, reason: string][] = [
  [
    /^(list|insert|update|set|id|ids|text|flag|number|fields|listing|reading|writing)$/,
    'methods and parameters of two APIs',
  ],
  [/^everyItem$/, 'the same for the pages of each API'],
  [/^i18n$/, 'the same catalogue, in pages of others without the framework'],
];

it('a name is exported by one file', () => {
  const own = exported.filter(({ where }) => /^(lib|entrypoints|components)\//.test(where));
  const files = new Map<string, Set<string>>();
  for (const { name, where } of own) files.set(name, (files.get(name) ?? new Set()).add(where));
  const several = [...files].filter(
    ([name, paths]) => paths.size > 1 && !shared.some(([pattern]) => pattern.test(name)),
  );
  expect(several.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([]);
});

it('messages', () => {
  const messages = sources
    .filter(({ path }) => path.startsWith('entrypoints/background/handlers/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^ {2}(\w+): message\(/gm)].map(([, name = '']) => ({ name, where: path })),
    );
  expect(messages.length).toBeGreaterThan(50);
  expect(findAvoided(messages)).toEqual([]);
});

/** What zod keeps of a schema: fields, options, values, and whatever is wrapped. */
interface Definition {
  shape?: Record<string, Schema>;
  options?: Schema[];
  entries?: Record<string, string>;
  element?: Schema;
  innerType?: Schema;
}
interface Schema {
  _zod: { def: unknown };
}

/** The fields of a row, at any depth, and the values of those that have a set of them. */
function fieldsOf(schema: Schema): string[] {
  const { shape = {}, options = [], entries = {}, element, innerType } = schema._zod.def as Definition;
  const wrapped = [...options, element, innerType].filter((each) => each !== undefined);
  const own = Object.entries(shape).flatMap(([field, value]) => [field, ...fieldsOf(value)]);
  return [...own, ...Object.values(entries), ...wrapped.flatMap(fieldsOf)];
}

it('fields of the database, their values, tables and indexes', () => {
  const names = Object.entries(tables).flatMap(([table, { schema, indexes, key }]) =>
    [table, key, ...indexes, ...fieldsOf(schema())].map((name) => ({ name, where: table })),
  );
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['concurrencyKeys', 'needsReview']));
  expect(findAvoided(names)).toEqual([]);
});

it('keys of the catalogue', () => {
  const keys = [...readMessages(readCatalogue('en')).keys()].flatMap((key) =>
    key.split('.').map((name) => ({ name, where: key })),
  );
  expect(keys.length).toBeGreaterThan(1_000);
  expect(findAvoided(keys)).toEqual([]);
});

it('classes of our pages', () => {
  const classes = ['entrypoints', 'components']
    .flatMap((folder) => listFiles(folder, /\.css$/))
    .flatMap((path) =>
      [...read(path).matchAll(/\.([a-z][a-z-]+)(?=[^{}]*\{)/g)].map(([, name = '']) => ({
        name,
        where: path,
      })),
    );
  expect(classes.length).toBeGreaterThan(50);
  expect(findAvoided(classes)).toEqual([]);
});
