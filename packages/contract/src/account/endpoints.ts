import { endpointsOf, type FlowCookie } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('account');

/** Names a registration to the browser that sent it, for as long as its activation link is good. */
const registration: FlowCookie = { name: 'Registration', field: 'registration', path: '/api/account/register', seconds: 172_800 };

export const register = endpoint({
  method: 'POST',
  path: '/api/account/register',
  summary: 'Register a company and its first contact',
  about: 'The contact is inactive until the link in the e-mail is used.',
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
  summary: 'Get the defaults of the registration form',
  access: 'public',
  data: 'RegistrationOptions',
});

export const resendActivation = endpoint({
  method: 'GET',
  path: '/api/account/askActive/replay',
  summary: 'Resend the activation e-mail',
  about: "The answer doesn't tell whether the address is known.",
  access: 'public',
  changesState: true,
  query: 'ResendActivationQuery',
  errors: ['tooManyRequests'],
});

export const activateAccount = endpoint({
  method: 'GET',
  path: '/api/account/askActive',
  summary: 'Activate an account with the code from the e-mail',
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
  summary: 'Get your contact and company',
  access: { permission: 'csp:account:query' },
  data: 'ContactWithAccount',
});

export const listMyAddresses = endpoint({
  method: 'GET',
  path: '/api/address/myaddresslist',
  summary: "List your company's address book",
  access: { permission: 'csp:account:query' },
  data: 'Address[]',
});

export const listShippingAddresses = endpoint({
  method: 'GET',
  path: '/api/address/viewshippingaddress',
  summary: 'List addresses that a claim can be delivered to',
  about: 'Employees pass the contact they act for.',
  access: { permission: 'csp:request:query' },
  query: 'ListShippingAddressesQuery',
  data: 'ShippingAddress[]',
});

export const getRegisteredAddress = endpoint({
  method: 'GET',
  path: '/api/address/registered',
  summary: "Get your company's registered address",
  about: 'Employees pass the contact they act for.',
  access: { permission: 'csp:request:query' },
  query: 'ListShippingAddressesQuery',
  data: 'RegisteredAddress',
});
