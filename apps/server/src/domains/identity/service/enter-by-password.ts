import type { SignInForm } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { writeAudit, type AuditEntry } from '#src/platform/audit/audit.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { removeFailures } from '../store/failures.ts';
import { findShutOut, findUserByEmail, keepUser, type UserRow } from '../store/users.ts';
import { countWrongGuess, reserveGuess } from './password/guessing.ts';
import { verifyPassword } from './password/hash.ts';
import type { PasswordTransit } from './password/transit.ts';

type Form = z.output<typeof SignInForm>;

const comesToForm = (user: UserRow, form: Form): boolean => (form === 'staff') === (user.kind === 'staff');

/** Whether somebody may have a session: active, not disabled, not shut out with a company, and of the kind that the way in is for. */
export const mayEnter = async (tx: Tx, user: UserRow, form: Form): Promise<boolean> =>
  comesToForm(user, form) && user.activated_at !== null && user.disabled_at === null && !(await findShutOut(tx, user.id));

/** The user as they stand by now: a password that was changed or taken away while it was looked at proves nobody any more. */
async function proved(tx: Tx, lookedAt: UserRow, form: Form): Promise<UserRow | undefined> {
  const user = await keepUser(tx, lookedAt.id);
  return user?.password_hash === lookedAt.password_hash && (await mayEnter(tx, user, form)) ? user : undefined;
}

export interface NameAndPassword {
  username: string;
  password: string;
  form: Form;
}

/**
 * Runs `enter` for whom the password proves. Wrong password, unknown name, wrong form, inactive and disabled all get one answer after
 * the same work; each try counts.
 */
export async function enterByPassword<Result>(
  platform: Platform,
  passwords: PasswordTransit,
  { username, password, form }: NameAndPassword,
  encryptKey: string,
  origin: Origin,
  enter: (tx: Tx, user: UserRow, audit: Omit<AuditEntry, 'action'>) => Promise<Result>,
): Promise<Result> {
  const [clear = ''] = await passwords.read(encryptKey, [{ path: 'password', value: password }]);
  const now = platform.clock.now();
  await reserveGuess(platform, username, origin);
  const known = await findUserByEmail(platform.db, username);
  const fits = await verifyPassword(known?.password_hash, clear);
  const entered = await transaction(platform.db, async (tx) => {
    const audit = { at: now, subjectType: 'user', address: origin.address, requestId: origin.requestId };
    const user = known !== undefined && fits ? await proved(tx, known, form) : undefined;
    if (user === undefined) {
      // Whoever tried the name may be a stranger to it.
      const nobody = { actorId: null, actorName: '', subjectId: known?.id ?? username };
      await writeAudit(tx, { ...audit, ...nobody, action: 'identity.signInRefused' });
      return undefined;
    }
    await removeFailures(tx, username);
    return { result: await enter(tx, user, { ...audit, actorId: user.id, actorName: user.name, subjectId: user.id }) };
  });
  if (entered !== undefined) return entered.result;
  await countWrongGuess(platform, origin);
  throw fail('auth.badCredentials');
}
