import type { Store, Write } from '../store';

/** Keeps secrets encrypted in the database. */
export interface SessionVault {
  /** Encrypts a secret and returns the write that stores it. */
  seal(name: string, secret: string): Promise<Write>;
  /**
   * Decrypts a secret; undefined if there is none.
   * @throws Fault `signIn/secretDamaged` if it cannot be decrypted
   */
  open(name: string): Promise<string | undefined>;
  /** The write that deletes a secret. */
  forget(name: string): Write;
}

/** Addresses of the sessions under way, by upload. Anybody who knows one can write the file, so they are secrets. */
export interface Sessions {
  /**
   * The address; undefined if the upload has no session.
   * @throws Fault `signIn/secretDamaged` if it cannot be decrypted
   */
  address(uploadId: string): Promise<string | undefined>;
  /** Whether an address is stored; it is not decrypted. */
  has(uploadId: string): Promise<boolean>;
  /** Stores the address, in place of an earlier one. */
  keep(uploadId: string, address: string): Promise<void>;
  /** Deletes the address, if there is one. */
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
