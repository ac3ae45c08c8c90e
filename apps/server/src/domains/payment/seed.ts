export { tellLateChecks } from './service/clocks.ts';

/** A Spanish account that lacks nothing. */
export const spanishBank = {
  currency: 'EUR',
  bankAccount: 'ES91 2100 0418 4502 0005 1332',
  bankName: 'CaixaBank',
  bankAddress: 'Calle Pintor Sorolla 2, 46002 Valencia',
  bankBic: 'CAIXESBBXXX',
  actualRecipient: 'Sierra Clara Energía S.L.',
  branchCountry: 'ES',
  billingAddress: 'Av. de la Innovación 4, 04131 Almería',
};
