import { describe, expect, test } from 'vitest';
import { importsOf, readSources, resolveImport, type SourceFile } from './sources';

const surface = ['messages', 'pages', 'components'];
const inPages = ['messages', 'pages'];

/** What every room may import. */
const leaves = ['fault'];

/** Who may import whom: the design's drawing. Besides, each room may import itself. */
const mayImport: Record<string, readonly string[]> = {
  fault: [],
  pages: [],
  store: [],
  http: [],
  messages: ['pages'],
  files: ['pages'],
  forms: ['http'],
  lists: ['pages'],
  video: ['http'],
  calendar: ['http'],
  quota: ['store'],
  accounts: ['http', 'store', 'video', 'calendar', 'pages'],
  jobs: ['store', 'quota'],
  uploads: ['http', 'store', 'video'],
  playlistIndex: ['http', 'store', 'video'],
  actions: ['video', 'calendar', 'pages', 'jobs'],
  background: [
    ...[
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
      'uploads',
      'playlistIndex',
    ],
  ],
  components: [...inPages, 'inPage'],
  popup: surface,
  options: surface,
  frame: surface,
  manager: [...surface, 'files', 'forms', 'lists', 'video', 'calendar'],
  // Drawn by hand into foreign pages, where every KB counts: no Preact in there.
  inPage: inPages,
  spotter: [...inPages, 'inPage'],
  finder: inPages,
  card: [...inPages, 'inPage'],
};

/** The room that a file belongs to; a file outside every room is a room of its own, which nobody may enter. */
function roomOf(path: string): string {
  if (path.startsWith('components/inPage/')) return 'inPage';
  const room = /^(?:lib|entrypoints)\/([a-zA-Z]+)/.exec(path)?.[1] ?? /^(components)\//.exec(path)?.[1];
  return room ?? path;
}

interface Arrow {
  from: string;
  to: string;
}

function arrowsOf(file: SourceFile): Arrow[] {
  return importsOf(file).flatMap((specifier) => {
    const to = resolveImport(file.path, specifier);
    return to === undefined ? [] : [{ from: file.path, to }];
  });
}

function isAllowed({ from, to }: Arrow): boolean {
  const [here, there] = [roomOf(from), roomOf(to)];
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

describe('the house', () => {
  const sources = readSources('lib', 'entrypoints', 'components');
  const arrows = sources.flatMap(arrowsOf);

  test('has only rooms that the drawing knows', () => {
    const rooms = new Set(sources.map(({ path }) => roomOf(path)));
    expect([...rooms].filter((room) => !(room in mayImport))).toEqual([]);
    expect(rooms.size).toBeGreaterThan(10);
  });

  test('imports along the drawn arrows only', () => {
    const others = arrows.filter((arrow) => !isAllowed(arrow));
    expect(others.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('has no circle', () => {
    expect(findCircle(arrows)).toBeUndefined();
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

  test('finds a circle', () => {
    const arrows = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
    ];
    expect(findCircle(arrows)).toEqual(['a', 'b', 'c', 'a']);
    expect(findCircle(arrows.slice(0, 2))).toBeUndefined();
  });
});
