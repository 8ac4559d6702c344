import * as z from 'zod/mini';
import { parseJson } from '../shared/parseJson';
import type { Store } from '../store';
import { decryptBytes, encryptBytes, keyAlgorithm } from './sealing';
import { type LockRow, lockName } from './wrapping';

/** Memory of the browser session: what is written is gone once the browser was closed, and is never on disk. */
export interface SessionKey {
  read(): Promise<unknown>;
  /** Replaces the value; undefined deletes it. */
  write(value: string | undefined): Promise<void>;
}

/** A key with its id, which the key that the browser stores does not have. */
interface VaultKey {
  key: CryptoKey;
  keyId?: string | undefined;
}

/** The keys of the vault, and the secrets under each. */
export type LockKeys = ReturnType<typeof createLockKeys>;

/** Name of the key that the browser stores. */
const plainName = 'vault';

const Held = () => z.object({ keyId: z.string(), key: z.string() });

/** Creates the {@link LockKeys}. */
export function createLockKeys(store: Store, session: SessionKey) {
  const plainKey = () =>
    store.key(plainName, () => crypto.subtle.generateKey(keyAlgorithm, false, ['encrypt', 'decrypt']));

  async function readLock(): Promise<LockRow | undefined> {
    const row = await store.get('secrets', lockName);
    if (row?.keyId === undefined || row.wrap === undefined) return undefined;
    return { ...row, keyId: row.keyId, wrap: row.wrap };
  }

  /** The lock's key, if it is open. */
  async function heldKey(keyId: string): Promise<CryptoKey | undefined> {
    const written = await session.read();
    const held = Held().safeParse(typeof written === 'string' ? parseJson(written) : undefined).data;
    return held?.keyId === keyId
      ? importKey(Uint8Array.from(atob(held.key), (sign) => sign.charCodeAt(0)))
      : undefined;
  }

  async function hold(keyId: string, bytes: ArrayBuffer): Promise<CryptoKey> {
    const key = btoa(String.fromCharCode(...new Uint8Array(bytes)));
    await session.write(JSON.stringify({ keyId, key } satisfies z.output<ReturnType<typeof Held>>));
    return importKey(bytes);
  }

  const secretsOf = async (keyId: string | undefined) =>
    (await store.all('secrets')).filter((row) => row.name !== lockName && row.keyId === keyId);

  /** Encrypts all secrets of one key under another. A worker may stop in between: each row names its key. */
  async function moveSecrets(from: VaultKey, to: VaultKey): Promise<void> {
    for (const { keyId: _former, ...row } of await secretsOf(from.keyId)) {
      const bytes = await decryptBytes(from.key, row.name, row).catch(() => undefined);
      // Damaged: it is reported when it is used
      if (bytes === undefined) continue;
      const moved = { name: row.name, ...(await encryptBytes(to.key, row.name, bytes)) };
      await store.change('secrets', row.name, (present) =>
        // Another write may have replaced it meanwhile
        present !== undefined && isSameBytes(present.iv, row.iv)
          ? { ...moved, ...(to.keyId === undefined ? {} : { keyId: to.keyId }) }
          : undefined,
      );
    }
  }

  /** Continues a change of keys that a worker did not finish, if the lock is open. */
  async function complete(): Promise<void> {
    const row = await readLock();
    if (row === undefined) return;
    const { keyId } = row;
    const key = await heldKey(keyId);
    if (!row.wrap.isEnding) {
      if (key === undefined) return;
      await moveSecrets({ key: await plainKey(), keyId: undefined }, { key, keyId });
      // Nothing is sealed with it any more. It is deleted here, and not as the lock is turned on, since a secret that
      // was sealed with it then may be written later.
      await store.deleteKey(plainName);
      return;
    }
    if (key !== undefined) await moveSecrets({ key, keyId }, { key: await plainKey() });
    else if ((await secretsOf(keyId)).length > 0) return;
    await store.delete('secrets', lockName);
    await session.write(undefined);
  }

  return { plainKey, readLock, heldKey, hold, secretsOf, moveSecrets, complete };
}

/** Cannot be exported again, so that no error or log shows it. */
const importKey = (bytes: BufferSource) =>
  crypto.subtle.importKey('raw', bytes, keyAlgorithm, false, ['encrypt', 'decrypt']);

const isSameBytes = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
