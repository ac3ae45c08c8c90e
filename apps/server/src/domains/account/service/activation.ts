import type { ActivationResult } from '@heliodesk/contract/account';
import type { z } from 'zod';
import { activateByLink, findUserByEmail } from '#src/domains/identity/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { contextOf, withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { findCompanyNameOf, updateHasActive } from '../store/accounts.ts';
import { isLockedOut } from '../store/identity-answers.ts';
import { mailActivation } from './activation-mail.ts';
import { isExpired } from './unproved.ts';
import { takeQuietly } from './quiet-throttle.ts';

/** The countdown of the screen (spec 3 §4), held here too; per address of mail, known or not. */
const countdown: ThrottleRule = { name: 'activation-resend', points: 1, seconds: 60 };
const perDay: ThrottleRule = { name: 'activation-resend-day', points: 5, seconds: 24 * 60 * 60 };
const resentFromAddress: ThrottleRule = { name: 'activation-resend-from', points: 20, seconds: 60 * 60 };
const triedFromAddress: ThrottleRule = { name: 'activation', points: 30, seconds: 15 * 60 };

const activationMails = queue<{ email: string }>({
  name: 'activation-mail',
  retries: 5,
  expireInSeconds: 60,
  concurrency: 1,
  isForgotten: true,
});

/** Whether there is someone to activate is looked up in the background, so that the call takes the same time either way. */
async function mailAgain(platform: Platform, email: string): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (user === undefined || user.activated_at !== null || user.disabled_at !== null || (await isLockedOut(platform.db, user.id))) return;
  if (await isExpired(platform, email)) return;
  const company = await findCompanyNameOf(platform.db, user.id);
  await transaction(platform.db, (tx) => mailActivation(withTx(contextOf(platform, null), tx), user, company ?? ''));
}

/** Registers the job that sends activation mails again. */
export const defineActivationMails = (platform: Platform): void =>
  platform.jobs.define(activationMails, ({ email }) => mailAgain(platform, email));

/** A mail just went out: the next one has to wait a minute. */
export const startResendCountdown = async ({ throttle }: Platform, email: string): Promise<void> =>
  void (await takeQuietly(throttle, countdown, email));

/** Sends the activation mail again if there is one to send; the answer does not say. */
export async function resendActivation({ platform, db, origin }: Context<Actor | null>, email: string): Promise<void> {
  const { throttle, jobs } = platform;
  await throttle.take(resentFromAddress, origin.network);
  await throttle.take(countdown, email);
  await throttle.take(perDay, email);
  await transaction(db, (tx) => jobs.enqueue(tx, activationMails, { email }));
}

/** Uses the code of an activation link. It signs no one in. */
export async function activate(context: Context<Actor | null>, code: string): Promise<z.output<typeof ActivationResult>> {
  const { platform, db, origin } = context;
  await platform.throttle.take(triedFromAddress, origin.network);
  return transaction(db, async (tx) => {
    const { outcome, user } = await activateByLink(tx, code, platform.clock.now());
    if (outcome === 'failed') throw fail('account.activationFailed');
    if (outcome === 'activated') {
      await updateHasActive(tx, user.id);
      await auditChange(withTx(context, tx), {
        by: { userId: user.id, name: user.name },
        action: 'account.activate',
        subjectType: 'user',
        subjectId: user.id,
      });
    }
    return { state: outcome };
  });
}
