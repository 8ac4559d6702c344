import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { getOutputFolder } from '../../scripts/build.mjs';

interface Manifest {
  content_scripts?: { js?: string[]; css?: string[]; matches: string[] }[];
  background: { service_worker: string };
}

const folder = getOutputFolder({ browser: 'chrome', profile: 'live' });

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
}

const gzipped = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 9 }).byteLength;

/** Bytes of files of the build, each compressed for itself; 0 for one that is not there. */
export function bytesOf(...files: string[]): number {
  return files.reduce((sum, file) => {
    const path = join(folder, file);
    return sum + (existsSync(path) ? gzipped(readFileSync(path)) : 0);
  }, 0);
}

/** The text of a script of the build. */
export const readScript = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Script that a page of ours loads before it can show anything: its own and every chunk that imports. */
export function pageScripts(page: string): string[] {
  const html = readFileSync(join(folder, page), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/?([^"]+\.js)"/g)];
  const waiting = named.map(([, file = '']) => file);
  const found = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...staticImports(file));
  }
  return [...found];
}

/** `import …from"./x.js"`, `export …from"./x.js"` and `import"./x.js"`, but not `import("./x.js")`. */
function staticImports(file: string): string[] {
  const code = readScript(file);
  const named = code.matchAll(/(?:\bfrom\s*|\bimport\s*)["'](\.{1,2}\/[^"']+\.js)["']/g);
  return [...named].map(([, specifier = '']) => normalize(join(dirname(file), specifier)));
}

/** The video API client, every method with its schemas, without zod/mini: compressed. */
export const videoClientBytes = () => bundledBytes(['lib/video/index.ts'], ['zod/mini']);

/** What bundles as the build makes them, for whoever calls everything in these files: compressed. */
export async function bundledBytes(input: string[], external: string[] = []): Promise<number> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input, external, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.output.flatMap((chunk) => ('code' in chunk ? [chunk.code] : []));
  return gzipped(code.join(''));
}
