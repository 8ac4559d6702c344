import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, readSources, resolveImport, type SourceFile } from './sources';

const surface = ['messages', 'eventForm', 'eventReview', 'pages', 'components', 'i18n', 'locales'];
const inPages = ['messages', 'pages'];

/** Folders that every other may import. */
const leaves = ['errors', 'shared'];

/** Who may import whom. Besides, each folder may import itself. */
const mayImport: Record<string, readonly string[]> = {
  errors: [],
  shared: [],
  i18n: [],
  pages: [],
  store: [],
  http: [],
  views: ['pages', 'actions', 'collections'],
  messages: ['pages', 'views'],
  importExport: ['pages'],
  methodForms: ['http'],
  playlistPlans: ['pages', 'views'],
  video: ['http'],
  calendar: ['http'],
  quota: ['store'],
  accounts: ['http', 'store', 'video', 'calendar', 'pages'],
  jobs: ['store', 'quota'],
  uploads: ['http', 'store', 'video'],
  playlistIndex: ['http', 'store', 'video'],
  collections: ['store', 'video', 'calendar'],
  eventForm: ['pages', 'calendar'],
  feeds: ['pages', 'http', 'calendar', 'views'],
  eventReview: ['eventForm', 'pages', 'views', 'i18n'],
  actions: ['eventForm', 'video', 'calendar', 'pages', 'jobs'],
  background: [
    'pages',
    'store',
    'http',
    'messages',
    'video',
    'calendar',
    'quota',
    'accounts',
    'jobs',
    'actions',
    'eventForm',
    'eventReview',
    'feeds',
    'uploads',
    'playlistIndex',
    'collections',
    'views',
    'i18n',
    'locales',
  ],
  components: [...inPages, 'eventForm', 'eventReview', 'inPage', 'i18n', 'playlistPlans'],
  popup: surface,
  // The popup's content, which stays open beside the page
  sidepanel: [...surface, 'popup'],
  options: surface,
  welcome: surface,
  help: [...surface, 'docs', 'CHANGELOG.md?raw'],
  frame: [...surface, 'playlistPlans'],
  manager: [
    ...surface,
    'collections',
    'importExport',
    'feeds',
    'methodForms',
    'playlistPlans',
    'video',
    'calendar',
  ],
  // Drawn by hand into foreign pages, where every KB counts: no Preact in there.
  inPage: inPages,
  videoPage: [...inPages, 'inPage'],
  pageScanner: inPages,
  selectionScanner: inPages,
  pageOverlay: [...inPages, 'inPage'],
  videoChooser: [...inPages, 'inPage'],
  buttonMover: [...inPages, 'inPage'],
  eventTeacher: [...inPages, 'inPage'],
};

/**
 * Layers inside a folder, uppermost first: a file imports its own layer and those below it. A name ending in `/` is a
 * subfolder, `*` every file and subfolder that no other entry names.
 */
const layers: Record<string, readonly string[]> = {
  'entrypoints/background': [
    'index.ts',
    'compose.ts',
    'handlers/',
    'state/',
    'browser/',
    'messaging/',
    'wording/',
  ],
  'lib/accounts': ['index.ts', 'checks.ts', 'video/', 'sites/', '*'],
  'lib/actions': ['index.ts', '*', 'records/', 'shared/'],
  'lib/calendar': ['matching/', 'editing/', 'index.ts', '*', 'shared/'],
  'lib/jobs': ['index.ts', '*', 'batches/', 'queue.ts', 'alarm.ts', 'keyOrder.ts', 'state.ts'],
  'lib/video': ['index.ts', '*', 'shared/'],
  components: ['subject/', '*', 'ui/', 'hooks/', 'format/', 'inPage/'],
};

/** Folder that a file belongs to; a file outside of all is one by itself, which no other may import. */
function folderOf(path: string): string {
  if (path.startsWith('components/inPage/')) return 'inPage';
  const folder =
    /^(?:lib|entrypoints)\/([a-zA-Z\d]+)/.exec(path)?.[1] ?? /^(components|locales|docs)\//.exec(path)?.[1];
  return folder ?? path;
}

/** Position of a file among the layers of its folder; undefined where the folder has none. */
function layerOf(path: string): { folder: string; layer: number } | undefined {
  const folder = Object.keys(layers).find((each) => path.startsWith(`${each}/`));
  const names = folder === undefined ? undefined : layers[folder];
  if (folder === undefined || names === undefined) return undefined;
  const below = path.slice(folder.length + 1);
  const named = names.findIndex((name) => below === name || (name.endsWith('/') && below.startsWith(name)));
  return { folder, layer: named === -1 ? names.indexOf('*') : named };
}

/** Whether an import inside a folder leads to its own layer or to one below. */
function leadsDown({ from, to }: Arrow): boolean {
  const [here, there] = [layerOf(from), layerOf(to)];
  if (here === undefined || here.folder !== there?.folder) return true;
  return here.layer !== -1 && here.layer <= there.layer;
}

interface Arrow {
  from: string;
  to: string;
}

