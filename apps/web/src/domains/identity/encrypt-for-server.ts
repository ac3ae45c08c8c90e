import { publicKey } from '@heliodesk/contract/identity';
import { call } from '#src/platform/http/call.ts';
import type { EncryptedPasswords } from '#src/platform/password-encryption.ts';

/** Encrypts passwords for the next call; rejects with a `CallError` when the server's key cannot be had. */
export async function encryptForServer(passwords: readonly string[]): Promise<EncryptedPasswords> {
  const [{ encryptPasswords }, key] = await Promise.all([
    import('#src/platform/password-encryption.ts'),
    call(publicKey, { quiet: true, background: true }),
  ]);
  return encryptPasswords(key.publicKey, passwords);
}
