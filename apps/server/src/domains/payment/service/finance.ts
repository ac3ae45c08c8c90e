import type { BodyOf, Page, QueryOf } from '@heliodesk/contract/kit';
import type {
  BankCheck,
  BankDetails,
  BankFlags,
  BankGuard,
  BankState,
  checkBankDetails,
  ConfidentialBankDetails,
  listBankDetails,
  returnBankDetails,
} from '@heliodesk/contract/payment';
import { requireFactor } from '#src/domains/identity/index.ts';
import { lockAnyRequest, type RequestRecord } from '#src/domains/request/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { actionsOf, bankMachine } from '../machine.ts';
import { findBankDetails, type BankRecord } from '../store/bank-details.ts';
import { countHeads, findHead, findHeads, type BankHead } from '../store/heads.ts';
import { isInvolved } from '../store/people.ts';
import { toFull, toHead, toMasked } from '../view.ts';
import { notChecked } from './enter.ts';
import { flagsOf, isFlagged } from './flags.ts';
import { openCurrent } from './opened.ts';
import { sendBankTask } from './tasks.ts';

/** No list tells more than this. */
const mostListed = 1_000;

const shown: Record<QueryOf<typeof listBankDetails>['show'], readonly BankState[]> = {
  toCheck: ['entered'],
  waiting: ['asked', 'returned', 'checked'],
  confirmed: ['confirmed'],
};

const toCheckView = (
  { actor, language }: Context,
  head: BankHead,
  { details, flags, guards }: { details: ConfidentialBankDetails | null; flags: BankFlags; guards: readonly BankGuard[] },
): BankCheck => ({
  ...toHead(head, language),
  masked: toMasked(details),
  flags,
  cleared: head.cleared,
  reason: head.reason,
  enteredBy: head.entered_by_name ?? '',
  enteredAt: head.entered_at?.toISOString() ?? null,
  checkDue: head.check_due?.toISOString() ?? null,
  checkedBy: head.checked_by_name ?? '',
  checkedAt: head.checked_at?.toISOString() ?? null,
  confirmedAt: head.confirmed_at?.toISOString() ?? null,
  actions: actionsOf(actor, head, guards),
});

/** A page of bank details, their accounts masked. */
export async function listBank(context: Context, { show, pageNum, pageSize }: QueryOf<typeof listBankDetails>): Promise<Page<BankCheck>> {
  const offset = (pageNum - 1) * pageSize;
  if (offset >= mostListed) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: mostListed } });
  const heads = await findHeads(context.db, shown[show], { limit: pageSize, offset });
  const current = await openCurrent(context, heads);
  const opened = heads.map((bank) => ({ bank, details: current.get(bank.id)?.details ?? null }));
  const flags = await flagsOf(context, opened);
  const rows = heads.map((head, index) =>
    // Whether someone is involved, the page of the bank details says.
    toCheckView(context, head, {
      details: opened[index]?.details ?? null,
      flags: flags[index] ?? { otherCompany: null, changed: null },
      guards: ['notInvolved', 'flagsCleared'],
    }),
  );
  return { rows, total: await countHeads(context.db, shown[show], mostListed) };
}

async function guardsOf({ db, actor }: Context, bank: BankRecord): Promise<BankGuard[]> {
  return (await isInvolved(db, bank.request_id, actor.userId)) ? [] : ['notInvolved'];
}

/** Bank details to check, their account masked. */
export async function readCheck(context: Context, bankDetailsId: number): Promise<BankCheck> {
  const head = await findHead(context.db, bankDetailsId);
  if (head === undefined) throw fail('notFound');
  const details = (await openCurrent(context, [head])).get(head.id)?.details ?? null;
  const [flags = { otherCompany: null, changed: null }] = await flagsOf(context, [{ bank: head, details }]);
  // What was noticed is cleared in the same step.
  const guards = [...(await guardsOf(context, head)), 'flagsCleared' as const];
  return toCheckView(context, head, { details, flags, guards });
}

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
export async function checkBank(context: WriteContext, { cleared, ...body }: BodyOf<typeof checkBankDetails>): Promise<BankCheck> {
  await requireFactor(context);
  const { request, bank } = await lockBank(context, body);
  const current = (await openCurrent(context, [bank])).get(bank.id);
  const [flags] = await flagsOf(context, [{ bank, details: current?.details ?? null }]);
  const isCleared = flags === undefined || !isFlagged(flags) || cleared !== '';
  const extraGuards = [...(await guardsOf(context, bank)), ...(isCleared ? (['flagsCleared'] as const) : [])];
  const { actor, platform } = context;
  const checked = await transition(context, bankMachine, bank, {
    action: 'check',
    extraGuards,
    change: { checked_by: actor.userId, checked_at: platform.clock.now(), cleared },
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
export async function returnBank(context: WriteContext, { reason, ...body }: BodyOf<typeof returnBankDetails>): Promise<BankCheck> {
  const { request, bank } = await lockBank(context, body);
  const returned = await transition(context, bankMachine, bank, {
    action: 'return',
    reason,
    change: { ...notChecked, reason },
  });
  await auditChange(context, {
    action: 'payment.returnBankDetails',
    subjectType: 'request',
    subjectId: bank.request_id,
    after: { bankDetailsId: bank.id, entry: bank.entry, reason },
  });
  await sendBankTask(context, request, returned, 'returned');
  return readCheck(context, bank.id);
}
