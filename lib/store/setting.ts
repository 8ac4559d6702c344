import type * as z from 'zod/mini';
import type { Store } from './types';

/** Declares a setting. @param schema parses what is missing, or of another form, to the initial value */
export function setting<Value>(key: string, schema: () => z.ZodMiniType<Value>) {
  const parse = (row: { value?: unknown } | undefined): Value => schema().parse(row?.value);
  return {
    read: async (store: Pick<Store, 'get'>): Promise<Value> => parse(await store.get('settings', key)),
    /** Replaces the value, in one transaction with reading the former one. */
    async change(store: Pick<Store, 'change'>, work: (before: Value) => Value): Promise<void> {
      await store.change('settings', key, (row) => ({ key, value: work(parse(row)) }));
    },
  };
}
