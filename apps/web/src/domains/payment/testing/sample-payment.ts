import type { PaymentInFull } from '@heliodesk/contract/payment';
import { bankToCheck } from './sample-check.ts';
import { maskedBank } from './sample-bank.ts';

const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

/** A compensation that the reader may pay. */
export function paymentOf(change: Partial<PaymentInFull> = {}): PaymentInFull {
  const { proposedBy, proposedAt, approvedBy, approvedAt, enteredBy, enteredAt } = bankToCheck();
  return {
    paymentId: 9,
    requestId: 7,
    requestNo: 'MC-20261106-00022',
    solutionId: 21,
    state: 'due',
    version: 2,
    companyName: 'Sierra Clara Energía S.L.',
    quantity: 12,
    unitPrice: '71.40',
    amount: '856.80',
    currency: 'EUR',
    payee: '',
    creditNoteId: 31,
    number: 'MC-20261106-00022-C1',
    issueTime: hours(-30),
    contactName: 'Amelia Ortega',
    acknowledgeTime: hours(-20),
    payTime: null,
    paid: false,
    bankDetailsId: 3,
    masked: maskedBank,
    flags: { otherCompany: null, changed: null },
    cleared: { otherCompany: '', changed: '' },
    checkedBy: 'Piet Smit',
    due: hours(60),
    paidBy: '',
    recordTime: null,
    actions: [{ name: 'pay', blockedBy: [] }],
    taxNo: 'B04512345',
    proposedBy,
    proposedAt,
    approvedBy,
    approvedAt,
    enteredBy,
    enteredAt,
    checkedAt: hours(-35),
    noteConfirmedBy: '',
    confirmedAt: hours(-31),
    bankReference: '',
    proofs: [],
    corrections: [],
    ...change,
  };
}
