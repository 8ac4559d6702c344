import { describe, expect, test } from 'vitest';
import { importsOf, listFiles, read, readSources, resolveImport } from './sources';

/** What is no rule. */
const besides = /\/\*[\s\S]*?\*\/|@import[^;]*;/g;
const sheets = ['components', 'entrypoints'].flatMap((folder) => listFiles(folder, /\.css$/));
/** As far as the braces in it go one deep, or two within a template. */
const attribute = /\b(?:class|rowClass)(?:=|: )("[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g;
const sources = readSources('components', 'entrypoints');

/** The classes that a stylesheet names, each with its file. */
function ruled(): string[] {
  return sheets.flatMap((path) => {
    const selectors = read(path)
      .replace(besides, '')
      .replace(/\{[^{}]*\}|\[[^\]]*\]/g, '{}');
    return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => `${name} (${path})`))];
  });
}

/** The names that stand in a `class`, and the beginnings of those that are put together at run time. */
function worn(): { names: Set<string>; beginnings: string[] } {
  const texts = sources.map(({ text }) => text);
  const attributes = texts.flatMap((text) => [...text.matchAll(attribute)].map(([, value = '']) => value));
  const words = attributes.flatMap((value) => value.replace(/\$\{/g, ' ').match(/[\w-]+/g) ?? []);
  const beginnings = texts.flatMap((text) =>
    [...text.matchAll(/([a-z]+-)\$\{/g)].map(([, name = '']) => name),
  );
  return { names: new Set(words), beginnings };
}

/** What a rule is about, what it declares, and the conditions around it. */
interface Rule {
  path: string;
  selector: string;
  declared: string;
  conditions: string;
}

/** All rules of the stylesheets. */
function rules(): Rule[] {
  return sheets.flatMap((path) => {
    const found: Rule[] = [];
    const open: string[] = [];
    for (const [, before = '', brace] of read(path)
      .replace(besides, '')
      .matchAll(/([^{}]*)([{}])/g)) {
      if (brace === '{') open.push(before.split(';').at(-1)?.trim() ?? '');
      else {
        const selector = open.pop() ?? '';
        const conditions = open.join(' ');
        if (!selector.startsWith('@')) found.push({ path, selector, declared: before, conditions });
      }
    }
    return found;
  });
}

/** Attributes and classes that say in what state a part is, apart from being off or waiting. */
const states =
  /\[aria-(?:pressed|selected|current)[^\]]*\]|\[data-target\]|\.(?:gap-\w+|[\w-]+-(?:chosen|current|today|target|moved|over))(?![\w-])/g;
/** What is left of a part in forced colours. */
const kept =
  /(?:^|[\s;])(?:outline|border(?!-color|-radius)[\w-]*|content|font-weight|text-decoration|fill|stroke)\s*:/;

describe('the looks', () => {
  test('every class of a stylesheet is worn by something', () => {
    const { names, beginnings } = worn();
    const isWorn = (name: string) => names.has(name) || beginnings.some((start) => name.startsWith(start));
    expect(names.size).toBeGreaterThan(50);
    expect(ruled().filter((entry) => !isWorn(entry.split(' ')[0] ?? ''))).toEqual([]);
  });

  test('signs that a stylesheet adds are not read aloud', () => {
    const added = sheets.flatMap((path) => read(path).match(/\bcontent: "[^"]+".*;/g) ?? []);
    expect(added.filter((declaration) => !declaration.includes('/ ""'))).toEqual([]);
  });

  test('every token is used, and every one that is used exists', () => {
    const texts = sheets.map((path) => read(path).replace(besides, ''));
    const set = new Set(texts.flatMap((text) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)));
    const taken = texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)(,?)/g)]);
    const used = new Set(taken.map(([, name]) => name));
    expect([...set].filter((name) => !used.has(name))).toEqual([]);
    // What has a fallback is set by script.
    const needed = taken.flatMap(([, name, fallback]) => (fallback ? [] : [name]));
    expect(needed.filter((name) => !set.has(name))).toEqual([]);
  });

  test('a state that only colours and shadows show is shown in forced colours, too', () => {
    const all = rules();
    const isForced = ({ conditions }: Rule) => conditions.includes('forced-colors');
    const named = all.filter(isForced).flatMap(({ selector }) => selector.match(states) ?? []);
    const coloured = all.filter(
      ({ declared }) => /(?:background|box-shadow)[\w-]*\s*:/.test(declared) && !kept.test(declared),
    );
    const lost = coloured.flatMap(({ path, selector }) =>
      selector
        .split(',')
        .map((part) => part.trim())
        .filter((part) => {
          const marks = part.match(states) ?? [];
          return marks.length > 0 && !marks.some((mark) => named.includes(mark));
        })
        .map((part) => `${path}: ${part}`),
    );
    expect(coloured.length).toBeGreaterThan(50);
    expect(named.length).toBeGreaterThan(8);
    expect(lost).toEqual([]);
  });

  test('what appears takes 120 to 200 milliseconds, and none where motion is unwanted', () => {
    const moving = rules().filter(({ declared }) =>
      /(?:animation|transition)[\w-]*\s*:(?!\s*none)/.test(declared),
    );
    const still = rules().filter(
      ({ declared, conditions }) =>
        conditions.includes('prefers-reduced-motion: reduce') && /animation:\s*none/.test(declared),
    );
    const faults = moving.filter(({ selector, declared, conditions }) => {
      const [, time = '0', unit] = /([\d.]+)(ms|s)\b/.exec(declared) ?? [];
      const milliseconds = Number(time) * (unit === 's' ? 1_000 : 1);
      const isAsked = conditions.includes('prefers-reduced-motion: no-preference');
      const stops = still.some((one) => one.selector === selector);
      // What turns says that something is under way
      if (declared.includes('infinite')) return !stops;
      return milliseconds < 120 || milliseconds > 200 || !isAsked;
    });
    expect(moving.length).toBeGreaterThan(1);
    expect(faults.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([]);
  });

  test('sides are those of the text, so that every part is mirrored from right to left', () => {
    const physical =
      /(?:^|[\s;{])(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|translateX\(|\bto (?:left|right)\b/gm;
    const found = sheets.flatMap((path) => {
      const declared = read(path).replace(besides, '').match(physical) ?? [];
      return declared.length === 0 ? [] : [`${path}: ${declared.length}`];
    });
    // Places in other sites' pages are measured from the left edge of the window
    expect(found).toEqual(['components/inPage/style.css: 4']);
  });

  test('the page of states has every stylesheet of the pages', () => {
    const toSheets = (folder: string) =>
      readSources(folder).flatMap((source) =>
        importsOf(source)
          .filter((specifier) => specifier.endsWith('.css'))
          .map((specifier) => resolveImport(source.path, specifier)),
      );
    const there = toSheets('test/components/states');
    expect(there.length).toBeGreaterThan(10);
    expect(toSheets('entrypoints').filter((path) => !there.includes(path))).toEqual([]);
  });

  test.each([
    ['colours', 0],
    ['colours for more contrast', 1],
  ])('what is drawn in pages has the %s of our own', (_name, part) => {
    const readPart = (path: string) => read(path).split('@media (prefers-contrast: more)')[part] ?? '';
    const tokens = readPart('components/styles/tokens.css');
    const pairs = [
      ...readPart('components/inPage/style.css').matchAll(/--c(-[\w-]+): light-dark\((#\w+), (#\w+)\)/g),
    ];
    const names: Record<string, string> = { '-soft': '-ink-soft', '-wash': '-accent-wash' };
    const short = (colour = '') => colour.replace(/^#(.)\1\1\1\1\1$/, '#$1$1$1');
    const own = (name: string) => {
      const pair = new RegExp(`-${names[name] ?? name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
      return { inLight: short(pair?.[1]), inDark: short(pair?.[2]) };
    };
    expect(pairs.length).toBeGreaterThan(5);
    for (const [, name = '', inLight, inDark] of pairs)
      expect({ name, inLight, inDark }).toEqual({ name, ...own(name) });
  });
});
