import type { RowOf, Store, TableName, Write } from '../../../lib/store';

const noBatches = () => new Error('no batches in memory');
const keyPaths = { jobs: 'jobId', drafts: 'key', quota: 'key', settings: 'key', batches: 'batchId' } as const;
type Table = keyof typeof keyPaths;

/** A store in memory, for tests that need thousands: only jobs, drafts, quota, settings and batch rows. */
export function createMemoryStore(): Store {
  const tables = new Map<Table, Map<string, unknown>>();

  function rows(name: TableName): Map<string, unknown> {
    if (!(name in keyPaths)) throw new Error(`no table ${name} in memory`);
    const table = tables.get(name as Table) ?? new Map<string, unknown>();
    tables.set(name as Table, table);
    return table;
  }
  const getKey = (name: TableName, row: unknown) =>
    String((row as Record<string, unknown>)[keyPaths[name as Table]]);
  const copies = <Name extends TableName>(name: Name) =>
    structuredClone([...rows(name).values()]) as RowOf<Name>[];
  const by = (index: string) => (row: unknown) => (row as Record<string, number | undefined>)[index];
  const put = (name: TableName, row: unknown) => {
    rows(name).set(getKey(name, row), structuredClone(row));
  };
  const commit: Store['commit'] = async (writes) => {
    for (const write of writes) {
      if ('put' in write) put(write.put, write.row);
      else if ('delete' in write) rows(write.delete).delete(write.key);
      else throw new Error('no playlists in memory');
    }
  };

  return {
    get: async <Name extends TableName>(name: Name, key: string) =>
      structuredClone(rows(name).get(key)) as RowOf<Name> | undefined,
    all: async (name) => copies(name),
    where: async (name, index, value) => copies(name).filter((row) => by(index)(row) === value),
    from: async (name, index, least) =>
      copies(name).filter((row) => (by(index)(row) ?? Number.NEGATIVE_INFINITY) >= least),
    anyOf: () => Promise.reject(new Error('no playlists in memory')),
    within: async (name, prefix) => copies(name).filter((row) => getKey(name, row).startsWith(prefix)),
    slice: () => Promise.reject(noBatches()),
    countItems: () => Promise.reject(noBatches()),
    drop: () => Promise.reject(noBatches()),
    newest: async (name, index, limit, matches = () => true) =>
      copies(name)
        .filter(matches)
        .reverse()
        .sort((one, other) => (by(index)(other) ?? 0) - (by(index)(one) ?? 0))
        .slice(0, limit),
    size: async (name) => rows(name).size,
    historySize: () => Promise.reject(noBatches()),
    pruneHistory: () => Promise.reject(noBatches()),
    pruneItems: () => Promise.reject(new Error('no playlists in memory')),
    filesInUse: () => Promise.reject(new Error('no files in memory')),
    put: async (name, row) => put(name, row),
    delete: async (name, key) => void rows(name).delete(key),
    async add<Name extends TableName>(name: Name, row: RowOf<Name>, writes: readonly Write[]) {
      const known = structuredClone(rows(name).get(getKey(name, row))) as RowOf<Name> | undefined;
      if (known === undefined) await commit([{ put: name, row } as Write, ...writes]);
      return known ?? row;
    },
    commit,
    async change<Name extends TableName>(
      name: Name,
      key: string,
      change: (row: RowOf<Name> | undefined) => RowOf<Name> | undefined,
    ) {
      const before = structuredClone(rows(name).get(key)) as RowOf<Name> | undefined;
      const after = change(before);
      if (after !== undefined) put(name, after);
      return structuredClone(after ?? before);
    },
    unreadable: () => 0,
    deleteKey: () => Promise.reject(new Error('no keys in memory')),
    key: () => Promise.reject(new Error('no keys in memory')),
    close: () => undefined,
  };
}
