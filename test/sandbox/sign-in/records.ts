import type { Adapter } from 'oidc-provider';
import type { SiteContext } from '../context';

type Payload = Record<string, unknown>;

interface RecordRow extends Record<string, string | number | null> {
  id: string;
  payload: string;
}

/** Where the sign-in server keeps sessions, codes, grants and tokens. */
export interface SignInRecords {
  /** What oidc-provider wants: one adapter per model. */
  adapter(model: string): Adapter;
  /** Makes every access token one that has just run out. */
  expireTokens(): void;
  /** Withdraws what one account, or everyone, has granted: the grants and all their tokens. */
  revokeGrants(accountId?: string): void;
  all(model: string): Payload[];
  /** Keeps what is there now; the returned function puts it back, after a reset of the sandbox. */
  remember(): () => void;
}

const grantModels = `('Grant', 'AccessToken', 'RefreshToken', 'AuthorizationCode')`;

export function createRecords({ db }: SiteContext): SignInRecords {
  db.run(`CREATE TABLE signInRecords (model TEXT, id TEXT, payload TEXT, uid TEXT, userCode TEXT, grantId TEXT,
    accountId TEXT, expiresAt INTEGER, PRIMARY KEY (model, id))`);

  const all = (model: string) =>
    db
      .all<RecordRow>('SELECT * FROM signInRecords WHERE model = ?', [model])
      .map(({ payload }) => read(payload));

  function adapter(model: string): Adapter {
    const find = async (column: 'id' | 'uid' | 'userCode', value: string) => {
      const sql = `SELECT * FROM signInRecords WHERE model = ? AND ${column} = ? AND expiresAt > ?`;
      const row = db.get<RecordRow>(sql, [model, value, Date.now()]);
      return row && read(row.payload);
    };
    const write = (id: string, payload: Payload) =>
      db.run('UPDATE signInRecords SET payload = ? WHERE model = ? AND id = ?', [
        JSON.stringify(payload),
        model,
        id,
      ]);

    return {
      async upsert(id, payload, expiresIn) {
        db.run('INSERT OR REPLACE INTO signInRecords VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [
          model,
          id,
          JSON.stringify(payload),
          textOrNull(payload.uid),
          textOrNull(payload.userCode),
          textOrNull(payload.grantId),
          textOrNull(payload.accountId),
          expiresIn === undefined ? Number.MAX_SAFE_INTEGER : Date.now() + expiresIn * 1000,
        ]);
      },
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: (userCode) => find('userCode', userCode),
      async destroy(id) {
        db.run('DELETE FROM signInRecords WHERE model = ? AND id = ?', [model, id]);
      },
      async consume(id) {
        const payload = await find('id', id);
        if (payload) write(id, { ...payload, consumed: Math.floor(Date.now() / 1000) });
      },
      async revokeByGrantId(grantId) {
        db.run('DELETE FROM signInRecords WHERE grantId = ?', [grantId]);
      },
    };
  }

  return {
    adapter,
    all,
    expireTokens() {
      db.run(`UPDATE signInRecords SET expiresAt = 0 WHERE model = 'AccessToken'`);
    },
    revokeGrants(accountId) {
      const whose = accountId === undefined ? '' : 'AND accountId = ?';
      db.run(
        `DELETE FROM signInRecords WHERE model IN ${grantModels} ${whose}`,
        accountId === undefined ? [] : [accountId],
      );
    },
    remember() {
      const rows = db.all<RecordRow>('SELECT * FROM signInRecords');
      return () => {
        for (const row of rows)
          db.run('INSERT OR REPLACE INTO signInRecords VALUES (?, ?, ?, ?, ?, ?, ?, ?)', Object.values(row));
      };
    },
  };
}

const read = (payload: string) => JSON.parse(payload) as Payload;
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
