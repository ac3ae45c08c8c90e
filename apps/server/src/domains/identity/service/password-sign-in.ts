import type { SignInForm } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { writeAudit, type AuditEntry } from '#src/platform/audit/audit.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { removeFailures } from '../store/failures.ts';
import { companies } from '../ports.ts';
import { findUserByEmail, shareLockUser, type UserRow } from '../store/users.ts';
import { countFailedLogin, reserveLoginAttempt } from './password/login-attempts.ts';
import { verifyPassword } from './password/hash.ts';
import type { PasswordEncryption } from './password/password-encryption.ts';

type Form = z.output<typeof SignInForm>;

const usesMatchingForm = (user: UserRow, form: Form): boolean => (form === 'staff') === (user.kind === 'staff');

/** Whether somebody may have a session: active, not disabled, not locked out with a company, and of the kind that the form is for. */
export const maySignIn = async (platform: Platform, tx: Tx, user: UserRow, form: Form): Promise<boolean> =>
  usesMatchingForm(user, form) &&
  user.activated_at !== null &&
  user.disabled_at === null &&
  !(await companies.of(platform).isLockedOut(tx, user.id));

/** The user as stored now: a password that was changed or removed while it was being verified proves nothing any more. */
async function findProvedUser(platform: Platform, tx: Tx, verified: UserRow, form: Form): Promise<UserRow | undefined> {
  const user = await shareLockUser(tx, verified.id);
  return user?.password_hash === verified.password_hash && (await maySignIn(platform, tx, user, form)) ? user : undefined;
}

export interface PasswordCredentials {
  username: string;
  password: string;
  form: Form;
}

/**
 * Runs `onProved` for the user whose password is right. Wrong password, unknown name, wrong form, inactive and disabled all get one answer after
 * the same work; each try counts.
 */
export async function signInWithPassword<Result>(
  platform: Platform,
  passwords: PasswordEncryption,
  { username, password, form }: PasswordCredentials,
  encryptKey: string,
  origin: Origin,
  onProved: (tx: Tx, user: UserRow, audit: Omit<AuditEntry, 'action'>) => Promise<Result>,
): Promise<Result> {
  const [plain = ''] = await passwords.read(encryptKey, [{ path: 'password', value: password }]);
  const now = platform.clock.now();
  await reserveLoginAttempt(platform, username, origin);
  const known = await findUserByEmail(platform.db, username);
  const fits = await verifyPassword(known?.password_hash, plain);
  const signedIn = await transaction(platform.db, async (tx) => {
    const audit = { at: now, subjectType: 'user', address: origin.address, requestId: origin.requestId };
    const user = known !== undefined && fits ? await findProvedUser(platform, tx, known, form) : undefined;
    if (user === undefined) {
      // Whoever tried the name may be a stranger to it.
      const nobody = { actorId: null, actorName: '', subjectId: known?.id ?? username };
      await writeAudit(tx, { ...audit, ...nobody, action: 'identity.signInRefused' });
      return undefined;
    }
    await removeFailures(tx, username);
    return { result: await onProved(tx, user, { ...audit, actorId: user.id, actorName: user.name, subjectId: user.id }) };
  });
  if (signedIn !== undefined) return signedIn.result;
  await countFailedLogin(platform, origin);
  throw fail('auth.badCredentials');
}