/** The only import upwards, of a type: what surfaces may ask is derived from the table of messages. */
const isDerived = ({ from, to }: Arrow) =>
  from === 'lib/messages/table.ts' && to === 'entrypoints/background/handlers/index.ts';

/** All imports of a file, of types too. */
function arrowsOf(file: SourceFile): Arrow[] {
  return importsOf(file).flatMap((specifier) => {
    const to = resolveImport(file.path, specifier);
    return to === undefined ? [] : [{ from: file.path, to }];
  });
}

function isAllowed({ from, to }: Arrow): boolean {
  if (isDerived({ from, to })) return true;
  const [here, there] = [folderOf(from), folderOf(to)];
  return here === there || leaves.includes(there) || (mayImport[here]?.includes(there) ?? false);
}

/** The first circle found along the arrows, as a path that ends where it began. */
function findCircle(arrows: readonly Arrow[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  const finished = new Set<string>();

  function visit(at: string, way: string[]): string[] | undefined {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (finished.has(at)) return undefined;
    for (const to of next.get(at) ?? []) {
      const circle = visit(to, [...way, at]);
      if (circle) return circle;
    }
    finished.add(at);
    return undefined;
  }

  for (const start of next.keys()) {
    const circle = visit(start, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Arrows from folder to folder; those to what a folder lies in, or from there, are held by its layers. */
function betweenFolders(arrows: readonly Arrow[]): Arrow[] {
  const isIn = (one: string, other: string) => one === other || one.startsWith(`${other}/`);
  return arrows
    .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
    .filter(({ from, to }) => !isIn(from, to) && !isIn(to, from));
}

describe('the source tree', () => {
  const sources = readSources('lib', 'entrypoints', 'components');
  const arrows = sources.flatMap(arrowsOf);

  test('has only folders that the design knows', () => {
    const folders = new Set(sources.map(({ path }) => folderOf(path)));
    expect([...folders].filter((folder) => !(folder in mayImport))).toEqual([]);
    expect(folders.size).toBeGreaterThan(10);
  });

  test('imports along the designed arrows only', () => {
    const others = arrows.filter((arrow) => !isAllowed(arrow));
    expect(others.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('imports downwards only inside a folder that has layers', () => {
    const others = arrows.filter((arrow) => !leadsDown(arrow));
    expect(others.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('imports nothing but types from above', () => {
    const { text } = sources.find(({ path }) => path === 'lib/messages/table.ts') ?? { text: '' };
    expect(text).toMatch(/import type \{ messages \}/);
    expect(text).not.toMatch(/(?:import|export) (?!type)/);
  });

  test('has no circle, types included', () => {
    expect(findCircle(arrows)).toBeUndefined();
  });

  test('has no circle of folders that stand beside one another', () => {
    expect(findCircle(betweenFolders(arrows.filter((arrow) => !isDerived(arrow))))).toBeUndefined();
  });
});

describe('the scanner', () => {
  const file = (text: string, path = 'entrypoints/popup/main.tsx'): SourceFile => ({ path, text });

  test('sees every way to import, and no comment', () => {
    const text = `
      import { a } from './one';
      import type { B } from "./two";
      import './three';
      export * from './four';
      export {
        c,
      } from './five';
      const d = await import('./six');
      type E = import('./seven').E;
      // import { f } from './eight';
      /* import { g } from './nine'; */
      const url = 'https://a.example'; import h from './ten';
    `;
    expect(importsOf(file(text)).sort()).toEqual(
      ['./five', './four', './one', './seven', './six', './ten', './three', './two'].sort(),
    );
  });

  test('finds a forbidden arrow, even for a type', () => {
    const [arrow] = arrowsOf(file(`import type { Store } from '../../lib/store';`));
    expect(arrow && isAllowed(arrow)).toBe(false);
    const [other] = arrowsOf(file(`import { ask } from '~/lib/messages';`));
    expect(other && isAllowed(other)).toBe(true);
  });

  test('finds an import that leads up inside a folder', () => {
    const from = 'lib/actions/shared/state.ts';
    expect(leadsDown({ from, to: 'lib/actions/ratings/ratings.ts' })).toBe(false);
    expect(leadsDown({ from: 'lib/actions/ratings/ratings.ts', to: from })).toBe(true);
  });

  test('finds a circle', () => {
    const arrows = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
    ];
    expect(findCircle(arrows)).toEqual(['a', 'b', 'c', 'a']);
    expect(findCircle(arrows.slice(0, 2))).toBeUndefined();
  });

  test('finds a circle of folders that no file closes, and none between a folder and what lies in it', () => {
    const arrows = [
      { from: 'lib/pages/times/a.ts', to: 'lib/pages/markup/b.ts' },
      { from: 'lib/pages/markup/c.ts', to: 'lib/pages/times/d.ts' },
      { from: 'lib/pages/e.ts', to: 'lib/pages/times/d.ts' },
      { from: 'lib/pages/times/d.ts', to: 'lib/pages/f.ts' },
    ];
    expect(findCircle(betweenFolders(arrows))).toHaveLength(3);
    expect(findCircle(betweenFolders(arrows.slice(1)))).toBeUndefined();
  });
});
