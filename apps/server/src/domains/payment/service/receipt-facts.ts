import type { ConfidentialBankDetails } from '@heliodesk/contract/payment';
import type { ReceiptFact } from '@heliodesk/contract/request';
import type { BankHead } from '../store/heads.ts';
import { toMasked } from '../view.ts';

const shown = ['bankAccount', 'bankBic', 'branchCountry', 'bankName', 'currency', 'actualRecipient'] as const;

const textOf = (field: ReceiptFact['field'], value: string): ReceiptFact[] => (value === '' ? [] : [{ field, as: 'text', value }]);

/** What the receipt of confirmed bank details records: what is paid, and the account masked, for a receipt is passed on. */
export function factsOf({ amounts, payee }: Pick<BankHead, 'amounts' | 'payee'>, details: ConfidentialBankDetails): ReceiptFact[] {
  const masked = toMasked(details);
  return [
    { field: 'bankDetails', as: 'word', value: 'confirmed' },
    ...amounts.map(({ amount, currency }): ReceiptFact => ({ field: 'money', as: 'money', value: amount, currency })),
    ...textOf('payee', payee),
    ...shown.flatMap((field) => textOf(field, masked[field])),
  ];
}
