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
 * Judges one try of a password. Before that, it refuses while the name, or instead of it a known device, or the address has to wait. The try
 * counts as wrong for both: for the name until `removeFailures` says otherwise, for the address until it was judged, because tries that are
 * sent together would all be judged before the first of them counts.
 */
export async function countingLogin<Judged extends { isWrong: boolean }>(
  { platform, db, origin: { network } }: Context<Actor | null>,
  countedAs: string,
  judge: () => Promise<Judged>,
): Promise<Judged> {
  const { clock, throttle } = platform;
  let isWrong = false;
  try {
    if ((await throttle.add(wrongFromAddress, network, 1)) > wrongFromAddress.points) throw tooManyAttempts(wrongFromAddress.seconds);
    await transaction(db, (tx) => refuseWaiting(tx, countedAs, clock.now()));
    const judged = await judge();
    ({ isWrong } = judged);
    return judged;
  } finally {
    if (!isWrong) await throttle.add(wrongFromAddress, network, -1);
  }
}
