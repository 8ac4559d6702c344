import { Fault } from '../errors';
import { leastPassphrase } from '../shared/passphrase';
import { decryptBytes, encryptBytes, keyAlgorithm, type SecretRow } from './sealing';

/** Rounds of PBKDF2 with SHA-256 that OWASP recommends (Password Storage Cheat Sheet, 2023 and since). */
export const passphraseRounds = 600_000;

/** Name of the lock's own row in the table of secrets: its key, encrypted by the passphrase. No copy has that table. */
export const lockName = 'lock';

export type LockRow = SecretRow & { keyId: string; wrap: NonNullable<SecretRow['wrap']> };

/** Encrypts the key of the lock by a passphrase. @throws Fault `badInput/passphraseShort` */
export async function wrapKey(keyId: string, bytes: BufferSource, passphrase: string): Promise<LockRow> {
  if (passphrase.length < leastPassphrase) throw new Fault({ kind: 'badInput', reason: 'passphraseShort' });
  const wrap = { salt: crypto.getRandomValues(new Uint8Array(16)), rounds: passphraseRounds };
  const key = await deriveKey(passphrase, wrap);
  return { name: lockName, keyId, wrap, ...(await encryptBytes(key, toWrapName(keyId), bytes)) };
}

/** Decrypts the bytes of the lock's key. @throws Fault `badInput/passphraseWrong` */
export async function unwrapKey(row: LockRow, passphrase: string): Promise<ArrayBuffer> {
  const key = await deriveKey(passphrase, row.wrap);
  try {
    return await decryptBytes(key, toWrapName(row.keyId), row);
  } catch {
    throw new Fault({ kind: 'badInput', reason: 'passphraseWrong' });
  }
}

const toWrapName = (keyId: string) => `${lockName}|${keyId}`;

/** The key that a passphrase stands for. Its composed characters are the same on all keyboards (NFKC). */
async function deriveKey(passphrase: string, { salt, rounds }: LockRow['wrap']): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: rounds };
  return crypto.subtle.deriveKey(derivation, material, keyAlgorithm, false, ['encrypt', 'decrypt']);
}
