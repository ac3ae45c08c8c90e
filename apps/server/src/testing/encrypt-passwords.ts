import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { publicKey } from '@heliodesk/contract/identity';

/** A caller that can ask for the server's public key. */
interface Caller {
  call: (spec: typeof publicKey, input: object) => Promise<{ data: { publicKey: string } }>;
}

interface Encrypted {
  /** For the header `EncryptKey`. */
  encryptKey: string;
  passwords: string[];
}

/** How the AES key is put inside the RSA part: the 16 characters themselves or their base64 (spec 3 §4). */
export type KeyForm = 'plain' | 'base64';

/** Puts a key under the server's public key. */
export async function wrapKey(client: Caller, key: string): Promise<string> {
  const { data } = await client.call(publicKey, {});
  const rsa = createPublicKey({ key: Buffer.from(data.publicKey, 'base64'), format: 'der', type: 'spki' });
  return publicEncrypt({ key: rsa, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(key)).toString('base64');
}

/** Passwords as the screens send them. */
export async function encryptPasswords(client: Caller, passwords: readonly string[], form: KeyForm = 'plain'): Promise<Encrypted> {
  const key = randomBytes(8).toString('hex');
  const encrypt = (password: string): string => {
    const cipher = createCipheriv('aes-128-ecb', Buffer.from(key), null);
    return Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]).toString('base64');
  };
  const encryptKey = await wrapKey(client, form === 'plain' ? key : Buffer.from(key).toString('base64'));
  return { encryptKey, passwords: passwords.map(encrypt) };
}
