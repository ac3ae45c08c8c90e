import type { ForgottenPasswordBody, ResetPasswordBody } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { identityOf } from '../../identity.ts';
import { removeFailures } from '../../store/failures.ts';
import { countOpenLinks, findPasswordLink, updateLinksUsed, updateLinkUsed } from '../../store/links.ts';
import { companies } from '../../ports.ts';
import { findUser, findUserByEmail, updateActivated, updatePassword, type UserRow } from '../../store/users.ts';
import { createLink, expiryOf } from '../links.ts';
import { hashPassword } from './hash.ts';
import { checkNewPassword } from './rules.ts';
import { endTrust } from '../second-factor/factors.ts';
import { endSessions } from '../sessions.ts';
import { hashToken } from '../token.ts';

const askedFromAddress: ThrottleRule = { name: 'forgot', points: 20, seconds: 15 * 60 };
const checkedFromAddress: ThrottleRule = { name: 'reset-check', points: 60, seconds: 15 * 60 };
const resetFromAddress: ThrottleRule = { name: 'reset', points: 20, seconds: 15 * 60 };

/**
 * So many links of the last minutes are enough for one mailbox. Further ones are left out without a word: a stranger who asks for an address
 * floods no one, and its owner, who has a link by then, is never refused.
 */
const enough = { links: 2, minutes: 15 };

const resetMails = queue<{ email: string }>({
  name: 'password-reset-mail',
  retries: 5,
  expireInSeconds: 60,
  concurrency: 1,
  isForgotten: true,
});

/** Mails a link to choose a new password. */
export async function mailReset(platform: Platform, tx: Tx, user: Pick<UserRow, 'id' | 'email' | 'name' | 'language'>): Promise<void> {
  const key = await createLink(tx, user.id, 'reset', platform.clock.now());
  await platform.mailer.send(tx, {
    to: user.email,
    language: user.language,
    template: 'passwordReset',
    // Asked for by anyone, also for an address that was never proved.
    params: {},
    path: `/resetPwd?key=${key}`,
  });
}

/** Whether the address is known is looked up in the background, so that the call takes the same time either way. */
async function mailResetLink(platform: Platform, email: string): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (user === undefined || user.disabled_at !== null || (await companies.of(platform).isLockedOut(platform.db, user.id))) return;
  const since = platform.clock.now().getTime() - enough.minutes * 60_000;
  if ((await countOpenLinks(platform.db, user.id, 'reset', expiryOf('reset', new Date(since)))) >= enough.links) return;
  await transaction(platform.db, (tx) => mailReset(platform, tx, user));
}

/** Registers the job that sends reset mails. */
export const defineResetMails = (platform: Platform): void =>
  platform.jobs.define(resetMails, ({ email }) => mailResetLink(platform, email));

/** Asks for a reset link; the answer is the same for every address. */
export async function askForReset(
  { platform, db, origin }: Context<Actor | null>,
  { email, ...answer }: z.output<typeof ForgottenPasswordBody>,
): Promise<void> {
  await platform.throttle.take(askedFromAddress, origin.network);
  await identityOf(platform).captcha.check(answer);
  await transaction(db, (tx) => platform.jobs.enqueue(tx, resetMails, { email }));
}

/** A link that lets its owner choose a password now, and how it is refused where another call was faster. */
async function requireGoodLink(db: Db, keyHash: Buffer, now: Date) {
  const link = await findPasswordLink(db, keyHash);
  const refusal = fail(link?.purpose === 'invitation' ? 'user.invitationInvalid' : 'account.resetLinkInvalid');
  if (link === undefined || link.used_at !== null || link.expires_at <= now) throw refusal;
  const user = await findUser(db, link.user_id);
  if (user === undefined || user.disabled_at !== null) throw refusal;
  return { link, user, refusal };
}

/** Refuses a link that is no longer good; uses up nothing. */
export async function checkLink({ platform, db, origin }: Context<Actor | null>, key: string): Promise<void> {
  await platform.throttle.take(checkedFromAddress, origin.network);
  await requireGoodLink(db, hashToken(key), platform.clock.now());
}

/**
 * Sets the new password with the key of a mailed link, and ends all sessions. The link came to the mailbox that an activation
 * link would have gone to, so it activates as well; someone who registered with another person's address loses the password.
 */
export async function resetPassword(
  context: Context<Actor | null>,
  { encryptKey, ...body }: z.output<typeof ResetPasswordBody> & { encryptKey: string },
): Promise<void> {
  const { platform, db } = context;
  await platform.throttle.take(resetFromAddress, context.origin.network);
  const [password = '', repeated = ''] = await identityOf(platform).passwords.read(encryptKey, [
    { path: 'newPwd', value: body.newPwd },
    { path: 'confirmPwd', value: body.confirmPwd },
  ]);
  const now = platform.clock.now();
  const keyHash = hashToken(body.key);
  const { link, user, refusal } = await requireGoodLink(db, keyHash, now);
  checkNewPassword({ path: 'newPwd', password, repeatPath: 'confirmPwd', repeated }, user.email);
  const passwordHash = await hashPassword(password);
  await transaction(db, async (tx) => {
    if ((await updateLinkUsed(tx, keyHash, link.purpose, now)) === undefined) throw refusal;
    await updateLinksUsed(tx, user.id, 'reset', now);
    await updateLinksUsed(tx, user.id, 'invitation', now);
    await updatePassword(tx, user.id, passwordHash, now);
    await updateActivated(tx, user.id, now);
    await companies.of(platform).hasActivated(tx, user.id);
    await removeFailures(tx, user.email);
    await endTrust(tx, user.id);
    await endSessions(platform, tx, user.id);
    const by = { userId: user.id, name: user.name };
    await auditChange(withTx(context, tx), { by, action: 'identity.resetPassword', subjectType: 'user', subjectId: user.id });
  });
}
