import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { findWait, reserveAttempt } from '../../store/failures.ts';

/** Wrong passwords for many names from one address. */
const wrongFromAddress: ThrottleRule = { name: 'sign-in-wrong', points: 30, seconds: 15 * 60 };

/** The text gives whole minutes; clients read the seconds. */
const tooManyAttempts = (seconds: number) => fail('auth.tooManyAttempts', { seconds, minutes: Math.ceil(seconds / 60) }, { seconds });

async function refuseWaiting(tx: Tx, email: string, now: Date): Promise<void> {
  if (await reserveAttempt(tx, email, now)) return;
  const waitsUntil = await findWait(tx, email);
  const seconds = Math.max(1, Math.ceil(((waitsUntil ?? now).getTime() - now.getTime()) / 1_000));
  throw tooManyAttempts(seconds);
}

/**
 * To be called before any password is verified: refuses while the name, or instead of it a known device, or the address has to wait, and
 * counts the attempt as a wrong one until `removeFailures` says otherwise.
 */
export async function reserveLoginAttempt({ platform, db, origin: { network } }: Context<Actor | null>, countedAs: string): Promise<void> {
  const { clock, throttle } = platform;
  if ((await throttle.used(wrongFromAddress, network)) >= wrongFromAddress.points) throw tooManyAttempts(wrongFromAddress.seconds);
  await transaction(db, (tx) => refuseWaiting(tx, countedAs, clock.now()));
}

/** The password was wrong: counts for the address it came from. */
export const countFailedLogin = ({ platform, origin }: Context<Actor | null>): Promise<void> =>
  platform.throttle.take(wrongFromAddress, origin.network);
