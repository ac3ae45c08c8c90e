import { endpointsOf, type FlowCookie } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('account');

/** Names a registration to the browser that sent it, for as long as its activation link is good. */
const registration: FlowCookie = { name: 'Registration', field: 'registration', path: '/api/account/register', seconds: 172_800 };

export const register = endpoint({
  method: 'POST',
  path: '/api/account/register',
  summary: 'Register a company and its first contact, inactive until the mailed link is used',
  access: 'public',
  body: 'RegisterBody',
  data: 'Registered',
  givesCookie: registration,
  takesCookie: registration,
  errors: ['captcha.wrong', 'account.staffDomain', 'tooManyRequests'],
});

export const registrationOptions = endpoint({
  method: 'GET',
  path: '/api/account/registrationOptions',
  summary: 'What the form of registration begins with, as the configuration has it',
  access: 'public',
  data: 'RegistrationOptions',
});

export const resendActivation = endpoint({
  method: 'GET',
  path: '/api/account/askActive/replay',
  summary: 'Send the activation e-mail again; the answer never tells whether the address is known',
  access: 'public',
  changesState: true,
  query: 'ResendActivationQuery',
  errors: ['tooManyRequests'],
});

export const activateAccount = endpoint({
  method: 'GET',
  path: '/api/account/askActive',
  summary: 'Activate the account with the code of the mailed link',
  access: 'public',
  changesState: true,
  query: 'ActivateAccountQuery',
  labels: { code: 'key' },
  data: 'ActivationResult',
  errors: ['account.activationFailed'],
});

export const getMyContactWithAccount = endpoint({
  method: 'GET',
  path: '/api/contact/getMyContactWithAccount',
  summary: 'The own contact with its company',
  access: { permission: 'csp:account:query' },
  data: 'ContactWithAccount',
});

export const listMyAddresses = endpoint({
  method: 'GET',
  path: '/api/address/myaddresslist',
  summary: "The own company's address book",
  access: { permission: 'csp:account:query' },
  data: 'Address[]',
});

export const listShippingAddresses = endpoint({
  method: 'GET',
  path: '/api/address/viewshippingaddress',
  summary: 'The address book that a claim chooses from; staff name the contact they act for',
  access: { permission: 'csp:request:query' },
  query: 'ListShippingAddressesQuery',
  data: 'ShippingAddress[]',
});

export const getRegisteredAddress = endpoint({
  method: 'GET',
  path: '/api/address/registered',
  summary: 'Where the own company and contact were registered, as an address to deliver to; staff name the contact they act for',
  access: { permission: 'csp:request:query' },
  query: 'ListShippingAddressesQuery',
  data: 'RegisteredAddress',
});
