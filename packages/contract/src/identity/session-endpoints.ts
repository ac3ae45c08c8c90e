import { endpointsOf, rememberedDevice } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

export const signIn = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in with e-mail and password; a second step may follow',
  about:
    'Employees send `form: staff`. While the captcha is on, send the `uuid` of a picture or of a mailed code, and as `code` what it says: `GET /captchaImage`, `POST /api/common/captchaCode`. With `secondStep` in the answer, `token` is empty until the calls below `/api/secondFactor` finish the sign-in.',
  access: 'public',
  body: 'SignInBody',
  data: 'SignedIn',
  takesCookie: rememberedDevice,
  errors: ['auth.badCredentials', 'auth.tooManyAttempts', 'captcha.wrong'],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Sign out',
  about: 'Ends the session on every server.',
  access: 'public',
});

export const getInfo = endpoint({
  method: 'GET',
  path: '/api/getInfo',
  summary: 'Get the signed-in user with roles and permissions',
  access: 'signedIn',
  data: 'UserInfo',
});

export const getRouters = endpoint({
  method: 'GET',
  path: '/getRouters',
  summary: "Get the signed-in user's menu",
  access: 'signedIn',
  data: 'MenuRoute[]',
});

export const pageAccess = endpoint({
  method: 'GET',
  path: '/api/user/pageAccess',
  summary: 'Get who a page is for and who can give access to it',
  access: 'signedIn',
  query: 'PageAccessQuery',
  data: 'PageAccess',
});

export const updateMyLanguage = endpoint({
  method: 'PUT',
  path: '/api/user/language',
  summary: 'Set the language for e-mails and new browsers',
  about: 'A browser in which no language has been chosen starts with it.',
  access: 'signedIn',
  body: 'UpdateMyLanguageBody',
});
