import {
  constants,
  createDecipheriv,
  createHash,
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
import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import {
  findSharedSecret,
  insertSharedSecret,
  insertUsedPasswordKey,
  removeOtherSecrets,
  removeSharedSecret,
  removeUsedPasswordKeysBefore,
} from '../../store/secrets.ts';

/** Passwords travel under AES-128-ECB, its key under RSA-OAEP with SHA-256 (spec 3 §4). */
export interface PasswordEncryption {
  /** SPKI, base64. */
  publicKey: () => Promise<string>;
  /**
   * The decrypted passwords, in the order given. Those it can't read are refused at their paths; a key that was used before refuses all of
   * them, so that an intercepted call can't be replayed. Opens a transaction.
   */
  read: (encryptKey: string, sent: readonly SentPassword[]) => Promise<string[]>;
}

export interface SentPassword {
  path: string;
  value: string;
}

const day = 24 * 60 * 60_000;
/** A key pair is used for one UTC day and accepted for one more, so used keys can be removed after that. */
const dayOf = (now: Date): number => Math.floor(now.getTime() / day);
const secretNames = 'password-transit';
const secretNameOf = (ofDay: number): string => `${secretNames}-${ofDay}`;
/** Yesterday's is accepted too, and tomorrow's, in case another instance's clock is ahead. */
const readableDays = (now: Date): number[] => [dayOf(now), dayOf(now) - 1, dayOf(now) + 1];
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

const sealOf = ({ config }: Platform) => createSeal(config.secret, 'shared secret');
const load = (der: Uint8Array): KeyObject => createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' });

/** The key pair of a day, if there is one. */
async function findPrivateKey(platform: Platform, ofDay: number): Promise<KeyObject | undefined> {
  const stored = await findSharedSecret(platform.db, secretNameOf(ofDay));
  return stored && readable(() => load(sealOf(platform).unseal(stored)));
}

/** The day's key pair, which all instances share; the first one that needs it creates it. */
async function loadPrivateKey(platform: Platform, ofDay: number): Promise<KeyObject> {
  const { db, log } = platform;
  const { seal, unseal } = sealOf(platform);
  const secretName = secretNameOf(ofDay);
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

const hashOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest();

/** Removes key pairs that are no longer accepted and the record of keys used with them. */
export async function cleanUpPasswordKeys(tx: Tx, now: Date): Promise<void> {
  await removeOtherSecrets(tx, secretNames, readableDays(now).map(secretNameOf));
  await removeUsedPasswordKeysBefore(tx, new Date(now.getTime() - 3 * day));
}

/** Decrypts passwords with the day's key, which all instances share and the first use creates. */
export function createPasswordEncryption(platform: Platform): PasswordEncryption {
  const { clock, db } = platform;
  const known = new Map<number, KeyObject>();
  let loading: { ofDay: number; key: Promise<KeyObject> } | undefined;
  const keyOfToday = (): Promise<KeyObject> => {
    const ofDay = dayOf(clock.now());
    if (loading?.ofDay === ofDay) return loading.key;
    const key = loadPrivateKey(platform, ofDay).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    loading = { ofDay, key };
    return key;
  };
  const keyOfDay = async (ofDay: number): Promise<KeyObject | undefined> => {
    const key = known.get(ofDay) ?? (await findPrivateKey(platform, ofDay));
    if (key !== undefined) known.set(ofDay, key);
    return key;
  };
  const unwrap = async (encryptKey: string): Promise<Buffer | undefined> => {
    const days = readableDays(clock.now());
    for (const ofDay of known.keys()) if (!days.includes(ofDay)) known.delete(ofDay);
    for (const ofDay of days) {
      const rsa = await keyOfDay(ofDay);
      const key = rsa && readable(() => unwrapKey(rsa, encryptKey));
      if (key !== undefined) return key;
    }
    return undefined;
  };
  return {
    publicKey: async () =>
      createPublicKey(await keyOfToday())
        .export({ format: 'der', type: 'spki' })
        .toString('base64'),
    read: async (encryptKey, sent) => {
      const key = await unwrap(encryptKey);
      const passwords = sent.map(({ value }) => readable(() => decrypt(key ?? Buffer.alloc(0), value)));
      const refuse = (refused: readonly SentPassword[]) => failFields(...refused.map(({ path }) => ({ path, rule: 'passwordUnreadable' })));
      const unreadable = sent.filter((_, index) => passwords[index] === undefined);
      if (key === undefined || unreadable.length > 0) throw refuse(unreadable);
      // The key itself, since it can be wrapped in many ways.
      if (!(await transaction(db, (tx) => insertUsedPasswordKey(tx, hashOf(key), clock.now())))) throw refuse(sent);
      return passwords.filter((password) => password !== undefined);
    },
  };
}
