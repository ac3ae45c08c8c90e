import { z } from 'zod';
import { Email, endpoint, Id } from '../kit/index.ts';
import { ActivationResult, Address, ContactWithAccount, RegisterBody } from './schemas.ts';

export const register = endpoint({
  method: 'POST',
  path: '/api/account/register',
  summary: 'Register a company and its first contact, inactive until the mailed link is used',
  access: 'public',
  body: RegisterBody,
  errors: ['captcha.wrong', 'account.staffDomain', 'tooManyRequests'],
});

export const resendActivation = endpoint({
  method: 'GET',
  path: '/api/account/askActive/replay',
  summary: 'Send the activation mail again; the answer never tells whether the address is known',
  access: 'public',
  changesState: true,
  query: z.object({ email: Email }),
  errors: ['tooManyRequests'],
});

export const activateAccount = endpoint({
  method: 'GET',
  path: '/api/account/askActive',
  summary: 'Activate the account with the code of the mailed link',
  access: 'public',
  changesState: true,
  query: z.object({ code: z.string().min(1).max(128) }),
  data: ActivationResult,
  errors: ['account.activationFailed'],
});

export const getMyContactWithAccount = endpoint({
  method: 'GET',
  path: '/api/contact/getMyContactWithAccount',
  summary: 'The own contact with its company',
  access: { permission: 'csp:account:query' },
  data: ContactWithAccount,
});

export const listMyAddresses = endpoint({
  method: 'GET',
  path: '/api/address/myaddresslist',
  summary: "The own company's address book",
  access: { permission: 'csp:account:query' },
  data: z.array(Address),
});

export const listShippingAddresses = endpoint({
  method: 'GET',
  path: '/api/address/viewshippingaddress',
  summary: 'The address book that a claim chooses from; staff name the contact they act for',
  access: { permission: 'csp:request:query' },
  query: z.object({ contactId: Id.optional() }),
  data: z.array(Address),
});
