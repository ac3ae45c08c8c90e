import type { CustomerChoice } from '@heliodesk/contract/account';

/** A contact in whose name staff act: Hélène of a French company. */
export const customerChoice = (change: Partial<CustomerChoice> = {}): CustomerChoice => ({
  contactId: 7,
  contactNo: '7',
  accountId: 3,
  companyName: 'Lumière du Rhône SAS',
  customerType: 0,
  contactPerson: 'Hélène Marchand',
  email: 'h.marchand@lumierhone.example',
  mobile: '+33 4 72 10 44 18',
  taxNo: 'FR4211',
  regionId: 250,
  regionName: 'France',
  language: 'fr',
  blockReason: null,
  ...change,
});
