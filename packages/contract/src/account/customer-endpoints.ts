import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('account');

const mailErrors = ['customer.disabled', 'customer.noSignIn', 'tooManyRequests'] as const;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/api/customer/list',
  summary: 'List customer companies',
  about: 'Searches company, tax number, number, contact and e-mail.',
  access: { permission: 'csp:customer:list' },
  query: 'CustomerListQuery',
  data: 'CustomerRow',
  paged: true,
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/api/customer/detail/:accountId',
  summary: 'Get a company with its contacts',
  access: { permission: 'csp:customer:list' },
  params: 'OnAccount',
  data: 'CustomerDetail',
});

export const customerHistory = endpoint({
  method: 'GET',
  path: '/api/customer/history/:accountId',
  summary: 'List changes to a company and its contacts',
  about: 'Shows who changed what, and when.',
  access: { permission: 'csp:customer:list' },
  params: 'OnAccount',
  query: 'CustomerHistoryQuery',
  data: 'CustomerHistory',
});

export const addCustomer = endpoint({
  method: 'POST',
  path: '/api/customer/account',
  summary: 'Add a company with its first contact',
  about: 'A portal contact gets an e-mail with a link to choose a password.',
  access: { permission: 'csp:customer:add' },
  body: 'AddCustomerBody',
  data: 'ContactAdded',
  idempotent: true,
});

export const updateCustomer = endpoint({
  method: 'PUT',
  path: '/api/customer/account',
  summary: 'Update a company',
  about: 'With a stale version, the 409 includes the current company as `current`.',
  access: { permission: 'csp:customer:edit' },
  body: 'EditCustomerBody',
  data: 'NewVersion',
  errors: ['stale'],
});

export const addContact = endpoint({
  method: 'POST',
  path: '/api/customer/contact',
  summary: 'Add a contact to a company',
  about: 'A portal contact gets an e-mail with a link to choose a password.',
  access: { permission: 'csp:customer:edit' },
  body: 'AddContactBody',
  data: 'ContactAdded',
  idempotent: true,
  errors: ['customer.disabled'],
});

export const updateContact = endpoint({
  method: 'PUT',
  path: '/api/customer/contact',
  summary: 'Update a contact',
  about: "A new e-mail address ends the contact's sessions and has to be confirmed.",
  access: { permission: 'csp:customer:edit' },
  freshProof: 'sometimes',
  body: 'EditContactBody',
  data: 'NewVersion',
  errors: ['stale'],
});

export const setAccountStatus = endpoint({
  method: 'PUT',
  path: '/api/customer/account/status',
  summary: 'Enable or disable a company',
  about: 'Disabling ends the sessions of all its people immediately.',
  access: { permission: 'csp:customer:status' },
  body: 'AccountStatusBody',
  data: 'NewVersion',
  errors: ['stale'],
});

export const setContactStatus = endpoint({
  method: 'PUT',
  path: '/api/customer/contact/status',
  summary: 'Enable or disable a contact',
  about: 'Disabling ends their sessions immediately.',
  access: { permission: 'csp:customer:status' },
  body: 'ContactStatusBody',
  data: 'NewVersion',
  errors: ['stale'],
});

export const mailContactActivation = endpoint({
  method: 'POST',
  path: '/api/customer/contact/activationMail',
  summary: 'Resend the activation e-mail to a contact',
  access: { permission: 'csp:customer:list' },
  body: 'OnContact',
  errors: [...mailErrors, 'account.alreadyActive'],
});

export const mailContactReset = endpoint({
  method: 'POST',
  path: '/api/customer/contact/resetMail',
  summary: 'Send a password reset e-mail to a contact',
  access: { permission: 'csp:customer:list' },
  freshProof: 'always',
  body: 'OnContact',
  errors: mailErrors,
});

export const listInactive = endpoint({
  method: 'GET',
  path: '/api/customer/inactive',
  summary: "List contacts that aren't active yet",
  about: 'Includes everyone who registered or was added and has not activated their account.',
  access: { permission: 'csp:customer:activate' },
  query: 'InactiveQuery',
  data: 'InactiveContact',
  paged: true,
});

export const activateContact = endpoint({
  method: 'POST',
  path: '/api/customer/activate',
  summary: 'Activate a contact without their link',
  about: 'They get an e-mail saying that they can sign in.',
  access: { permission: 'csp:customer:activate' },
  body: 'OnContact',
  errors: ['account.alreadyActive', 'customer.disabled', 'customer.noPassword', 'customer.noSignIn'],
});

export const listClaimContacts = endpoint({
  method: 'GET',
  path: '/api/customer/claimContacts',
  summary: 'List contacts that own requests',
  about: "Contacts who can't act come first.",
  access: { permission: 'csp:customer:status' },
  query: 'ClaimContactQuery',
  data: 'ClaimContact',
  paged: true,
});

export const moveRequests = endpoint({
  method: 'POST',
  path: '/api/customer/moveRequests',
  summary: "Move a contact's open requests to a colleague",
  about: 'Both contacts must belong to the same company.',
  access: { permission: 'csp:customer:status' },
  body: 'MoveRequestsBody',
  data: 'RequestsMoved',
  idempotent: true,
});
