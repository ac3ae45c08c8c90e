import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

export const signIn = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in with e-mail address and encrypted password',
  access: 'public',
  body: 'SignInBody',
  data: 'SignedIn',
  errors: ['auth.badCredentials', 'auth.tooManyAttempts', 'captcha.wrong'],
});

export const signOut = endpoint({ method: 'POST', path: '/logout', summary: 'End this session on every instance', access: 'public' });

export const getInfo = endpoint({
  method: 'GET',
  path: '/api/getInfo',
  summary: 'The signed-in user with roles and permissions',
  access: 'signedIn',
  data: 'UserInfo',
});

export const getRouters = endpoint({
  method: 'GET',
  path: '/getRouters',
  summary: "The signed-in user's menu",
  access: 'signedIn',
  data: 'MenuRoute[]',
});

export const pageAccess = endpoint({
  method: 'GET',
  path: '/api/user/pageAccess',
  summary: 'Who a page behind sign-in is for, and who can give the caller access to it',
  access: 'signedIn',
  query: 'PageAccessQuery',
  data: 'PageAccess',
});

export const updateMyLanguage = endpoint({
  method: 'PUT',
  path: '/api/user/language',
  summary: 'Store the language that mails are written in and that a browser without a choice of its own begins with',
  access: 'signedIn',
  body: 'UpdateMyLanguageBody',
});
