import { minify, type Plugin, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * Lets the background say `import('./x')` for what a start does not need.
 *
 * Chromium's worker is one classic script in which `import()` throws. It may load further scripts later only if it has
 * loaded them once while it was being installed; from then on they come from the browser's own store. But the store
 * hands all of them to each start, and every file costs it half a millisecond: so they are few. `background.js` holds
 * what a start needs, the next file what that brings by `import()`, and so on.
 *
 * Every chunk becomes a maker, a function that is called when the chunk is wanted first. Firefox's background page
 * loads the same files with `import()`.
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
      const [start = [], ...late] = layersOf(entry, chunks);
      const makersOf = (layer: Chunk[]) =>
        layer
          .map((chunk) => `workerParts[${nameOf(chunk)}] = ${maker(chunk, (code) => this.parse(code).body)};`)
          .join('\n');
      const write = async (code: string) => (isMinified ? (await minify('worker.js', code)).code : code);

      for (const chunk of chunks) if (chunk !== entry) delete bundle[chunk.fileName];
      const files = late.map((_layer, index) => `background-${index + 1}.js`);
      for (const [index, layer] of late.entries())
        this.emitFile({
          type: 'prebuilt-chunk',
          fileName: files[index] ?? '',
          code: await write(makersOf(layer)),
        });
      const places = late.flatMap((layer, index) => layer.map(({ fileName }) => [fileName, files[index]]));
      const loading = loader(files, Object.fromEntries(places));
      entry.code = await write(`(() => {\n${loading}\n${makersOf(start)}\n$part(${nameOf(entry)});\n})();`);
    },
  };
}

const nameOf = ({ fileName }: Chunk) => JSON.stringify(fileName);

/** What the start imports; what that brings by `import()`, with all that it imports; what that brings; … */
function layersOf(entry: Chunk, chunks: readonly Chunk[]): Chunk[][] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const named = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  const placed = new Set<Chunk>();
  const withImports = (chunk: Chunk): Chunk[] => {
    if (placed.has(chunk)) return [];
    placed.add(chunk);
    return [...named(chunk.imports).flatMap(withImports), chunk];
  };
  const layers: Chunk[][] = [];
  for (let next = [entry]; next.length > 0; ) {
    const layer = next.flatMap(withImports);
    layers.push(layer);
    next = named(layer.flatMap(({ dynamicImports }) => dynamicImports)).filter((chunk) => !placed.has(chunk));
  }
  return layers;
}

/**
 * While a script is loaded, the browser lets go on what waits for promises. Whoever wants a part has a promise of it
 * before that, so as not to want it twice.
 * @param places which file holds a late chunk
 */
const loader = (files: string[], places: Record<string, string>) => `
const makers = (self.workerParts = {}), made = {}, places = ${JSON.stringify(places)};
const $part = (name) => (made[name] ??= makers[name]($part, $load));
const $load = async (name) => {
  await undefined;
  const file = '/' + places[name];
  if (!makers[name]) self.importScripts ? importScripts(file) : await import(file);
  return $part(name);
};
self.addEventListener('install', () => importScripts(...${JSON.stringify(files.map((file) => `/${file}`))}));`;

type Statements = ReturnType<Rolldown.PluginContext['parse']>['body'];

/** The chunk as a function that gets what it imports by its parameters, and answers what it exports. */
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
      head.unshift(`const { ${taken.join(', ')} } = $part(${JSON.stringify(source)});`);
    } else if (type === 'ExportNamedDeclaration' && statement.declaration === null) {
      for (const { local, exported } of statement.specifiers)
        given.push(`${nameIn(exported)}: ${nameIn(local)}`);
    } else if (type.startsWith('Export')) throw new Error(`${type} in a chunk of the worker`);
    else continue;
    body = body.slice(0, start) + body.slice(end);
  }
  for (const name of dynamicImports)
    body = body.replaceAll(`import(${JSON.stringify(`./${name}`)})`, `$load(${JSON.stringify(name)})`);
  return `($part, $load) => {\n${head.join('\n')}\n${body}\nreturn { ${given.join(', ')} };\n}`;
}

const nameIn = (name: { type: string; name?: string; value?: unknown }) =>
  name.type === 'Identifier' ? `${name.name}` : JSON.stringify(name.value);
