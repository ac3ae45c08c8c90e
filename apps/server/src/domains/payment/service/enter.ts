import { bankCheckDays, type ConfidentialBankDetails } from '@heliodesk/contract/payment';
import { workCalendarOf } from '#src/domains/account/index.ts';
import { isCurrency } from '#src/domains/reference/index.ts';
import { workingDaysLater, type RequestRecord } from '#src/domains/request/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { bankMachine } from '../machine.ts';
import { fingerprintUnder, sealEntry } from '../sealing.ts';
import type { BankRecord } from '../store/bank-details.ts';
import { insertEntry, lastEntryOf } from '../store/entries.ts';
import { toMasked } from '../view.ts';
import { tellCompany } from './tell.ts';
import { tellFinance } from './tell-finance.ts';

/** What goes back to its beginning when something is entered again. */
export const notChecked = {
  check_due: null,
  late_told_at: null,
  checked_by: null,
  checked_at: null,
  confirmed_at: null,
  cleared_other: '',
  cleared_changed: '',
  reason: '',
};

/** Enters bank details of a locked claim: everyone at the company is told, and finance checks them. */
export async function enterBank(
  context: WriteContext,
  { request, bank }: { request: RequestRecord; bank: BankRecord },
  details: ConfidentialBankDetails,
): Promise<BankRecord> {
  const { platform, tx, actor } = context;
  const at = platform.clock.now();
  if (!isCurrency(details.currency)) throw failFields({ path: 'currency', rule: 'invalid' });
  const entry = (await lastEntryOf(tx, bank.id)) + 1;
  const place = { bankDetailsId: bank.id, entry };
  const { keyVersion, bytes } = sealEntry(platform.keys, place, details);
  const fingerprint = fingerprintUnder(platform.keys, keyVersion, details);
  const due = workingDaysLater(at, bankCheckDays, await workCalendarOf(tx, bank.account_id));
  const entered = await transition(context, bankMachine, bank, {
    action: 'enter',
    change: { ...notChecked, entry, entered_by: actor.userId, entered_at: at, check_due: due },
  });
  await insertEntry(tx, { ...place, keyVersion, sealed: bytes, fingerprint, accountId: bank.account_id, contactId: bank.contact_id, at });
  await auditChange(context, {
    action: 'payment.enterBankDetails',
    subjectType: 'request',
    subjectId: bank.request_id,
    after: { bankDetailsId: bank.id, entry, ...toMasked(details) },
  });
  await tellCompany(context, request, { template: 'bankDetailsEntered', params: { who: actor.name } });
  await tellFinance(context, entered);
  return entered;
}
