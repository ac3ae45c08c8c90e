import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('account');

const list = { permission: 'csp:provider:list' } as const;

const edit = { permission: 'csp:provider:edit' } as const;

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/provider/list',
  summary: 'Service provider companies',
  access: list,
  query: 'ProviderListQuery',
  data: 'ProviderCompany',
  paged: true,
});

export const addProvider = endpoint({
  method: 'POST',
  path: '/api/provider',
  summary: 'Add a service provider company',
  access: edit,
  body: 'AddProviderBody',
  data: 'ProviderCompany',
  idempotent: true,
});

export const editProvider = endpoint({
  method: 'PUT',
  path: '/api/provider',
  summary: 'Change a service provider company',
  access: edit,
  body: 'EditProviderBody',
  data: 'ProviderCompany',
  idempotent: true,
  errors: ['stale'],
});

export const disableProvider = endpoint({
  method: 'POST',
  path: '/api/provider/disable',
  summary: 'Disable a service provider and sign all its people out immediately',
  access: edit,
  body: 'OnProvider',
  data: 'ProviderCompany',
  idempotent: true,
  errors: ['stale'],
});

export const enableProvider = endpoint({
  method: 'POST',
  path: '/api/provider/enable',
  summary: 'Let a service provider in again',
  access: edit,
  body: 'OnProvider',
  data: 'ProviderCompany',
  idempotent: true,
  errors: ['stale'],
});

export const listProviderUsers = endpoint({
  method: 'GET',
  path: '/api/provider/users/:providerId',
  summary: 'The people of a service provider, by name; five hundred at most',
  access: list,
  params: 'OnProviderId',
  data: 'ProviderUser[]',
});

export const inviteProviderUser = endpoint({
  method: 'POST',
  path: '/api/provider/user',
  summary: 'Invite a user of a service provider by mail; the link lets them choose a password and expires in 7 days',
  access: edit,
  body: 'InviteProviderUserBody',
  data: 'ProviderUser',
  idempotent: true,
  errors: ['conflict'],
});

export const inviteProviderUserAgain = endpoint({
  method: 'POST',
  path: '/api/provider/user/inviteAgain',
  summary: 'Mail a new invitation; earlier ones end',
  access: edit,
  body: 'OnUser',
  data: 'ProviderUser',
  errors: ['conflict', 'tooManyRequests'],
});

export const disableProviderUser = endpoint({
  method: 'POST',
  path: '/api/provider/user/disable',
  summary: 'Disable a user of a service provider and sign them out immediately',
  access: edit,
  body: 'OnUser',
  data: 'ProviderUser',
  idempotent: true,
});

export const enableProviderUser = endpoint({
  method: 'POST',
  path: '/api/provider/user/enable',
  summary: 'Let a user of a service provider sign in again',
  access: edit,
  body: 'OnUser',
  data: 'ProviderUser',
  idempotent: true,
});

export const mailProviderReset = endpoint({
  method: 'POST',
  path: '/api/provider/user/resetMail',
  summary: 'Mail a user of a service provider a link to choose a new password',
  access: edit,
  body: 'OnUser',
  errors: ['conflict', 'tooManyRequests'],
});
