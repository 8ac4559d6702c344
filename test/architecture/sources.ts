import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A source file: its path from the checkout, with `/`, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** All TypeScript files below some folders. */
export function readSources(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    listFiles(folder, /\.tsx?$/).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

/** Paths from the checkout of all files below a folder whose name fits. */
export function listFiles(folder: string, name: RegExp): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(path, name);
    return name.test(entry.name) ? [path] : [];
  });
}

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
const specifiers = [
  // import x from '…', import type { x } from '…', export * from '…'
  /(?:^|[\n;])\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  // import '…'
  /(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]/g,
  // import('…'), also as a type
  /\bimport\s*\(\s*['"]([^'"]+)['"]/g,
];

/** What a file imports, type imports and lazy ones included, as written. */
export function importsOf({ text }: SourceFile): string[] {
  const code = text.replace(comments, '');
  return specifiers.flatMap((pattern) => [...code.matchAll(pattern)].map(([, specifier = '']) => specifier));
}

/** The file of ours that an import leads to, from the checkout; undefined for packages. */
export function resolveImport(from: string, specifier: string): string | undefined {
  // As `imports` of package.json has it.
  if (specifier === '#i18n') return 'lib/i18n/index.ts';
  const aliased = /^[@~]{1,2}\/(.+)$/.exec(specifier)?.[1];
  if (aliased === undefined && !specifier.startsWith('.')) return undefined;
  const base = aliased ?? relative(root, normalize(join(root, dirname(from), specifier)));
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  const found = candidates.find((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
  return (found ?? base).split(sep).join('/');
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
