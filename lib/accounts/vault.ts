import { Fault } from '../errors';
import type { Store, Write } from '../store';

/** Secrets at rest: AES-GCM under a key that the browser keeps and lets nobody read. */
export interface Vault {
  /** The sealed secret as a write, so that it reaches the disk together with the rows it belongs to. */
  seal(name: string, secret: string): Promise<Write>;
  /**
   * @returns undefined when there is no such secret.
   * @throws Fault `signIn/secretDamaged` when it cannot be read any more; only signing in again helps.
   */
  open(name: string): Promise<string | undefined>;
  forget(name: string): Write;
}

const algorithm = { name: 'AES-GCM', length: 256 };

export function createVault(store: Store): Vault {
  const key = () =>
    store.key('vault', () => crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']));

  // The name is authenticated with the secret, so that rows changed for one another do not open.
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
