import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small secrets that are in the database. */
export interface Seal {
  seal: (plain: Buffer) => Buffer;
  /** Throws when the bytes were changed or sealed under another secret. */
  unseal: (sealed: Uint8Array) => Buffer;
}

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key of its own for each purpose, derived from the configured secret. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `heliodesk ${purpose}`, 32));
  return {
    seal: (plain) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    unseal: (sealed) => {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    },
  };
}
