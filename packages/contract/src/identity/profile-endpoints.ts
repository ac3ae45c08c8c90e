import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

export const getMyProfile = endpoint({
  method: 'GET',
  path: '/api/user/profile',
  summary: 'The own profile; of customers, phone and job title are those of their contact',
  access: 'signedIn',
  data: 'OwnProfile',
});

export const updateMyProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  summary: 'Change phone and job title of staff and providers; customers change their contact',
  access: 'signedIn',
  body: 'OwnProfileBody',
  data: 'OwnProfile',
  errors: ['stale'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/common/changepwd',
  summary: 'Change the own password; ends all other sessions immediately',
  access: 'signedIn',
  body: 'ChangePasswordBody',
  errors: ['auth.tooManyAttempts', 'tooManyRequests'],
});

export const listMySessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where one is signed in, the latest first',
  access: 'signedIn',
  data: 'OwnSession[]',
});

export const endMySession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:sessionId',
  summary: 'End one of your own sessions immediately',
  access: 'signedIn',
  params: 'OnSession',
});

export const endMyOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'End all own sessions but this one',
  access: 'signedIn',
});
