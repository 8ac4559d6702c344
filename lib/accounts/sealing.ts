import type { RowOf } from '../store';

/** The algorithm of all keys of the vault. */
export const keyAlgorithm = { name: 'AES-GCM', length: 256 };

export type SecretRow = RowOf<'secrets'>;

/** The name is authenticated with the secret: a row moved to another name does not decrypt. */
const toCipher = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: keyAlgorithm.name,
  iv,
  additionalData: new TextEncoder().encode(name),
});

/** Encrypts bytes under a new initialization vector. */
export async function encryptBytes(key: CryptoKey, name: string, bytes: BufferSource) {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, sealed: await crypto.subtle.encrypt(toCipher(name, iv), key, bytes) };
}

/** Decrypts the bytes of a row. @throws DOMException if the key or the name is another one */
export function decryptBytes(
  key: CryptoKey,
  name: string,
  { iv, sealed }: Pick<SecretRow, 'iv' | 'sealed'>,
): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(toCipher(name, new Uint8Array(iv)), key, sealed);
}
