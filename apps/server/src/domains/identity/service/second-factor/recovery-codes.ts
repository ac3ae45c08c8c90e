import { randomInt } from 'node:crypto';
import { limits } from '@heliodesk/contract/kit';
import { createKeyedHash } from '#src/platform/crypto/keyed-hash.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { replaceRecoveryCodes, updateRecoveryCodeUsed } from '../../store/second-factor/recovery-codes.ts';

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const half = 4;

const part = (): string => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** How a code counts, however it is typed. */
const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

const hashOf = ({ config }: Platform, userId: number, code: string): Buffer =>
  createKeyedHash(config.secret, 'recovery codes')(`${userId} ${plain(code)}`);

/** New codes in place of the former; they are stored as hashes and can't be shown again. */
export async function renewCodes(platform: Platform, tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, () => `${part()}-${part()}`);
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashOf(platform, userId, code)),
  );
  return codes;
}

/** Uses up a recovery code. */
export const useRecoveryCode = (platform: Platform, tx: Tx, userId: number, code: string): Promise<boolean> =>
  updateRecoveryCodeUsed(tx, userId, hashOf(platform, userId, code), platform.clock.now());
