import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('account');

const mailErrors = ['customer.disabled', 'customer.noSignIn', 'tooManyRequests'] as const;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/api/customer/list',
  summary: 'Customer companies, found by company, tax number, number, contact or e-mail',
  access: { permission: 'csp:customer:list' },
  query: 'CustomerListQuery',
  data: 'CustomerRow',
  paged: true,
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/api/customer/detail/:accountId',
  summary: 'One company with its contacts',
  access: { permission: 'csp:customer:list' },
  params: 'OnAccount',
  data: 'CustomerDetail',
});

export const customerHistory = endpoint({
  method: 'GET',
  path: '/api/customer/history/:accountId',
  summary: 'What was changed about a company and its contacts, who changed it and when',
  access: { permission: 'csp:customer:list' },
  params: 'OnAccount',
  query: 'CustomerHistoryQuery',
  data: 'CustomerHistory',
});

export const addCustomer = endpoint({
  method: 'POST',
  path: '/api/customer/account',
  summary: 'Add a company with its first contact; at the portal the contact is mailed a link to choose a password',
  access: { permission: 'csp:customer:add' },
  body: 'AddCustomerBody',
  data: 'ContactAdded',
  idempotent: true,
});

export const updateCustomer = endpoint({
  method: 'PUT',
  path: '/api/customer/account',
  summary: 'Change a company; a stale version answers 409 with the present state as `current`',
  access: { permission: 'csp:customer:edit' },
  body: 'EditCustomerBody',
  data: 'NewVersion',
  errors: ['stale'],
});

export const addContact = endpoint({
  method: 'POST',
  path: '/api/customer/contact',
  summary: 'Add a contact to a company; at the portal they are mailed a link to choose a password',
  access: { permission: 'csp:customer:edit' },
  body: 'AddContactBody',
  data: 'ContactAdded',
  idempotent: true,
  errors: ['customer.disabled'],
});

export const updateContact = endpoint({
  method: 'PUT',
  path: '/api/customer/contact',
  summary: 'Change a contact; a new e-mail address ends their sessions and has to be activated',
  access: { permission: 'csp:customer:edit' },
  body: 'EditContactBody',
  data: 'NewVersion',
  errors: ['stale'],
});

export const setAccountStatus = endpoint({
  method: 'PUT',
  path: '/api/customer/account/status',
  summary: 'Disable a company, which ends the sessions of its people immediately, or enable it again',
  access: { permission: 'csp:customer:status' },
  body: 'AccountStatusBody',
  data: 'NewVersion',
  errors: ['stale'],
});

export const setContactStatus = endpoint({
  method: 'PUT',
  path: '/api/customer/contact/status',
  summary: 'Disable a contact, which ends their sessions immediately, or enable them again',
  access: { permission: 'csp:customer:status' },
  body: 'ContactStatusBody',
  data: 'NewVersion',
  errors: ['stale'],
});

export const mailContactActivation = endpoint({
  method: 'POST',
  path: '/api/customer/contact/activationMail',
  summary: 'Send a contact the activation e-mail again',
  access: { permission: 'csp:customer:list' },
  body: 'OnContact',
  errors: [...mailErrors, 'account.alreadyActive'],
});

export const mailContactReset = endpoint({
  method: 'POST',
  path: '/api/customer/contact/resetMail',
  summary: 'Send a contact a link to choose a new password',
  access: { permission: 'csp:customer:list' },
  body: 'OnContact',
  errors: mailErrors,
});

export const listInactive = endpoint({
  method: 'GET',
  path: '/api/customer/inactive',
  summary: 'Who has registered or was added and is not active yet',
  access: { permission: 'csp:customer:activate' },
  query: 'InactiveQuery',
  data: 'InactiveContact',
  paged: true,
});

export const activateContact = endpoint({
  method: 'POST',
  path: '/api/customer/activate',
  summary: 'Activate a contact without their link; they are mailed that they can sign in now',
  access: { permission: 'csp:customer:activate' },
  body: 'OnContact',
  errors: ['account.alreadyActive', 'customer.disabled', 'customer.noPassword', 'customer.noSignIn'],
});

export const listClaimContacts = endpoint({
  method: 'GET',
  path: '/api/customer/claimContacts',
  summary: 'Contacts that own requests; those who cannot act come first',
  access: { permission: 'csp:customer:status' },
  query: 'ClaimContactQuery',
  data: 'ClaimContact',
  paged: true,
});

export const moveRequests = endpoint({
  method: 'POST',
  path: '/api/customer/moveRequests',
  summary: 'Give all open requests of a contact to another one of the same company',
  access: { permission: 'csp:customer:status' },
  body: 'MoveRequestsBody',
  data: 'RequestsMoved',
  idempotent: true,
});
