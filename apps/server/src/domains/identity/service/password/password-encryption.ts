import {
  constants,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import { createSeal } from '#src/platform/crypto/seal.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findSharedSecret, insertSharedSecret, removeSharedSecret } from '../../store/secrets.ts';

/** Passwords travel under AES-128-ECB, its key under RSA-OAEP with SHA-256 (spec 3 §4). */
export interface PasswordEncryption {
  /** SPKI, base64. */
  publicKey: () => Promise<string>;
  /** The passwords in clear, in the order given; refuses those it can't read at their paths. */
  read: (encryptKey: string, sent: readonly SentPassword[]) => Promise<string[]>;
}

export interface SentPassword {
  path: string;
  value: string;
}

const secretName = 'password-transit';
/** Longer than any password; bounds what is hashed. */
const maxPasswordLength = 64;
const aesKeyLength = 16;
/** As strong as 128 bits. */
const rsaBits = 3_072;
/** So many bits in base64, with room for line breaks. */
const maxWrappedLength = 600;

const generate = promisify(generateKeyPair);

async function generatePrivateKey(): Promise<Buffer> {
  const { privateKey } = await generate('rsa', { modulusLength: rsaBits });
  return privateKey.export({ format: 'der', type: 'pkcs8' });
}

/** The key pair that all instances share; the first one that needs it creates it. */
async function loadPrivateKey({ db, config, log }: Platform): Promise<KeyObject> {
  const { seal, unseal } = createSeal(config.secret, 'shared secret');
  const load = (der: Uint8Array): KeyObject => createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' });
  const stored = await findSharedSecret(db, secretName);
  if (stored !== undefined) {
    try {
      return load(unseal(stored));
    } catch (error) {
      // The configured secret was changed: nothing is lost with this key, so a new one replaces it.
      log.warn({ err: error }, 'the key for passwords was sealed under another secret and is replaced');
      await transaction(db, (tx) => removeSharedSecret(tx, secretName, stored));
    }
  }
  const sealed = seal(await generatePrivateKey());
  const winner = await transaction(db, async (tx) => {
    await insertSharedSecret(tx, secretName, sealed);
    return findSharedSecret(tx, secretName);
  });
  return load(unseal(winner ?? sealed));
}

function unwrapKey(privateKey: KeyObject, encryptKey: string): Buffer {
  if (encryptKey === '' || encryptKey.length > maxWrappedLength) throw new Error('no key');
  const key = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(encryptKey, 'base64'),
  );
  // Either the 16 characters themselves or their base64.
  return key.length === aesKeyLength ? key : Buffer.from(key.toString('latin1'), 'base64');
}

function decrypt(key: Buffer, value: string): string {
  const decipher = createDecipheriv('aes-128-ecb', key, null);
  const bytes = Buffer.concat([decipher.update(Buffer.from(value, 'base64')), decipher.final()]);
  const password = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (password === '' || password.length > maxPasswordLength) throw new Error('no password');
  return password;
}

const readable = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Reads passwords under the key that all instances share; it is made with the first use. */
export function createPasswordEncryption(platform: Platform): PasswordEncryption {
  let loading: Promise<KeyObject> | undefined;
  const privateKey = (): Promise<KeyObject> => {
    loading ??= loadPrivateKey(platform).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    publicKey: async () =>
      createPublicKey(await privateKey())
        .export({ format: 'der', type: 'spki' })
        .toString('base64'),
    read: async (encryptKey, sent) => {
      const rsa = await privateKey();
      const key = readable(() => unwrapKey(rsa, encryptKey));
      const passwords = sent.map(({ value }) => readable(() => decrypt(key ?? Buffer.alloc(0), value)));
      const unreadable = sent.filter((_, index) => passwords[index] === undefined);
      if (unreadable.length > 0) throw failFields(...unreadable.map(({ path }) => ({ path, rule: 'passwordUnreadable' })));
      return passwords.filter((password) => password !== undefined);
    },
  };
}
