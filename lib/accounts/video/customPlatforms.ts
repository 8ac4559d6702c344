import * as z from 'zod/mini';
import { Fault } from '../../errors';
import type { PlatformRow, Store } from '../../store';
import { platformSchema } from '../../store/rows/accounts';
import { setting } from '../../store/setting';
import { type Platform, platformFrom } from '../platforms';
import { isLocal } from '../sites/address';

/** Platforms to sign in to: the build's own, and custom ones from the settings. */
export interface Platforms {
  /** The custom platforms. */
  all(): Promise<PlatformRow[]>;
  /** The platform of an id; the build's own if the id is unknown or left out. */
  byId(id?: string): Promise<Platform>;
  /**
   * Stores a custom platform, replacing one of the same id. Connected accounts keep the addresses they signed in with.
   * @throws Fault `badInput/notAnAddress` about the field; `notAllowed/notSecure` for plain http to another machine
   */
  save(row: PlatformRow): Promise<void>;
  /**
   * Deletes a custom platform. Accounts that were connected there stay, with its addresses in their
   * rows.
   */
  remove(id: string): Promise<void>;
}

const addresses = ['issuer', 'authorizeEndpoint', 'tokenEndpoint', 'revokeEndpoint', 'apiBase'] as const;
const saved = setting('platforms', () => z.catch(z.array(platformSchema()), () => []));

/**
 * Creates {@link Platforms}, which are a setting on disk.
 * @param own the build's platform
 */
export function createPlatforms(store: Store, own: Platform): Platforms {
  const all = () => saved.read(store);
  const change = (id: string, added: PlatformRow[]) =>
    saved.change(store, (rows) => [...rows.filter((row) => row.id !== id), ...added]);

  return {
    all,
    async byId(id) {
      const row = (await all()).find((one) => one.id === id);
      return row === undefined ? own : platformFrom(row);
    },
    async save(row) {
      const checked = { ...row };
      for (const name of addresses) checked[name] = secureAddress(row[name], name);
      await change(row.id, [checked]);
    },
    remove: (id) => change(id, []),
  };
}

/** Checks an address that tokens are sent to: https, or http to this machine. Returned without a trailing slash. */
function secureAddress(typed: string, field: string): string {
  const text = typed.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hash !== '')
    throw new Fault({ kind: 'badInput', reason: 'notAnAddress', about: field });
  if (url.protocol === 'http:' && !isLocal(url.hostname))
    throw new Fault({ kind: 'notAllowed', reason: 'notSecure', about: field });
  return text.replace(/\/$/, '');
}
