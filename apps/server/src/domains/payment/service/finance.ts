import type { BodyOf } from '@heliodesk/contract/kit';
import type { BankCheckInFull, BankDetails, checkBankDetails, returnBankDetails } from '@heliodesk/contract/payment';
import { requireFactor } from '#src/domains/identity/index.ts';
import { lockAnyRequest, type RequestRecord } from '#src/domains/request/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { bankMachine } from '../machine.ts';
import { findBankDetails } from '../store/bank-details.ts';
import { toFull } from '../view.ts';
import { notChecked } from './enter.ts';
import { flagsOf, isCleared } from './flags.ts';
import { openCurrent } from './opened.ts';
import { holdPayments } from './pay/announce.ts';
import { guardsOf, readCheck, unflagged } from './read-check.ts';
import { sendBankTask } from './tasks.ts';

/** Bank details in full, for finance; who reads them is written down. */
export async function showBank(context: WriteContext, bankDetailsId: number): Promise<BankDetails> {
  await requireFactor(context);
  const bank = await findBankDetails(context.tx, bankDetailsId);
  const current = bank && (await openCurrent(context, [bank])).get(bank.id);
  if (bank === undefined || current === undefined) throw fail('notFound');
  await auditChange(context, {
    action: 'payment.showBankDetails',
    subjectType: 'request',
    subjectId: bank.request_id,
    after: { bankDetailsId: bank.id, entry: bank.entry },
  });
  return toFull(current.details);
}

/** Bank details with their claim, which is locked; finance need not see the claim itself. */
async function lockBank(context: WriteContext, { bankDetailsId, version }: { bankDetailsId: number; version: number }) {
  const known = await findBankDetails(context.tx, bankDetailsId);
  const request: RequestRecord | undefined = known && (await lockAnyRequest(context.tx, known.request_id));
  const bank = await findBankDetails(context.tx, bankDetailsId);
  if (request === undefined || bank === undefined) throw fail('notFound');
  if (bank.version !== version) throw fail('stale', {}, { version: bank.version });
  return { request, bank };
}

/** Finance agrees to bank details: the customer is asked to confirm them. */
export async function checkBank(context: WriteContext, { cleared, ...body }: BodyOf<typeof checkBankDetails>): Promise<BankCheckInFull> {
  await requireFactor(context);
  const { request, bank } = await lockBank(context, body);
  const current = (await openCurrent(context, [bank])).get(bank.id);
  const [flags = unflagged] = await flagsOf(context, [{ bank, details: current?.details ?? null }]);
  const extraGuards = [...(await guardsOf(context, bank)), ...(isCleared(flags, cleared) ? (['flagsCleared'] as const) : [])];
  const { actor, platform } = context;
  const checked = await transition(context, bankMachine, bank, {
    action: 'check',
    extraGuards,
    change: {
      checked_by: actor.userId,
      checked_at: platform.clock.now(),
      cleared_other: cleared.otherCompany,
      cleared_changed: cleared.changed,
    },
  });
  await auditChange(context, {
    action: 'payment.checkBankDetails',
    subjectType: 'request',
    subjectId: bank.request_id,
    after: { bankDetailsId: bank.id, entry: bank.entry, ...flags, cleared },
  });
  await sendBankTask(context, request, checked, 'checked');
  return readCheck(context, bank.id);
}

/** Finance returns bank details: the customer enters them again. */
export async function returnBank(context: WriteContext, { reason, ...body }: BodyOf<typeof returnBankDetails>): Promise<BankCheckInFull> {
  const { request, bank } = await lockBank(context, body);
  const extraGuards = await guardsOf(context, bank);
  const returned = await transition(context, bankMachine, bank, {
    action: 'return',
    extraGuards,
    reason,
    change: { ...notChecked, reason },
  });
  await auditChange(context, {
    action: 'payment.returnBankDetails',
    subjectType: 'request',
    subjectId: bank.request_id,
    after: { bankDetailsId: bank.id, entry: bank.entry, reason },
  });
  await sendBankTask(context, await holdPayments(context, request, bank), returned, 'returned');
  return readCheck(context, bank.id);
}
