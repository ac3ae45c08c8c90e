import { customerCountCap, type InactiveContact, type listInactive } from '@heliodesk/contract/account';
import type { Page, QueryOf } from '@heliodesk/contract/kit';
import { activateUser, findUser, mailReset, type UserRow } from '#src/domains/identity/index.ts';
import { doneBy, writeAudit } from '#src/platform/audit/audit.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { viewInactive } from '../customer-view.ts';
import type { AccountPorts } from '../ports.ts';
import { countContacts, findContactPage, waitingConditions } from '../store/contact-list.ts';
import { lockContact, type LockedContact } from '../store/customers.ts';
import { mailActivation } from './activation-mail.ts';
import type { StaffCall } from './staff-call.ts';
import { offsetOf, textOf } from './customers.ts';

/** Nobody's mailbox is filled by our staff. */
const mailsToContact: ThrottleRule = { name: 'customer-mail', points: 5, seconds: 60 * 60 };

/** Who has not used the activation link yet, the newest first. */
export async function listWaiting(
  { db, clock }: Platform,
  { openRequestsOf }: AccountPorts,
  { text, link, ...query }: QueryOf<typeof listInactive>,
): Promise<Page<InactiveContact>> {
  const list = {
    conditions: waitingConditions(link, clock.now()),
    text: textOf(text),
    orderBy: 'u.created_at',
    direction: query.isAsc ?? 'desc',
  } as const;
  const offset = offsetOf(query);
  const total = await countContacts(db, list, customerCountCap);
  const page = { limit: query.pageSize, offset, isGathered: total <= customerCountCap, cap: customerCountCap };
  const rows = await findContactPage(db, list, page, openRequestsOf('shown.id'));
  return { rows: rows.map(viewInactive), total };
}

interface Reachable extends LockedContact {
  user: UserRow;
}

/** The contact with its sign-in, locked; refuses those who have none or are shut out. */
async function reach(tx: Tx, contactId: number): Promise<Reachable> {
  const locked = await lockContact(tx, contactId);
  if (locked === undefined) throw fail('notFound');
  const { account, contact } = locked;
  const user = contact.user_id === null ? undefined : await findUser(tx, contact.user_id);
  if (user === undefined) throw fail('customer.noSignIn');
  if (account.disabled_at !== null || contact.status !== 'enabled' || user.disabled_at !== null) throw fail('customer.disabled');
  return { account, contact, user };
}

async function note({ platform, actor, origin }: StaffCall, tx: Tx, action: string, { contact }: Reachable): Promise<void> {
  await writeAudit(tx, { ...doneBy(actor, origin, platform.clock.now()), action, subjectType: 'contact', subjectId: contact.id });
}

/** Mails a new way in to somebody who has not come yet. */
export async function sendActivation(call: StaffCall, contactId: number): Promise<null> {
  const { platform } = call;
  await platform.throttle.take(mailsToContact, `activation ${contactId}`);
  return transaction(platform.db, async (tx) => {
    const reached = await reach(tx, contactId);
    if (reached.user.activated_at !== null) throw fail('account.alreadyActive');
    await mailActivation(platform, tx, reached.user, reached.account.company_name);
    await note(call, tx, 'account.mailActivation', reached);
    return null;
  });
}

/** Mails a link to choose a new password. */
export async function sendReset(call: StaffCall, contactId: number): Promise<null> {
  const { platform } = call;
  await platform.throttle.take(mailsToContact, `reset ${contactId}`);
  return transaction(platform.db, async (tx) => {
    const reached = await reach(tx, contactId);
    await mailReset(platform, tx, reached.user);
    await note(call, tx, 'account.mailReset', reached);
    return null;
  });
}

/** Activates somebody whom their mail did not reach. Without a password of their own there is nothing to sign in with. */
export function activateByStaff(call: StaffCall, contactId: number): Promise<null> {
  const { platform } = call;
  return transaction(platform.db, async (tx) => {
    const reached = await reach(tx, contactId);
    const { user } = reached;
    if (user.activated_at !== null) throw fail('account.alreadyActive');
    if (user.password_hash === null) throw fail('customer.noPassword');
    await activateUser(tx, user.id, platform.clock.now());
    await platform.mailer.send(tx, {
      to: user.email,
      language: user.language,
      template: 'accountActivated',
      params: { name: user.name, company: reached.account.company_name },
      path: '/login',
    });
    await note(call, tx, 'account.activateByStaff', reached);
    return null;
  });
}
