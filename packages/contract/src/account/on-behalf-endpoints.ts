import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('account');

const onBehalf = { permission: 'csp:request:behalf' } as const;

export const searchCustomers = endpoint({
  method: 'GET',
  path: '/api/contact/behalf/search',
  summary: 'Search for customers to act for',
  about: 'Finds contacts of portal and RTS customers by company, name, e-mail or tax number, 1,000 at most.',
  access: onBehalf,
  query: 'SearchCustomersQuery',
  data: 'CustomerChoice',
  paged: true,
  errors: ['tooManyRequests'],
});

export const getListOfRts = endpoint({
  method: 'GET',
  path: '/api/contact/getListOfRts',
  summary: 'Search for contacts of RTS customers',
  about: 'Searches by number, company and e-mail, 1,000 at most.',
  access: onBehalf,
  query: 'GetListOfRtsQuery',
  data: 'CustomerChoice',
  paged: true,
  errors: ['tooManyRequests'],
});

export const getCustomerChoice = endpoint({
  method: 'GET',
  path: '/api/contact/behalf/:contactId',
  summary: 'Get a customer to act for',
  about: 'Also tells whether acting for them is possible.',
  access: onBehalf,
  params: 'OnContactId',
  data: 'CustomerChoice',
});

export const addRtsCustomer = endpoint({
  method: 'POST',
  path: '/api/contact/behalf',
  summary: 'Add an RTS customer',
  about: "Adds a company with a contact who doesn't sign in. It never joins an existing company, even with the same tax number.",
  access: { permission: 'csp:customer:add' },
  body: 'RtsCustomerReq',
  data: 'CustomerChoice',
  errors: ['account.alreadyKnown'],
});
