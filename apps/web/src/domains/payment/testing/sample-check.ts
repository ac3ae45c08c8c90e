import type { BankCheckInFull } from '@heliodesk/contract/payment';
import { maskedBank } from './sample-bank.ts';

const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

/** Bank details that finance is to check, with nothing noticed about them. */
export const bankToCheck = (change: Partial<BankCheckInFull> = {}): BankCheckInFull => ({
  bankDetailsId: 3,
  requestId: 7,
  requestNo: 'MC-20261106-00022',
  state: 'entered',
  version: 4,
  companyName: 'Sierra Clara Energía S.L.',
  payee: '',
  amounts: [{ currency: 'EUR', amount: '856.80' }],
  contactName: 'Amelia Ortega',
  masked: maskedBank,
  flags: { otherCompany: null, changed: null },
  cleared: { otherCompany: '', changed: '' },
  reason: '',
  enteredBy: 'Amelia Ortega',
  enteredAt: hours(-40),
  checkDue: hours(5.5),
  checkedBy: '',
  checkedAt: null,
  confirmedAt: null,
  actions: [
    { name: 'check', blockedBy: [] },
    { name: 'return', blockedBy: [] },
    { name: 'handOver', blockedBy: [] },
  ],
  taxNo: 'B04512345',
  proposedBy: 'Ingrid Halvorsen',
  proposedAt: hours(-200),
  approvedBy: 'Marta Lindqvist',
  approvedAt: hours(-150),
  contacts: [{ contactId: 12, name: 'Javier Molina' }],
  ...change,
});

/** Both flags that there are. */
export const bothFlags = (): BankCheckInFull['flags'] => ({
  otherCompany: { companyName: 'Lumen Andalucía S.L.', requestNo: 'MC-20261030-00017', at: hours(-100), companies: 1 },
  changed: { at: hours(-48), before: 'ES•••• 0457' },
});
