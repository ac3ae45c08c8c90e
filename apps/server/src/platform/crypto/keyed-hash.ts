import { createHmac, hkdfSync } from 'node:crypto';

/** Hashes of short codes that only this installation can compute, so that a copied database doesn't let them be guessed. */
export function createKeyedHash(secret: string, purpose: string): (code: string) => Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `heliodesk ${purpose}`, 32));
  return (code) => createHmac('sha256', key).update(code).digest();
}
