import type { Db } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { Failure } from '#src/platform/http/failure.ts';
import { replacePasswordHash, type UserRow } from '../../store/users.ts';
import { hashPassword, isOutdated } from './hash.ts';

/** The hash of a password; nothing when too many wait for theirs. */
async function hashIfIdle(password: string): Promise<string | undefined> {
  try {
    return await hashPassword(password);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/**
 * Replaces a hash of former cost, which only the right password allows. After the session is open, so that neither a wrong password nor
 * someone who is kept out takes longer. Answers the user as stored.
 */
export async function renewHash(db: Db, user: UserRow, password: string): Promise<UserRow> {
  const former = user.password_hash;
  if (former === null || !isOutdated(former)) return user;
  const renewed = await hashIfIdle(password);
  if (renewed === undefined) return user;
  const isReplaced = await transaction(db, (tx) => replacePasswordHash(tx, user.id, former, renewed));
  return isReplaced ? { ...user, password_hash: renewed } : user;
}
