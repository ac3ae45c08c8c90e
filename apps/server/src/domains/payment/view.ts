import type { Language } from '@heliodesk/contract/kit';
import type { BankActed, BankDetails, ConfidentialBankDetails, MaskedBankDetails } from '@heliodesk/contract/payment';
import { nameIn } from '#src/platform/i18n/names.ts';
import type { BankHead } from './store/heads.ts';

/** What others than those who entered them, and finance, may see. */
export const toMasked = (details: ConfidentialBankDetails): MaskedBankDetails => ({
  currency: details.currency,
  bankAccount: details.bankAccount.masked,
  bankName: details.bankName.reveal(),
  bankBic: details.bankBic.masked,
  actualRecipient: details.actualRecipient.reveal(),
  branchCountry: details.branchCountry,
});

/** Everything, for those who may read it. */
export const toFull = (details: ConfidentialBankDetails): BankDetails => ({
  currency: details.currency,
  bankAccount: details.bankAccount.reveal(),
  bankName: details.bankName.reveal(),
  bankAddress: details.bankAddress.reveal(),
  bankBic: details.bankBic.reveal(),
  actualRecipient: details.actualRecipient.reveal(),
  branchCountry: details.branchCountry,
  billingAddress: details.billingAddress.reveal(),
});

export const toHead = (head: BankHead, language: Language) => ({
  bankDetailsId: head.id,
  requestId: head.request_id,
  requestNo: head.request_no,
  state: head.state,
  version: head.version,
  companyName: head.company_name,
  payee: head.payee,
  amounts: head.amounts,
  contactName: nameIn(language, head),
});

export const toActed = (head: BankHead, details: ConfidentialBankDetails | null, language: Language): BankActed => ({
  ...toHead(head, language),
  masked: details && toMasked(details),
});
