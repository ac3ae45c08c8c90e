import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('account');

const onBehalf = { permission: 'csp:request:behalf' } as const;

export const searchCustomers = endpoint({
  method: 'GET',
  path: '/api/contact/behalf/search',
  summary: 'Customers that staff may act for: contacts of portal and RTS customers, by company, name, e-mail or tax number; at most 1,000',
  access: onBehalf,
  query: 'SearchCustomersQuery',
  data: 'CustomerChoice',
  paged: true,
  errors: ['tooManyRequests'],
});

export const getListOfRts = endpoint({
  method: 'GET',
  path: '/api/contact/getListOfRts',
  summary: 'Contacts of RTS customers by number, company and e-mail; at most 1,000 are told',
  access: onBehalf,
  query: 'GetListOfRtsQuery',
  data: 'CustomerChoice',
  paged: true,
  errors: ['tooManyRequests'],
});

export const getCustomerChoice = endpoint({
  method: 'GET',
  path: '/api/contact/behalf/:contactId',
  summary: 'A customer to act for, and whether that is possible',
  access: onBehalf,
  params: 'OnContactId',
  data: 'CustomerChoice',
});

export const addRtsCustomer = endpoint({
  method: 'POST',
  path: '/api/contact/behalf',
  summary: 'Enter an RTS customer: a company with a contact who does not sign in. A tax number never adds them to an existing company',
  access: { permission: 'csp:customer:add' },
  body: 'RtsCustomerReq',
  data: 'CustomerChoice',
  errors: ['account.alreadyKnown'],
});
