import { minify, type Plugin, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * Lets the background say `import('./x')` for what a start does not need.
 *
 * Chromium's worker is one classic script in which `import()` throws. It may load further scripts later only if it has
 * loaded them once while it was being installed; from then on they come from the browser's own store. So every chunk
 * becomes a maker, a function of the chunks before it: those of the start are called in `background.js`, the others
 * wait in files of their own until they are asked for. Firefox's background page loads the same files with `import()`.
 */
export function workerParts(): Plugin {
  let isMinified = false;
  let isWorker = false;
  return {
    name: 'worker-parts',
    config({ build }) {
      isWorker = build?.lib !== false && build?.lib?.fileName === 'background';
      if (!isWorker || !build?.lib) return;
      build.lib.formats = ['es'];
      Object.assign(build.rollupOptions?.output ?? {}, { chunkFileNames: 'background-[name].js' });
    },
    configResolved({ build }) {
      isMinified = build.minify !== false;
    },
    async generateBundle(_options, bundle) {
      if (!isWorker) return;
      const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (entry === undefined) return this.error('The background has no entry');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const start = new Set(withImports(entry, byName));
      const late = chunks.filter((chunk) => !start.has(chunk));
      const asMaker = (chunk: Chunk) => maker(chunk, (code) => this.parse(code).body);

      const waits = Object.fromEntries(
        late.map((chunk) => [
          chunk.fileName,
          withImports(chunk, byName).flatMap((one) => (start.has(one) ? [] : [one.fileName])),
        ]),
      );
      const made = new Map(chunks.map((chunk) => [chunk, asMaker(chunk)]));
      const begin = [...start].map((chunk) => `$parts[${nameOf(chunk)}] = (${made.get(chunk)})($parts);`);
      entry.code = `(() => {\n${loader(waits)}\n${begin.join('\n')}\n})();`;
      for (const chunk of late) chunk.code = `workerParts[${nameOf(chunk)}] = ${made.get(chunk)};`;
      for (const chunk of start) if (chunk !== entry) delete bundle[chunk.fileName];
      for (const chunk of [entry, ...late])
        if (isMinified) chunk.code = (await minify(chunk.fileName, chunk.code)).code;
    },
  };
}

const nameOf = ({ fileName }: Chunk) => JSON.stringify(fileName);

/** A chunk after all that it imports, in an order in which each finds those before it. */
function withImports(chunk: Chunk, byName: ReadonlyMap<string, Chunk>, seen = new Set<Chunk>()): Chunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const before = chunk.imports.flatMap((name) => {
    const imported = byName.get(name);
    return imported ? withImports(imported, byName, seen) : [];
  });
  return [...before, chunk];
}

/** @param waits what each late chunk loads, itself last */
const loader = (waits: Record<string, string[]>) => `
const $parts = {}, makers = (self.workerParts = {}), waits = ${JSON.stringify(waits)};
const $load = async (wanted) => {
  for (const file of waits[wanted]) {
    if (!makers[file]) self.importScripts ? importScripts('/' + file) : await import('/' + file);
    $parts[file] ??= makers[file]($parts);
  }
  return $parts[wanted];
};
self.addEventListener('install', () => importScripts(...Object.keys(waits).map((file) => '/' + file)));`;

type Statements = ReturnType<Rolldown.PluginContext['parse']>['body'];

/** The chunk as a function that takes what it imports from its parameter, and answers what it exports. */
function maker({ code, imports, dynamicImports }: Chunk, parse: (code: string) => Statements): string {
  const head: string[] = [];
  const given: string[] = [];
  let body = code;
  // From the end, so that places before stay right.
  for (const statement of [...parse(code)].reverse()) {
    const { type, start, end } = statement;
    if (type === 'ImportDeclaration') {
      const source = imports.find((name) => statement.source.value === `./${name}`);
      const taken = statement.specifiers.map((one) => {
        if (one.type !== 'ImportSpecifier') throw new Error(`${one.type} in a chunk of the worker`);
        return `${nameIn(one.imported)}: ${one.local.name}`;
      });
      head.unshift(`const { ${taken.join(', ')} } = $parts[${JSON.stringify(source)}];`);
    } else if (type === 'ExportNamedDeclaration' && statement.declaration === null) {
      for (const { local, exported } of statement.specifiers)
        given.push(`${nameIn(exported)}: ${nameIn(local)}`);
    } else if (type.startsWith('Export')) throw new Error(`${type} in a chunk of the worker`);
    else continue;
    body = body.slice(0, start) + body.slice(end);
  }
  for (const name of dynamicImports)
    body = body.replaceAll(`import(${JSON.stringify(`./${name}`)})`, `$load(${JSON.stringify(name)})`);
  return `($parts) => {\n${head.join('\n')}\n${body}\nreturn { ${given.join(', ')} };\n}`;
}

const nameIn = (name: { type: string; name?: string; value?: unknown }) =>
  name.type === 'Identifier' ? `${name.name}` : JSON.stringify(name.value);
