import { customerCountCap, type InactiveContact, type listInactive } from '@heliodesk/contract/account';
import type { Page, QueryOf } from '@heliodesk/contract/kit';
import { findUser, mailReset, type UserRow } from '#src/domains/identity/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { viewInactive } from '../customer-view.ts';
import { requestsPort } from '../ports.ts';
import { countContacts, findContactPage, waitingConditions } from '../store/contact-list.ts';
import { lockContact, type LockedContact } from '../store/customers.ts';
import { mailActivationByStaff, mailFirstPassword } from './activation-mail.ts';
import { offsetOf, textOf } from './customers.ts';

/** Keeps staff from flooding someone's mailbox. */
const mailsToContact: ThrottleRule = { name: 'customer-mail', points: 5, seconds: 60 * 60 };

/** Who has not used the activation link yet, the newest first. */
export async function listWaiting(
  { platform, db, language }: Context,
  { text, link, ...query }: QueryOf<typeof listInactive>,
): Promise<Page<InactiveContact>> {
  const list = {
    conditions: waitingConditions(link, platform.clock.now()),
    text: textOf(text),
    orderBy: 'u.created_at',
    direction: query.isAsc ?? 'desc',
  } as const;
  const offset = offsetOf(query);
  const total = await countContacts(db, list, customerCountCap);
  const page = { limit: query.pageSize, offset, isByFilter: total <= customerCountCap, cap: customerCountCap };
  const rows = await findContactPage(db, list, page, requestsPort.of(platform).openRequestsOf('shown.id'));
  return { rows: rows.map((row) => viewInactive(row, language)), total };
}

interface Reachable extends LockedContact {
  user: UserRow;
}

/** The contact with its sign-in, locked; refuses those who have none or are disabled. */
async function reach(tx: Tx, contactId: number): Promise<Reachable> {
  const locked = await lockContact(tx, contactId);
  if (locked === undefined) throw fail('notFound');
  const { account, contact } = locked;
  const user = contact.user_id === null ? undefined : await findUser(tx, contact.user_id);
  if (user === undefined) throw fail('customer.noSignIn');
  if (account.disabled_at !== null || contact.status !== 'enabled' || user.disabled_at !== null) throw fail('customer.disabled');
  return { account, contact, user };
}

const audit = (context: WriteContext, action: string, { contact }: Reachable): Promise<void> =>
  auditChange(context, { action, subjectType: 'contact', subjectId: contact.id });

/** Mails a new link to someone who has not activated yet. */
export async function sendActivation(context: Context, contactId: number): Promise<null> {
  const { platform, db } = context;
  await platform.throttle.take(mailsToContact, `activation ${contactId}`);
  return transaction(db, async (tx) => {
    const reached = await reach(tx, contactId);
    if (reached.user.activated_at !== null) throw fail('account.alreadyActive');
    await mailActivationByStaff(withTx(context, tx), reached.user, reached.account.company_name);
    await audit(withTx(context, tx), 'account.mailActivation', reached);
    return null;
  });
}

/** Mails a link to choose a new password. */
export async function sendReset(context: Context, contactId: number): Promise<null> {
  const { platform, db } = context;
  await platform.throttle.take(mailsToContact, `reset ${contactId}`);
  return transaction(db, async (tx) => {
    const reached = await reach(tx, contactId);
    await mailReset(platform, tx, reached.user);
    await audit(withTx(context, tx), 'account.mailReset', reached);
    return null;
  });
}

/**
 * Lets someone in whose mail did not arrive: they get a link to choose a password, which activates. The one of the registration no longer
 * works, because nothing proves who chose it.
 */
export async function activateByStaff(context: WriteContext, contactId: number): Promise<null> {
  const reached = await reach(context.tx, contactId);
  const { user } = reached;
  if (user.activated_at !== null) throw fail('account.alreadyActive');
  if (user.password_hash === null) throw fail('customer.noPassword');
  await mailFirstPassword(context, user, reached.account.company_name);
  await audit(context, 'account.activateByStaff', reached);
  return null;
}
