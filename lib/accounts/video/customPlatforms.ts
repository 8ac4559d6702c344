import * as z from 'zod/mini';
import { Fault } from '../../errors';
import { findAddressProblem } from '../../shared/secureAddress';
import type { PlatformRow, Store } from '../../store';
import { platformSchema } from '../../store/rows/accounts';
import { setting } from '../../store/setting';
import { type Platform, platformFrom } from '../platforms';

/** Platforms to sign in to: the build's own, and custom ones from the settings. */
export interface Platforms {
  /** The custom platforms. */
  all(): Promise<PlatformRow[]>;
  /**
   * The platform of an id; the build's own if it is left out. An unknown one must not lead to another platform.
   * @throws Fault `notFound/platformGone`
   */
  byId(id?: string): Promise<Platform>;
  /**
   * Stores a custom platform, replacing one of the same id. Connected accounts keep the addresses they signed in with.
   * @throws Fault `badInput/notAnAddress` about the field; `notAllowed/notSecure` for plain http to another machine;
   *   `badInput/badInput` for the id of the build's own platform
   */
  save(row: PlatformRow): Promise<void>;
  /**
   * Deletes a custom platform. Accounts that were connected there stay, with its addresses in their
   * rows.
   */
  remove(id: string): Promise<void>;
}

const addresses = ['issuer', 'authorizeEndpoint', 'tokenEndpoint', 'revokeEndpoint', 'apiBase'] as const;
/** One platform that cannot be parsed does not hide the others. */
const saved = setting('platforms', () =>
  z.pipe(
    z.catch(z.array(z.unknown()), () => []),
    z.transform((rows: unknown[]) => rows.flatMap((row) => platformSchema().safeParse(row).data ?? [])),
  ),
);

/**
 * Creates {@link Platforms}, which are a setting on disk.
 * @param own the build's platform
 */
export function createPlatforms(store: Store, own: Platform): Platforms {
  const all = async () => (await saved.read(store)).filter(({ id }) => id !== own.id);
  const change = (id: string, added: PlatformRow[]) =>
    saved.change(store, (rows) => [...rows.filter((row) => row.id !== id), ...added]);

  return {
    all,
    async byId(id) {
      if (id === undefined || id === own.id) return own;
      const row = (await all()).find((one) => one.id === id);
      if (row === undefined) throw new Fault({ kind: 'notFound', reason: 'platformGone' });
      return platformFrom(row);
    },
    async save(row) {
      if (row.id === own.id) throw new Fault({ kind: 'badInput', reason: 'badInput', about: 'id' });
      const checked = { ...row };
      for (const name of addresses) checked[name] = secureAddress(row[name], name);
      await change(row.id, [checked]);
    },
    remove: (id) => change(id, []),
  };
}

/** Checks an address that tokens are sent to. Returned without a trailing slash. */
function secureAddress(typed: string, field: string): string {
  const text = typed.trim();
  const problem = findAddressProblem(text);
  if (problem === undefined) return text.replace(/\/$/, '');
  throw new Fault({
    kind: problem === 'notSecure' ? 'notAllowed' : 'badInput',
    reason: problem,
    about: field,
  });
}
