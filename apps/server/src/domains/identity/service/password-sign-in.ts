import type { SignInForm } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { identityOf } from '../identity.ts';
import { removeFailures } from '../store/failures.ts';
import { companies } from '../ports.ts';
import { findUserByEmail, shareLockUser, type UserRow } from '../store/users.ts';
import { findKnownDevice, keepDevice } from './known-device.ts';
import { countingLogin } from './password/login-attempts.ts';
import { verifyPassword } from './password/hash.ts';
import { renewHash } from './password/renew.ts';

type Form = z.output<typeof SignInForm>;

const usesMatchingForm = (user: UserRow, form: Form): boolean => (form === 'staff') === (user.kind === 'staff');

/** Whether someone may have a session: active, not disabled, not locked out with a company, and of the kind that the form is for. */
export const maySignIn = async ({ platform, tx }: WriteContext<Actor | null>, user: UserRow, form: Form): Promise<boolean> =>
  usesMatchingForm(user, form) &&
  user.activated_at !== null &&
  user.disabled_at === null &&
  !(await companies.of(platform).isLockedOut(tx, user.id));

/** The user as stored now: a password that was changed or removed while it was being verified proves nothing anymore. */
async function findProvedUser(context: WriteContext<Actor | null>, verified: UserRow, form: Form): Promise<UserRow | undefined> {
  const user = await shareLockUser(context.tx, verified.id);
  return user?.password_hash === verified.password_hash && (await maySignIn(context, user, form)) ? user : undefined;
}

/** Writes down a refused try. The person who made it may not be the name's owner. */
async function auditRefused(write: WriteContext<Actor | null>, subjectId: number | string): Promise<undefined> {
  const by = { userId: null, name: '' };
  await auditChange(write, { by, action: 'identity.signInRefused', subjectType: 'user', subjectId });
}

export interface PasswordCredentials {
  username: string;
  password: string;
  form: Form;
  /** The key that the password was encrypted with. */
  encryptKey: string;
}

/**
 * Runs `onProved` for the user whose password is right. Wrong password, unknown name, wrong form, inactive and disabled all get one answer after
 * the same work; each try counts, for the name or for a device that has signed in to the account before.
 */
export async function signInWithPassword<Result>(
  context: Context<Actor | null>,
  { username, password, form, encryptKey }: PasswordCredentials,
  onProved: (context: WriteContext<Actor | null>, user: UserRow) => Promise<Result>,
): Promise<Result> {
  const { passwords } = identityOf(context.platform);
  const [plain = ''] = await passwords.read(encryptKey, [{ path: 'password', value: password }]);
  const known = await findUserByEmail(context.db, username);
  const countedAs = (known && findKnownDevice(context, known)) ?? username;
  const { signedIn } = await countingLogin(context, countedAs, async () => {
    const fits = await verifyPassword(known?.password_hash, plain);
    const entered = await transaction(context.db, async (tx) => {
      const write = withTx(context, tx);
      const user = known !== undefined && fits ? await findProvedUser(write, known, form) : undefined;
      if (user === undefined) return auditRefused(write, known?.id ?? username);
      await removeFailures(tx, countedAs);
      return { user, result: await onProved(write, user) };
    });
    return { signedIn: entered, isWrong: entered === undefined };
  });
  if (signedIn === undefined) throw fail('auth.badCredentials');
  keepDevice(context, await renewHash(context.db, signedIn.user, plain));
  return signedIn.result;
}

/** Who signs in, for the audit: their session is only about to be opened. */
export const signedInBy = (user: UserRow) => ({
  by: { userId: user.id, name: user.name },
  subjectType: 'user',
  subjectId: user.id,
});
