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

export async function openDatabase(): Promise<Database> {
  const SQL = await initSqlJs();
  let db = new SQL.Database();

  function all<T extends Row>(sql: string, params: readonly SqlValue[] = []): T[] {
    const statement = db.prepare(sql, [...params]);
    try {
      const rows: T[] = [];
      while (statement.step()) rows.push(statement.getAsObject() as T);
      return rows;
    } finally {
      statement.free();
    }
  }

  return {
    run: (sql, params) => void (params ? db.run(sql, [...params]) : db.exec(sql)),
    all,
    get: <T extends Row>(sql: string, params?: readonly SqlValue[]) => all<T>(sql, params)[0],
    snapshot: () => db.export(),
    restore(snapshot) {
      db.close();
      db = new SQL.Database(snapshot);
    },
    close: () => db.close(),
  };
}
