import type { RegisterBody } from '@heliodesk/contract/account';

/** The company a person registers, as the form sends it. */
export const registeredCompany: RegisterBody['accountReq'] = {
  region: { regionId: 616, regionName: 'Polska' },
  accountType: '1',
  accountRole: ['1', '2'],
  organizationNature: '3',
  companyName: 'Słoneczny Dach Sp. z o.o.',
  city: 'Kraków',
  address: 'ul. Długa 1',
  postalCode: '31-147',
  taxNo: 'PL6762000000',
};
