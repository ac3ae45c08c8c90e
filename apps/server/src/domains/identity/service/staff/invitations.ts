import type { MailTemplate } from '#src/platform/mail/render-mail.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { updateLinksUsed } from '../../store/links.ts';
import { companies } from '../../ports.ts';
import { updateParticulars, type Particulars } from '../../store/staff.ts';
import { findUser, insertUser, type NewUser, type UserRow } from '../../store/users.ts';
import { createLink } from '../links.ts';
import { mailReset } from '../password/reset.ts';

/** So that no one's mailbox is flooded by a button. */
const mailsTo: ThrottleRule = { name: 'user-mail', points: 10, seconds: 60 * 60 };

/** Call it outside of transactions, before resending a mail on request. */
export const limitMailsTo = ({ throttle }: Platform, userId: number): Promise<void> => throttle.take(mailsTo, String(userId));

/** What an invitation says in addition to the person's name. */
export interface Invitation {
  template: Extract<MailTemplate, 'staffInvitation' | 'providerInvitation'>;
  params: Record<string, string>;
}

/** Mails a link that lets someone choose their first password; earlier ones end. */
export async function mailInvitation(
  { clock, mailer }: Platform,
  tx: Tx,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'language'>,
  { template, params }: Invitation,
): Promise<void> {
  const now = clock.now();
  await updateLinksUsed(tx, user.id, 'invitation', now);
  const key = await createLink(tx, user.id, 'invitation', now);
  const to = { to: user.email, language: user.language };
  await mailer.send(tx, { ...to, template, params: { name: user.name, ...params }, path: `/resetPwd?key=${key}` });
}

/**
 * Adds an employee or a provider's user, who can sign in once they have chosen a password with the mailed link. A registration with the
 * address that no one has proved gives way.
 */
export async function inviteUser(
  context: WriteContext<Actor | null>,
  user: Pick<NewUser, 'kind' | 'email' | 'language' | 'roles'> & Particulars,
  invitation: Invitation,
): Promise<number> {
  const { platform, tx } = context;
  await companies.of(platform).releaseAddress(context, user.email);
  if (await companies.of(platform).isAddressTaken(tx, user.email)) throw failFields({ path: 'email', rule: 'emailTaken' });
  const userId = await insertUser(tx, { ...user, passwordHash: null, activatedAt: null }, platform.clock.now());
  if (userId === undefined) throw failFields({ path: 'email', rule: 'emailTaken' });
  await updateParticulars(tx, userId, user);
  await mailInvitation(platform, tx, { ...user, id: userId }, invitation);
  return userId;
}

/** Someone who was invited and has not accepted yet. */
export async function findInvited(tx: Tx, userId: number): Promise<UserRow> {
  const user = await findUser(tx, userId);
  if (user === undefined || user.activated_at !== null || user.disabled_at !== null) throw fail('conflict');
  return user;
}

/** Mails someone who is active a link to choose a new password. */
export async function mailPasswordReset(platform: Platform, tx: Tx, userId: number): Promise<void> {
  const user = await findUser(tx, userId);
  if (user === undefined || user.activated_at === null || user.disabled_at !== null) throw fail('conflict');
  await mailReset(platform, tx, user);
}
