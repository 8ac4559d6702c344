import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  readonly key: string;
  /** PEM. */
  readonly certificate: string;
  /** Base64 of the SHA-256 of the public key: what Chromium's list of errors to overlook wants. */
  readonly spki: string;
}

/** One certificate of a day for all names; an elliptic key, since making one takes milliseconds. */
export async function createCertificate(names: readonly string[]): Promise<Certificate> {
  const yesterday = new Date(Date.now() - 86_400_000);
  const made = await generate([{ name: 'commonName', value: 'Cuecard sandbox' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: yesterday,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) },
    ],
  });
  const publicKey = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: made.private,
    certificate: made.cert,
    spki: createHash('sha256').update(publicKey).digest('base64'),
  };
}
