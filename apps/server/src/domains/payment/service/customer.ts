import type { BankActed, BankTask, ConfidentialBankDetails } from '@heliodesk/contract/payment';
import { tipTypes, type TipType } from '@heliodesk/contract/request';
import {
  answerStepTip,
  closeStepTips,
  findStepTip,
  findRequest,
  keepReceipt,
  lockStepTip,
  sendStepTip,
  type LockedStepTip,
  type StepTipKey,
} from '#src/domains/request/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { bankMachine, isHandler } from '../machine.ts';
import { findBankDetails, type BankRecord } from '../store/bank-details.ts';
import { findHead } from '../store/heads.ts';
import { findActiveContacts } from '../store/people.ts';
import { toActed, toFull, toHead, toMasked } from '../view.ts';
import { enterBank } from './enter.ts';
import { openCurrent } from './opened.ts';
import { announcePayments } from './pay/announce.ts';
import { factsOf } from './receipt-facts.ts';

/** What a call names the task by. */
type Key = { tipsId: number } | { msgId: number };

/** Bank details as they are now, for the one who has just changed them. */
export async function bankActed(context: Context, bankDetailsId: number): Promise<BankActed> {
  const head = await findHead(context.db, bankDetailsId);
  if (head === undefined) throw fail('notFound');
  const current = (await openCurrent(context, [head])).get(head.id);
  return toActed(head, current?.details ?? null, context.language);
}

/** A task of the contact who calls, for bank details; someone else's is answered like a missing one. */
async function findOwnTask(context: Context, key: Key, tipsType: TipType): Promise<{ tip: StepTipKey; bank: BankRecord }> {
  const tip = await findStepTip(context.db, key);
  const bank = tip?.type === tipsType ? await findBankDetails(context.db, tip.subjectId) : undefined;
  if (tip === undefined || bank === undefined || !isHandler(context.actor, bank)) throw fail('notFound');
  // The company of the contact may have changed since.
  if ((await findRequest(context.db, context.actor, bank.request_id)) === undefined) throw fail('notFound');
  return { tip, bank };
}

/** Bank details as a task asks for them; what the caller entered is shown in full, which is written down. */
export async function readTask(context: Context, key: Key, tipsType: TipType): Promise<BankTask> {
  const { tip, bank } = await findOwnTask(context, key, tipsType);
  const head = await findHead(context.db, bank.id);
  if (head === undefined) throw fail('notFound');
  const current = (await openCurrent(context, [bank])).get(bank.id);
  const own = current?.contactId === context.actor.contactId ? current.details : null;
  if (own !== null)
    await transaction(context.db, (tx) =>
      auditChange(withTx(context, tx), {
        action: 'payment.readOwnBankDetails',
        subjectType: 'request',
        subjectId: bank.request_id,
        after: { bankDetailsId: bank.id, entry: bank.entry },
      }),
    );
  const contacts = await findActiveContacts(context.db, bank.account_id);
  return {
    ...toHead(head, context.language),
    tipsId: tip.tipsId,
    msgId: tip.msgId,
    taxNo: head.tax_no,
    details: own === null ? null : toFull(own),
    reason: bank.reason,
    contacts: contacts
      .filter(({ contactId }) => contactId !== bank.contact_id)
      .map((contact) => ({ contactId: contact.contactId, name: nameIn(context.language, contact) })),
  };
}

interface LockedTask extends LockedStepTip {
  bank: BankRecord;
}

/** An open task of the contact who calls, its claim locked, with the version that they have seen. */
async function lockOwnTask(
  context: WriteContext,
  key: Key,
  { tipsType, version }: { tipsType: TipType; version: number },
): Promise<LockedTask> {
  await findOwnTask(context, key, tipsType);
  const locked = await lockStepTip(context, key);
  const { bank } = await findOwnTask(context, key, tipsType);
  if (bank.version !== version) throw fail('stale', {}, { version: bank.version });
  return { ...locked, bank };
}

const sameName = (one: string, other: string): boolean => one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en');

type Entered = ConfidentialBankDetails & { version: number };

/** The customer says that it is their company, and enters the bank details. */
export async function enterAsked(context: WriteContext, key: Key, body: Entered & { companyName: string }): Promise<BankActed> {
  const locked = await lockOwnTask(context, key, { tipsType: tipTypes.bank, version: body.version });
  const head = await findHead(context.tx, locked.bank.id);
  if (head === undefined || !sameName(head.company_name, body.companyName)) throw failFields({ path: 'companyName', rule: 'invalid' });
  const request = await answerStepTip(context, locked);
  await enterBank(context, { request, bank: locked.bank }, body);
  return bankActed(context, locked.bank.id);
}

const fields = ['bankAccount', 'bankBic', 'bankName', 'bankAddress', 'actualRecipient', 'billingAddress'] as const;

const isSame = (one: ConfidentialBankDetails, other: ConfidentialBankDetails): boolean =>
  one.currency === other.currency && one.branchCountry === other.branchCountry && fields.every((field) => one[field].equals(other[field]));

/** Bank details that finance has agreed to are confirmed as they are, … */
async function confirmBank(context: WriteContext, locked: LockedTask, details: ConfidentialBankDetails): Promise<void> {
  const request = await answerStepTip(context, locked);
  const head = await findHead(context.tx, locked.bank.id);
  if (head === undefined) throw fail('notFound');
  await keepReceipt(context, request, { kind: 'bankDetails', tipsId: locked.tip.id, facts: factsOf(head, details) });
  const bank = await transition(context, bankMachine, locked.bank, {
    action: 'confirm',
    change: { confirmed_at: context.platform.clock.now() },
  });
  await auditChange(context, {
    action: 'payment.confirmBankDetails',
    subjectType: 'request',
    subjectId: bank.request_id,
    after: { bankDetailsId: bank.id, entry: bank.entry, ...toMasked(details) },
  });
  await announcePayments(context, { request, bank, details });
}

/** … or changed, which is an answer to the task before this one: finance checks them again. */
async function changeBank(context: WriteContext, { request, bank }: LockedTask, details: ConfidentialBankDetails): Promise<void> {
  const closed = await closeStepTips(context, request, { bankDetailsId: bank.id });
  const { request: asked, tipsId } = await sendStepTip(context, closed, { tipsType: tipTypes.bank, subjectId: bank.id });
  const answered = await answerStepTip(context, { ...(await lockStepTip(context, { tipsId })), request: asked });
  await enterBank(context, { request: answered, bank }, details);
}

/** The customer confirms what finance has checked, or changes it. */
export async function confirmChecked(context: WriteContext, key: Key, body: Entered): Promise<BankActed> {
  const locked = await lockOwnTask(context, key, { tipsType: tipTypes.bankCheck, version: body.version });
  const current = (await openCurrent(context, [locked.bank])).get(locked.bank.id);
  // No one confirms what they have not entered.
  if (current === undefined || current.contactId !== context.actor.contactId) throw fail('notFound');
  await (isSame(current.details, body) ? confirmBank : changeBank)(context, locked, body);
  return bankActed(context, locked.bank.id);
}
