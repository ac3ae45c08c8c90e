import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SealingKey } from '#src/sealing-keys.ts';

/** What a record is sealed as: the bytes open only for the same record and purpose, so that rows can't be exchanged. */
export interface SealedFor {
  purpose: string;
  recordId: number | string;
}

export interface Sealed {
  keyVersion: number;
  bytes: Buffer;
}

/** Keys that records are sealed under, each by its version: the current one seals, all of them open. */
export interface KeyRing {
  current: number;
  versions: readonly number[];
  seal: (plain: Buffer, about: SealedFor) => Sealed;
  /** Throws where the bytes were changed, belong to another record, or were sealed under a key that isn't in the ring. */
  unseal: (sealed: { keyVersion: number; bytes: Uint8Array }, about: SealedFor) => Buffer;
  /** A keyed hash by which equal texts are found without opening them, under the key of a version. */
  fingerprint: (keyVersion: number, purpose: string, text: string) => Buffer;
  /** Tells one key from another of the same version, and nothing about it. */
  checkOf: (keyVersion: number) => Buffer;
}

/** A record was sealed under a key that the settings don't have. */
export class MissingKeyError extends Error {
  override name = 'MissingKeyError';

  constructor(version: number) {
    super(`HELIODESK_KEYS has no key ${version}`);
  }
}

const nonceBytes = 12;
const tagBytes = 16;
const checkBytes = 8;

/** Lengths stand before the parts, so that no two records have the same. */
const boundTo = ({ purpose, recordId }: SealedFor): Buffer =>
  Buffer.from([purpose, String(recordId)].map((part) => `${part.length}:${part}`).join(''));

/** AES-256-GCM under a key of its own for each purpose and version, with a random nonce for each record. */
export function createKeyRing(keys: readonly SealingKey[]): KeyRing {
  const [first] = keys;
  if (first === undefined) throw new Error('A key ring needs a key');
  const derived = new Map<string, Buffer>();
  const keyFor = (version: number, purpose: string): Buffer => {
    const secret = keys.find((key) => key.version === version)?.secret;
    if (secret === undefined) throw new MissingKeyError(version);
    const name = `${version} ${purpose}`;
    const known = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', `heliodesk sealing ${purpose}`, 32));
    derived.set(name, known);
    return known;
  };
  const hashFor = (version: number, purpose: string, text: string): Buffer =>
    createHmac('sha256', keyFor(version, purpose)).update(text).digest();
  return {
    current: first.version,
    versions: keys.map(({ version }) => version),
    seal: (plain, about) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyFor(first.version, about.purpose), nonce).setAAD(boundTo(about));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return { keyVersion: first.version, bytes: Buffer.concat([nonce, cipher.getAuthTag(), body]) };
    },
    unseal: ({ keyVersion, bytes: sealed }, about) => {
      const bytes = Buffer.from(sealed);
      const key = keyFor(keyVersion, about.purpose);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decipher.setAAD(boundTo(about)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    },
    fingerprint: (keyVersion, purpose, text) => hashFor(keyVersion, `${purpose} fingerprint`, text),
    checkOf: (keyVersion) => hashFor(keyVersion, 'check', 'key').subarray(0, checkBytes),
  };
}
