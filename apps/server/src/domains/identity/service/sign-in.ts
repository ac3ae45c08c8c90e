import type { z } from 'zod';
import type { SignInBody } from '@heliodesk/contract/identity';
import { writeAudit } from '#src/platform/audit/audit.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import type { CaptchaGate } from './captcha.ts';
import { removeFailures } from '../store/failures.ts';
import { findShutOut, findUserByEmail, type UserRow } from '../store/users.ts';
import { countWrongGuess, reserveGuess } from './password-guessing.ts';
import { verifyPassword } from './password-hash.ts';
import type { PasswordTransit } from './password-transit.ts';
import { absoluteTime, openSession } from './sessions.ts';

/** An office signs in from one address; a flood does not. */
const callsFromAddress: ThrottleRule = { name: 'sign-in', points: 120, seconds: 60 };

export type Credentials = z.output<typeof SignInBody>;

const comesToForm = (user: UserRow, form: Credentials['form']): boolean => (form === 'staff') === (user.kind === 'staff');

const mayEnter = async (tx: Tx, user: UserRow, form: Credentials['form']): Promise<boolean> =>
  comesToForm(user, form) && user.activated_at !== null && user.disabled_at === null && !(await findShutOut(tx, user.id));

/** Wrong password, unknown name, wrong form, inactive and disabled all get one answer after the same work. */
export async function signIn(
  platform: Platform,
  { captcha, passwords }: { captcha: CaptchaGate; passwords: PasswordTransit },
  credentials: Credentials,
  encryptKey: string,
  origin: Origin,
): Promise<{ token: string; expireIn: number }> {
  const { db, clock, throttle } = platform;
  const { username, form } = credentials;
  await throttle.take(callsFromAddress, origin.address);
  await captcha.check(credentials);
  const [password = ''] = await passwords.read(encryptKey, [{ path: 'password', value: credentials.password }]);
  const now = clock.now();
  await reserveGuess(platform, username, origin);
  const user = await findUserByEmail(db, username);
  const fits = await verifyPassword(user?.password_hash, password);
  const token = await transaction(db, async (tx) => {
    const isWelcome = user !== undefined && (await mayEnter(tx, user, form)) && fits;
    const audit = {
      at: now,
      actorId: user?.id ?? null,
      actorName: user?.name ?? username,
      subjectType: 'user',
      subjectId: user?.id ?? username,
      address: origin.address,
      requestId: origin.requestId,
    };
    await writeAudit(tx, { ...audit, action: isWelcome ? 'identity.signIn' : 'identity.signInRefused' });
    if (!isWelcome) return undefined;
    await removeFailures(tx, username);
    return openSession(tx, user.id, origin, now);
  });
  if (token === undefined) {
    await countWrongGuess(platform, origin);
    throw fail('auth.badCredentials');
  }
  return { token, expireIn: absoluteTime / 1_000 };
}
