import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

export const getMyProfile = endpoint({
  method: 'GET',
  path: '/api/user/profile',
  summary: 'Get your profile',
  about: 'For customers, phone number and job title come from their contact.',
  access: 'signedIn',
  data: 'OwnProfile',
});

export const updateMyProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  summary: 'Update your phone number and job title',
  about: 'For employees and service providers. Customers update their contact instead.',
  access: 'signedIn',
  body: 'OwnProfileBody',
  data: 'OwnProfile',
  errors: ['stale'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/common/changepwd',
  summary: 'Change your password and end your other sessions',
  access: 'signedIn',
  body: 'ChangePasswordBody',
  errors: ['auth.tooManyAttempts', 'tooManyRequests'],
});

export const listMySessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'List your sessions, latest first',
  access: 'signedIn',
  data: 'OwnSession[]',
});

export const endMySession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:sessionId',
  summary: 'End one of your sessions',
  access: 'signedIn',
  freshProof: 'always',
  params: 'OnSession',
});

export const endMyOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'End all your other sessions',
  access: 'signedIn',
  freshProof: 'always',
});
