import { describe, expect, test } from 'vitest';
import { actions, managedActions } from '../../lib/actions';
import {
  browserMessages,
  pseudoLanguages,
  readCatalogue,
  readMessages,
  realLanguages,
} from '../../modules/locales/catalogue';
import { fillGuide, fixedParts, guideNames, readGuideSource } from '../../modules/locales/guides';
import { importsOf, listFiles, read, readSources, resolveImport, type SourceFile } from './sources';

/** `a.b.c` inside quotes; and the same with parts filled in at run time. */
const literal = /(['"`])([a-z]\w*(?:\.\w+)+)\1/g;
const template = /`([a-z]\w*\.[^`\s]*\$\{[^`]*)`/g;
const call = /\b(?:i18n\.t|translate)\(\s*([^;]*?)\)/gs;

/** Every dotted name in quotes. */
const namesIn = (text: string) => [...text.matchAll(literal)].map(([, , name = '']) => name);

/** Names put together at run time, as patterns. */
function patternsIn(text: string): RegExp[] {
  return [...text.matchAll(template)].map(([, name = '']) => {
    const parts = name.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('.+')}$`);
  });
}

/** The first strings of translating calls: those must exist. */
function askedFor({ text }: SourceFile): string[] {
  return [...text.matchAll(call)].flatMap(([, argument = '']) => namesIn(argument.split('{')[0] ?? ''));
}

/** What a catalogue lacks, or has too much of, beside the English one; placeholders included. */
function differences(text: string): string[] {
  const english = readMessages(readCatalogue('en'));
  const other = readMessages(text);
  const missing = [...english.keys()].filter((name) => !other.has(name)).map((name) => `${name} is missing`);
  return [...other].reduce((found, [name, { placeholders }]) => {
    const wanted = english.get(name)?.placeholders;
    if (wanted === undefined) found.push(`${name} is in no other catalogue`);
    else if (wanted.join() !== placeholders.join())
      found.push(`${name} has {${placeholders}}, not {${wanted}}`);
    return found;
  }, missing);
}

/** What each paragraph of a guide is: a heading and its rank, a table and its rows, or a list and its points. */
const shapeOf = (guide: string): string =>
  guide
    .trim()
    .split(/\n{2,}/)
    .map((part) =>
      part.split('\n').flatMap((line) => /^(#+|\|| *[-*](?= )| *\d+\.(?= ))/.exec(line)?.[0].trim() ?? []),
    )
    .map((marks) => marks.join(' ') || 'text')
    .join(', ');

/** What the guides of a language lack, or have too much of, beside the English ones: paragraphs, messages, code, whole guides. */
function guideDifferences(language: string, read = readGuideSource): string[] {
  return guideNames().flatMap((name) => {
    const source = read(language, name);
    if (source === undefined) return [`${name}.md is missing`];
    const english = readGuideSource('en', name) ?? '';
    const [wanted, found] = [fixedParts(english), fixedParts(source)];
    return [
      ...(shapeOf(source) === shapeOf(english) ? [] : [`${name}.md has other paragraphs, points or rows`]),
      ...wanted.filter((part) => !found.includes(part)).map((part) => `${name}.md lacks ${part}`),
      ...found.filter((part) => !wanted.includes(part)).map((part) => `${name}.md has ${part} for itself`),
    ];
  });
}

/** A file and all of ours that it imports, at once or later. */
function closureOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !/\.tsx?$/.test(path)) return found;
  found.add(path);
  for (const specifier of importsOf({ path, text: read(path) })) {
    const to = resolveImport(path, specifier);
    if (to?.startsWith('lib/messages/')) continue;
    if (to !== undefined) closureOf(to, found);
  }
  return found;
}

describe('the words', () => {
  const sources = readSources('entrypoints', 'components', 'lib');
  const english = [...readMessages(readCatalogue('en')).keys()];

  test('no language puts quotation marks around names that come with them', () => {
    const quoted = /\bt\('([\w.]+)', \{ (\w+): quotedText\(/g;
    const found = sources.flatMap(({ text }) => [...text.matchAll(quoted)]);
    expect(found).not.toEqual([]);
    const twice = found.flatMap(([, key = '', name = '']) =>
      realLanguages().filter((language) => {
        const catalogue = readCatalogue(language);
        const message = catalogue
          .slice(catalogue.indexOf(`\n${key.replaceAll('.', '-')} = `) + 1)
          .split('\n', 1);
        return new RegExp(`["“„«「‘]\\s?\\{ \\$${name} \\}`).test(String(message));
      }),
    );
    expect(twice).toEqual([]);
  });

  test('every word asked for is in the catalogue', () => {
    const asked = sources.flatMap((file) => askedFor(file).map((key) => `${key} (${file.path})`));
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((entry) => !english.includes(entry.split(' ')[0] ?? ''))).toEqual([]);
  });

  test('every word of the catalogue is asked for', () => {
    const manifest = [...read('wxt.config.ts').matchAll(/__MSG_(\w+?)__/g)].map(([, name]) => name);
    const names = new Set(sources.flatMap(({ text }) => namesIn(text)));
    const patterns = sources.flatMap(({ text }) => patternsIn(text));
    const isUsed = (key: string) =>
      names.has(key) ||
      manifest.includes(key.replaceAll('.', '_')) ||
      patterns.some((made) => made.test(key));
    expect(english.filter((key) => !isUsed(key))).toEqual([]);
  });

  test('each kind of bulk task has a title, and what the button that starts it says', () => {
    const kindsOf = (group: string) =>
      english.filter((name) => name.startsWith(group)).map((name) => name.slice(group.length));
    expect(kindsOf('batches.start.').length).toBeGreaterThan(10);
    expect(kindsOf('batches.start.').sort()).toEqual(kindsOf('batches.kind.').sort());
  });

  test('no word is drawn that does not come from the catalogue', () => {
    const drawn = /(?<![=-])>(?!\s*extends )\s*([^<>{}=;()|&]*\p{L}{2}[^<>{}=;()|&]*?)\s*[<{]/gu;
    const said =
      /\b(?:aria-label|alt|error|hint|label|summary|text|title)(?:=|['"]?: )(['"][^'"]*\p{L}{2}[^'"]*['"])/gu;
    const found = readSources('entrypoints', 'components')
      .map(({ path, text }) => ({ path, text: text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '') }))
      .flatMap(({ path, text }) => {
        const matches = [...(path.endsWith('x') ? text.matchAll(drawn) : []), ...text.matchAll(said)];
        return matches.map(([, words]) => `${words} (${path})`);
      });
    expect(found).toEqual([]);
  });

  test.each([...realLanguages(), ...Object.keys(pseudoLanguages)])(
    '%s has the words and placeholders of English',
    (language) => {
      expect(differences(readCatalogue(language))).toEqual([]);
    },
  );

  test('French keeps its punctuation in the line of the word', () => {
    const parted = readCatalogue('fr').matchAll(/^(?!#).*?(?: [:;!?»]|« ).*$/gm);
    expect([...parted].map(([line]) => line)).toEqual([]);
  });

  test('a message that a language lacks, has for itself or gives another placeholder is found', () => {
    const changed = readCatalogue('en')
      .replace('popup-addTo = Add to { $site }', 'popup-addTo = Add to { $place }')
      .replace(/^buttons-open = .*$/m, 'buttons-begin = Begin');
    expect(differences(changed)).toEqual([
      'buttons.open is missing',
      'buttons.begin is in no other catalogue',
      'popup.addTo has {place}, not {site}',
    ]);
  });

  test.each([...realLanguages(), ...Object.keys(pseudoLanguages)])(
    '%s has every guide of the help, with the messages and the code of the English one',
    (language) => {
      expect(guideNames()).toEqual(['privacy', 'set-up', 'troubleshooting', 'units']);
      expect(guideDifferences(language)).toEqual([]);
      // Marks of Markdown in a message would be read as the guide's own
      for (const name of guideNames()) {
        const source = readGuideSource(language, name) ?? '';
        const filled = fillGuide(language, source, readCatalogue(language));
        for (const mark of ['*', '`', '|', '['])
          expect(filled.split(mark)).toHaveLength(source.split(mark).length);
      }
    },
  );

  test.each(realLanguages())('%s has texts for the stores', (language) => {
    const of = (tag: string) =>
      read(`locales/${tag}/store.md`)
        .split('\n\n')
        .map((part) => part.split('\n- ').length);
    // As many paragraphs, and points of the list
    expect(of(language)).toEqual(of('en'));
    const summary = browserMessages(readCatalogue(language)).extension_description?.message ?? '';
    // The limit of the stores
    expect(summary.length).toBeGreaterThan(0);
    expect(summary.length).toBeLessThanOrEqual(132);
  });

  test('a guide that a language lacks, and a paragraph, message or code that a guide lacks or has for itself, is found', () => {
    const changed = (language: string, name: string) =>
      name === 'privacy'
        ? undefined
        : readGuideSource(language, name)
            ?.replace('{ options-guide-paste }', '{ options-guidepaste }')
            .replace('`http://127.0.0.1/mozoauth2/`', 'http://127.0.0.1/mozoauth2/')
            .replace(/^## .*\n\n/m, '');
    expect(guideDifferences('en', changed)).toEqual([
      'privacy.md is missing',
      'set-up.md has other paragraphs, points or rows',
      'set-up.md lacks `http://127.0.0.1/mozoauth2/`',
      'set-up.md lacks { options-guide-paste }',
      'set-up.md has { options-guidepaste } for itself',
      'troubleshooting.md has other paragraphs, points or rows',
      'units.md has other paragraphs, points or rows',
    ]);
    expect(() => fillGuide('en', changed('en', 'set-up') ?? '', readCatalogue('en'))).toThrow(
      'A guide in en names the message options-guidepaste, which does not exist',
    );
  });

  test.each([
    'popup/main.tsx',
    'sidepanel/main.tsx',
    'options/main.tsx',
    'welcome/main.tsx',
    'help/main.tsx',
    'frame/main.tsx',
    'manager/main.tsx',
    'background/index.ts',
  ])('%s has all sections that it takes words from', (start) => {
    const files = [...closureOf(`entrypoints/${start}`)];
    const texts = files.map(read);
    const sections = texts.flatMap((text) => [...text.matchAll(/locales\/en\/(\w+)\.ftl\?raw/g)]);
    const there = readMessages(
      [...new Set(sections.map(([, name]) => read(`locales/en/${name}.ftl`)))].join('\n'),
    );
    const asked = new Set(
      files
        .flatMap((path, index) => askedFor({ path, text: texts[index] ?? '' }))
        .filter((name) => english.includes(name)),
    );
    expect(asked.size).toBeGreaterThan(10);
    expect([...asked].filter((name) => !there.has(name))).toEqual([]);
  });

  test.each(realLanguages())('the browser has what the manifest names, in %s', (language) => {
    const named = [...read('wxt.config.ts').matchAll(/__MSG_(\w+?)__/g)].map(([, name]) => name);
    const messages = browserMessages(readCatalogue(language));
    expect(Object.keys(messages).sort()).toEqual(named.sort());
    for (const { message } of Object.values(messages)) expect(message).toMatch(/^\P{C}+$/u);
  });

  test('the pseudo-languages say the same, 40 % longer and from right to left', () => {
    const text = (language: string) =>
      readCatalogue(language).replaceAll(/^[\w-]+ =|\{[^}]*->|\[\w+\]|\{[^}]*\}/gm, '');
    expect(text('en-XA').length / text('en').length).toBeGreaterThan(1.35);
    expect(readCatalogue('ar-XB')).toContain('popup-addTo = \u202eAdd\u202c \u202eto\u202c { $site }');
    expect(realLanguages()).not.toContain('en-XA');
  });

  test('every kind of fault and every action has its sentences', () => {
    const kinds = [...read('lib/errors/index.ts').matchAll(/^ {2}\| '(\w+)'/gm)].map(([, kind]) => kind);
    expect(kinds.length).toBeGreaterThan(10);
    const wanted = [
      ...kinds.map((kind) => `fault.kind.${kind}`),
      ...[...actions, ...managedActions].flatMap(({ id, undoable }) =>
        ['label', 'doing', 'done', 'failed', 'unclear', ...(undoable ? ['undone'] : [])].map(
          (part) => `action.${id}.${part}`,
        ),
      ),
    ];
    expect(wanted.filter((key) => !english.includes(key))).toEqual([]);
  });

  test('every reason that our own code gives has a sentence', () => {
    const texts = readSources('entrypoints', 'lib').map(({ text }) => text);
    const reasons = texts.flatMap((text) =>
      [...text.matchAll(/\breason: '(\w+)'/g)].map(([, reason]) => reason),
    );
    // A cancelled call is the person's own wish; the unknown has only its kind to be told by.
    const silent = ['cancelled', 'unknown'];
    const isSaid = (reason = '') =>
      silent.includes(reason) ||
      english.includes(`form.doubt.${reason}`) ||
      ['reason', 'video', 'calendar'].some((group) => english.includes(`fault.${group}.${reason}`));
    expect(reasons.length).toBeGreaterThan(30);
    expect([...new Set(reasons.filter((reason) => !isSaid(reason)))]).toEqual([]);
  });
});

describe('secrets', () => {
  const shapes = {
    'API key': /AIza(?!Sandbox)[\w-]{35}/,
    'client secret': /GOCSPX-[\w-]{20,}/,
    'access token': /\bya29\.[\w-]{20,}/,
    'refresh token': /\b1\/\/0[\w-]{30,}/,
    'private key': /-----BEGIN (?:\w+ )?PRIVATE KEY-----/,
    'Basic credentials': /\bBasic [A-Za-z0-9+/]{24,}={0,2}/,
    'token of a code host': /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  };
  const folders = ['.ci', 'components', 'docs', 'entrypoints', 'lib', 'locales', 'public', 'scripts', 'test'];
  const files = folders.flatMap((folder) =>
    listFiles(folder, /\.(?:tsx?|m?js|json|ya?ml|md|html|css|svg|sh)$/),
  );

  test('no file holds anything that looks like one', () => {
    const found = files.flatMap((file) => {
      const text = read(file);
      return Object.entries(shapes).flatMap(([name, shape]) =>
        shape.test(text) ? [`${name} in ${file}`] : [],
      );
    });
    expect(files.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});
