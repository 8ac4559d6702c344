import * as z from 'zod/mini';
import type { Store } from '../../../lib/store';

/** A venue of a calendar site that new events begin with if their source names no place. */
export interface DefaultVenue {
  id: number;
  name: string;
}

const Venue = () => z.object({ id: z.int(), name: z.string() });
const toKey = (accountId: string) => `defaultVenue|${accountId}`;

/** The default venue of a site; undefined if none was chosen. */
export async function readDefaultVenue(
  store: Pick<Store, 'get'>,
  accountId: string,
): Promise<DefaultVenue | undefined> {
  return Venue().safeParse((await store.get('settings', toKey(accountId)))?.value).data;
}

/** Keeps the default venue of a site, or removes it. */
export async function keepDefaultVenue(
  store: Pick<Store, 'commit'>,
  accountId: string,
  venue: DefaultVenue | undefined,
): Promise<void> {
  const key = toKey(accountId);
  await store.commit([
    venue === undefined ? { delete: 'settings', key } : { put: 'settings', row: { key, value: venue } },
  ]);
}
