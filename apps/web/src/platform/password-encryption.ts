/** Passwords leave the browser encrypted (spec 3 §4): AES-128-ECB under a random key, the key RSA-OAEP (SHA-256) under the server's. */

const keyLength = 16;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** 16 random characters; 64 letters, so that every byte gives one without bias. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyLength)), (byte) => alphabet.charAt(byte % alphabet.length)).join('');

async function wrapWithWebCrypto(publicKey: string, key: string): Promise<string> {
  const imported = await crypto.subtle.importKey('spki', fromBase64(publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  return toBase64(new Uint8Array(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, imported, new TextEncoder().encode(key))));
}

/** For plain http, where browsers have no `crypto.subtle`. */
async function wrapWithJsEncrypt(publicKey: string, key: string): Promise<string> {
  const { JSEncrypt } = await import('jsencrypt');
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const wrapped = rsa.encryptOAEP(key);
  if (wrapped === false) throw new Error('the public key cannot be used');
  return wrapped;
}

export interface EncryptedPasswords {
  /** For the header `EncryptKey`. */
  encryptKey: string;
  /** In the order given, base64. */
  encrypted: string[];
}

/** Encrypts passwords under one fresh key; `publicKey` is the server's, SPKI in base64. */
export async function encryptPasswords(publicKey: string, passwords: readonly string[]): Promise<EncryptedPasswords> {
  const { ecb } = await import('@noble/ciphers/aes.js');
  const key = randomKey();
  const encoder = new TextEncoder();
  const encrypted = passwords.map((password) => toBase64(ecb(encoder.encode(key)).encrypt(encoder.encode(password))));
  // The type says that it is always there; on plain http it is not.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  const encryptKey = await (subtle ? wrapWithWebCrypto(publicKey, key) : wrapWithJsEncrypt(publicKey, key));
  return { encryptKey, encrypted };
}
