import type * as z from 'zod/mini';
import type { Store } from '../../../lib/store';

/** Declares a setting that each account has for itself, or has not. */
export function accountSetting<Value>(name: string, schema: () => z.ZodMiniType<Value>) {
  const toKey = (accountId: string) => `${name}|${accountId}`;
  return {
    read: async (store: Pick<Store, 'get'>, accountId: string): Promise<Value | undefined> =>
      schema().safeParse((await store.get('settings', toKey(accountId)))?.value).data,

    /** Stores a value; undefined removes it. */
    keep(store: Pick<Store, 'commit'>, accountId: string, value: Value | undefined): Promise<void> {
      const key = toKey(accountId);
      return store.commit([
        value === undefined ? { delete: 'settings', key } : { put: 'settings', row: { key, value } },
      ]);
    },
  };
}
