import type { Store, Write } from '../store';

/** Keeps secrets encrypted in the database. */
export interface SessionVault {
  seal(name: string, secret: string): Promise<Write>;
  open(name: string): Promise<string | undefined>;
  forget(name: string): Write;
}

/** Addresses of the sessions under way, by upload. Anybody who knows one can write the file, so they are secrets. */
export interface Sessions {
  /** @throws Fault `secretDamaged` if it cannot be decrypted */
  address(uploadId: string): Promise<string | undefined>;
  has(uploadId: string): Promise<boolean>;
  keep(uploadId: string, address: string): Promise<void>;
  discard(uploadId: string): Promise<void>;
  /** The write that discards it, for a commit with others. */
  discarding(uploadId: string): Write;
}

const toName = (uploadId: string) => `upload|${uploadId}`;

/** Creates the access to the sessions in the database. */
export function createSessions(store: Store, vault: SessionVault): Sessions {
  const discarding = (uploadId: string) => vault.forget(toName(uploadId));
  return {
    address: (uploadId) => vault.open(toName(uploadId)),
    has: async (uploadId) => (await store.get('secrets', toName(uploadId))) !== undefined,
    keep: async (uploadId, address) => store.commit([await vault.seal(toName(uploadId), address)]),
    discard: (uploadId) => store.commit([discarding(uploadId)]),
    discarding,
  };
}
