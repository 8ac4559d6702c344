import { Fault } from '../errors';
import type { Store, Write } from '../store';
import { createVaultLock, type VaultLock } from './lock';
import { decryptBytes, encryptBytes } from './sealing';

/** Secrets on disk, encrypted with AES-GCM under the vault's key. */
export interface Vault {
  /**
   * Encrypts a secret and returns it as a write, so that one transaction stores it with the rows it belongs to.
   * @throws Fault `signIn/locked` while the vault is locked
   */
  seal(name: string, secret: string): Promise<Write>;
  /**
   * Returns a `seal` for a secret that is yet to come: if the vault is locked meanwhile, the secret is kept all the same,
   * to be read once it is unlocked.
   * @throws Fault `signIn/locked` if it is locked now
   */
  prepareSeal(): Promise<Vault['seal']>;
  /**
   * Decrypts a secret; undefined if there is none.
   * @throws Fault `signIn/secretDamaged` if it cannot be decrypted: the person has to sign in again; `signIn/locked`
   *   while the vault is locked
   */
  open(name: string): Promise<string | undefined>;
  /** The write that deletes a secret. */
  forget(name: string): Write;
}

/** Creates the {@link Vault}. @param lock says which key is used; without one, it is never locked */
export function createVault(
  store: Store,
  lock: Pick<VaultLock, 'sealingKey' | 'openingKey'> = createVaultLock(store),
): Vault {
  type SealingKey = Awaited<ReturnType<VaultLock['sealingKey']>>;
  async function sealUnder({ key, keyId }: SealingKey, name: string, secret: string): Promise<Write> {
    const { iv, sealed } = await encryptBytes(key, name, new TextEncoder().encode(secret));
    return { put: 'secrets', row: { name, iv, sealed, ...(keyId === undefined ? {} : { keyId }) } };
  }

  return {
    seal: async (name, secret) => sealUnder(await lock.sealingKey(), name, secret),
    async prepareSeal() {
      const held = await lock.sealingKey();
      return async (name, secret) => {
        const present = await lock.sealingKey().catch((error: unknown) => {
          // The key that the browser stores is deleted as the lock is turned on
          if (held.keyId === undefined) throw error;
          return held;
        });
        return sealUnder(present, name, secret);
      };
    },
    async open(name) {
      const row = await store.get('secrets', name);
      if (row === undefined) return undefined;
      try {
        const key = await lock.openingKey(row.keyId);
        return new TextDecoder().decode(await decryptBytes(key, name, row));
      } catch (error) {
        if (error instanceof Fault) throw error;
        throw new Fault({ kind: 'signIn', reason: 'secretDamaged' });
      }
    },
    forget: (name) => ({ delete: 'secrets', key: name }),
  };
}
