import type { BankDetails, BankProgress, BankTask, MaskedBankDetails } from '@heliodesk/contract/payment';
import type { Tip } from '@heliodesk/contract/request';
import { tipOf } from '#src/domains/request/testing/sample-tips.ts';

/** A Spanish account, as the server answers it. */
export const spanishBank: BankDetails = {
  currency: 'EUR',
  bankAccount: 'ES9121000418450200051332',
  bankName: 'CaixaBank',
  bankAddress: 'Gran Vía 16, Granada',
  bankBic: 'CAIXESBBXXX',
  actualRecipient: 'Sierra Clara Energía S.L.',
  branchCountry: 'ES',
  billingAddress: 'Calle Recogidas 24, Granada',
};

export const maskedBank: MaskedBankDetails = {
  currency: 'EUR',
  bankAccount: 'ES•••• 1332',
  bankName: 'CaixaBank',
  bankBic: 'CAIXES••••',
  actualRecipient: 'Sierra Clara Energía S.L.',
  branchCountry: 'ES',
};

/** The task that asks for bank details of claim 7, with message 5, and … */
export const bankTipOf = (change: Partial<Tip> = {}): Tip =>
  tipOf({ tipsType: 7, photos: [], content: '', asker: '', bankDetailsId: 70, ...change });

/** … what it asks for: nothing is entered yet. */
export const bankTaskOf = (change: Partial<BankTask> = {}): BankTask => ({
  bankDetailsId: 70,
  requestId: 7,
  requestNo: 'MC-20261118-00012',
  state: 'asked',
  version: 1,
  companyName: 'Sierra Clara Energía S.L.',
  payee: '',
  amounts: [{ currency: 'EUR', amount: '856.80' }],
  contactName: 'Amelia Ortega',
  tipsId: 41,
  msgId: 5,
  taxNo: 'ESB18442907',
  details: null,
  reason: '',
  contacts: [{ contactId: 12, name: 'Luis Navarro' }],
  ...change,
});

/** How far they are. */
export const bankProgressOf = (change: Partial<BankProgress> = {}): BankProgress => ({
  bankDetailsId: 70,
  state: 'asked',
  payee: '',
  contactName: 'Amelia Ortega',
  enteredBy: '',
  enteredAt: null,
  confirmedAt: null,
  masked: null,
  ...change,
});
