import { Fault } from '../errors';
import type { Store, Write } from '../store';

/** Secrets on disk, encrypted with AES-GCM under a non-extractable key. */
export interface Vault {
  /** Encrypts a secret and returns it as a write, so that one transaction stores it with the rows it belongs to. */
  seal(name: string, secret: string): Promise<Write>;
  /**
   * Decrypts a secret; undefined if there is none.
   * @throws Fault `signIn/secretDamaged` if it cannot be decrypted: the person has to sign in again
   */
  open(name: string): Promise<string | undefined>;
  /** The write that deletes a secret. */
  forget(name: string): Write;
}

const algorithm = { name: 'AES-GCM', length: 256 };

/** Creates the {@link Vault}; its key is generated on first use. */
export function createVault(store: Store): Vault {
  const key = () =>
    store.key('vault', () => crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']));

  // The name is authenticated with the secret: a row moved to another name does not decrypt.
  const cipher = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: algorithm.name,
    iv,
    additionalData: new TextEncoder().encode(name),
  });

  return {
    async seal(name, secret) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(secret);
      const sealed = await crypto.subtle.encrypt(cipher(name, iv), await key(), text);
      return { put: 'secrets', row: { name, iv, sealed } };
    },
    async open(name) {
      const row = await store.get('secrets', name);
      if (row === undefined) return undefined;
      try {
        const iv = new Uint8Array(row.iv);
        return new TextDecoder().decode(
          await crypto.subtle.decrypt(cipher(name, iv), await key(), row.sealed),
        );
      } catch (error) {
        if (error instanceof Fault) throw error;
        throw new Fault({ kind: 'signIn', reason: 'secretDamaged' });
      }
    },
    forget: (name) => ({ delete: 'secrets', key: name }),
  };
}
