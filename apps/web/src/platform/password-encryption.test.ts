// @shares-process
import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { encryptPasswords } from './password-encryption.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

function decrypt(encryptKey: string, encrypted: string): string {
  const key = privateDecrypt(
    { key: privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
    Buffer.from(encryptKey, 'base64'),
  );
  expect(key).toHaveLength(16);
  const cipher = createDecipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(Buffer.from(encrypted, 'base64')), cipher.final()]).toString('utf8');
}

describe('password encryption', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['Sunny2026', 'sixteen16letters', 'äöü€'])('is read back by the server: %s', async (password) => {
    const { encryptKey, encrypted } = await encryptPasswords(spki, [password, 'Other1']);
    expect(decrypt(encryptKey, encrypted[0] ?? '')).toBe(password);
    expect(decrypt(encryptKey, encrypted[1] ?? '')).toBe('Other1');
  });

  it('takes a fresh key each time', async () => {
    const [one, other] = await Promise.all([encryptPasswords(spki, ['Sunny2026']), encryptPasswords(spki, ['Sunny2026'])]);
    expect(one.encrypted).not.toEqual(other.encrypted);
  });

  it('works where the browser has no crypto.subtle', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { encryptKey, encrypted } = await encryptPasswords(spki, ['Sunny2026']);
    expect(decrypt(encryptKey, encrypted[0] ?? '')).toBe('Sunny2026');
  });
});
