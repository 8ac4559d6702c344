import { AsyncLocalStorage } from 'node:async_hooks';
import initSqlJs, { type SqlValue } from 'sql.js';

export type Row = Record<string, SqlValue>;

/** The sandbox's embedded database: real SQL in memory, one per sandbox, gone with it. */
export interface Database {
  /** Runs one or more statements without an answer. */
  run(sql: string, params?: readonly SqlValue[]): void;
  all<T extends Row = Row>(sql: string, params?: readonly SqlValue[]): T[];
  get<T extends Row = Row>(sql: string, params?: readonly SqlValue[]): T | undefined;
  /** Keeps a copy of everything, to come back to with `restore`: what a reset between tests uses. */
  snapshot(): Uint8Array;
  restore(snapshot: Uint8Array): void;
  close(): void;
}

/** How far behind the reads of the work under way are, in milliseconds. */
const behind = new AsyncLocalStorage<number>();

/** Lets what `work` reads be as it was some milliseconds ago, in databases that have a replica. */
export function readBehind<T>(ms: number | undefined, work: () => T): T {
  return ms === undefined ? work() : behind.run(ms, work);
}

/** A write that the replica has not made yet. */
interface Pending {
  at: number;
  sql: string;
  params: readonly SqlValue[] | undefined;
}

/** @param options.replica keeps a second copy, which reads can be made from before it has heard of the last writes */
export async function openDatabase(options: { replica?: boolean } = {}): Promise<Database> {
  const SQL = await initSqlJs();
  let db = new SQL.Database();
  let replica = options.replica ? new SQL.Database() : undefined;
  let pending: Pending[] = [];

  function write(to: typeof db, { sql, params }: Omit<Pending, 'at'>): void {
    if (params) to.run(sql, [...params]);
    else to.exec(sql);
  }

  /** The replica as it is this many milliseconds behind. */
  function replicaAt(lag: number): typeof db | undefined {
    const due = pending.findIndex(({ at }) => at > Date.now() - lag);
    for (const one of pending.splice(0, due < 0 ? pending.length : due)) if (replica) write(replica, one);
    return replica;
  }

  function all<T extends Row>(sql: string, params: readonly SqlValue[] = []): T[] {
    const lag = behind.getStore();
    const source = (lag === undefined ? undefined : replicaAt(lag)) ?? db;
    const statement = source.prepare(sql, [...params]);
    try {
      const rows: T[] = [];
      while (statement.step()) rows.push(statement.getAsObject() as T);
      return rows;
    } finally {
      statement.free();
    }
  }

  return {
    run(sql, params) {
      write(db, { sql, params });
      if (replica) pending.push({ at: Date.now(), sql, params });
    },
    all,
    get: <T extends Row>(sql: string, params?: readonly SqlValue[]) => all<T>(sql, params)[0],
    snapshot: () => db.export(),
    restore(snapshot) {
      db.close();
      db = new SQL.Database(snapshot);
      if (!replica) return;
      replica.close();
      replica = new SQL.Database(snapshot);
      pending = [];
    },
    close() {
      db.close();
      replica?.close();
    },
  };
}
