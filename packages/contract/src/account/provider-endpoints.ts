import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('account');

const list = { permission: 'csp:provider:list' } as const;

const edit = { permission: 'csp:provider:edit' } as const;

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/provider/list',
  summary: 'List service providers',
  access: list,
  query: 'ProviderListQuery',
  data: 'ProviderCompany',
  paged: true,
});

export const addProvider = endpoint({
  method: 'POST',
  path: '/api/provider',
  summary: 'Add a service provider',
  access: edit,
  body: 'AddProviderBody',
  data: 'ProviderCompany',
  idempotent: true,
});

export const editProvider = endpoint({
  method: 'PUT',
  path: '/api/provider',
  summary: 'Update a service provider',
  access: edit,
  body: 'EditProviderBody',
  data: 'ProviderCompany',
  idempotent: true,
  errors: ['stale'],
});

export const disableProvider = endpoint({
  method: 'POST',
  path: '/api/provider/disable',
  summary: 'Disable a service provider and sign its users out',
  access: edit,
  body: 'OnProvider',
  data: 'ProviderCompany',
  idempotent: true,
  errors: ['stale'],
});

export const enableProvider = endpoint({
  method: 'POST',
  path: '/api/provider/enable',
  summary: 'Enable a service provider',
  access: edit,
  body: 'OnProvider',
  data: 'ProviderCompany',
  idempotent: true,
  errors: ['stale'],
});

export const listProviderUsers = endpoint({
  method: 'GET',
  path: '/api/provider/users/:providerId',
  summary: 'List the users of a service provider',
  about: 'Sorted by name, 500 at most.',
  access: list,
  params: 'OnProviderId',
  data: 'ProviderUser[]',
});

export const inviteProviderUser = endpoint({
  method: 'POST',
  path: '/api/provider/user',
  summary: 'Invite a user of a service provider',
  about: 'The link in the e-mail lets them choose a password and expires in 7 days.',
  access: edit,
  body: 'InviteProviderUserBody',
  data: 'ProviderUser',
  idempotent: true,
  errors: ['conflict'],
});

export const inviteProviderUserAgain = endpoint({
  method: 'POST',
  path: '/api/provider/user/inviteAgain',
  summary: 'Resend an invitation to a user of a service provider',
  about: 'Earlier invitations stop working.',
  access: edit,
  body: 'OnUser',
  data: 'ProviderUser',
  errors: ['conflict', 'tooManyRequests'],
});

export const disableProviderUser = endpoint({
  method: 'POST',
  path: '/api/provider/user/disable',
  summary: 'Disable a user of a service provider and sign them out',
  access: edit,
  body: 'OnUser',
  data: 'ProviderUser',
  idempotent: true,
});

export const enableProviderUser = endpoint({
  method: 'POST',
  path: '/api/provider/user/enable',
  summary: 'Enable a user of a service provider',
  access: edit,
  body: 'OnUser',
  data: 'ProviderUser',
  idempotent: true,
});

export const mailProviderReset = endpoint({
  method: 'POST',
  path: '/api/provider/user/resetMail',
  summary: 'Send a password reset e-mail to a user of a service provider',
  access: edit,
  freshProof: 'always',
  body: 'OnUser',
  errors: ['conflict', 'tooManyRequests'],
});
