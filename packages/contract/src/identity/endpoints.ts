import { endpointsOf, type FlowCookie } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

/** Carries the state of a sign-in in progress over to `/oauthLogin`, whose callers may not know it. */
const signOnState: FlowCookie = { name: 'Sign-On-State', field: 'state', path: '/oauthLogin', seconds: 600 };
const signOnLabels = { code: 'signOnCode' };

export const publicKey = endpoint({
  method: 'GET',
  path: '/api/common/publicKey',
  summary: 'The public key that passwords are encrypted under (SPKI, base64)',
  access: 'public',
  data: 'PublicKey',
});

export const captchaImage = endpoint({
  method: 'GET',
  path: '/captchaImage',
  summary: 'A new captcha as an SVG data address, single use, two minutes',
  access: 'public',
  data: 'Captcha',
  errors: ['tooManyRequests'],
});

export const sendCaptchaCode = endpoint({
  method: 'POST',
  path: '/api/common/captchaCode',
  summary: 'The accessible alternative to the picture: a code sent to the e-mail address',
  access: 'public',
  body: 'SendCaptchaCodeBody',
  data: 'CaptchaCodeSent',
  errors: ['tooManyRequests'],
});

export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/common/signInOptions',
  summary: 'Which ways in this installation offers',
  access: 'public',
  data: 'SignInOptions',
});

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

export const findPassword = endpoint({
  method: 'POST',
  path: '/api/common/findpasswd',
  summary: 'Mail a link to choose a new password; the answer never tells whether the address is known',
  access: 'public',
  body: 'ForgottenPasswordBody',
  bodyInQuery: true,
  errors: ['captcha.wrong', 'tooManyRequests'],
});

export const forgetPassword = endpoint({
  method: 'PUT',
  path: '/api/common/forgetpwd',
  summary: 'Choose a new password with the key of the mailed link; ends all sessions',
  access: 'public',
  body: 'ResetPasswordBody',
  errors: ['account.resetLinkInvalid'],
});

export const checkResetLink = endpoint({
  method: 'POST',
  path: '/api/common/resetLink',
  summary: 'Whether the key of a mailed link is still good, before anyone types a password',
  access: 'public',
  body: 'ResetLinkBody',
  errors: ['account.resetLinkInvalid', 'user.invitationInvalid', 'tooManyRequests'],
});

export const beginSignOn = endpoint({
  method: 'GET',
  path: '/api/oauth2/authorize',
  summary: 'Begin a sign-in at the unified authentication: where the browser goes, and the state that its answer must carry',
  access: 'public',
  query: 'SignOnQuery',
  data: 'SignOnStarted',
  givesCookie: signOnState,
  errors: ['auth.signOnUnavailable', 'tooManyRequests'],
});

export const finishSignOn = endpoint({
  method: 'POST',
  path: '/api/oauth2/callback',
  summary: 'Finish a sign-in with the code of the unified authentication; a person unknown here gets a token to bind a sign-in with',
  access: 'public',
  body: 'SignOnAnswer',
  data: 'SignOnOutcome',
  labels: signOnLabels,
  errors: ['auth.signOnFailed', 'auth.signOnRefused', 'auth.signOnUnavailable', 'tooManyRequests'],
});

export const oauthLogin = endpoint({
  method: 'POST',
  path: '/oauthLogin',
  summary: 'The same under its other name; redirectUrl has to be the registered one. Without `state`, that of the cookie counts',
  access: 'public',
  body: 'SignOnLogin',
  data: 'SignOnOutcome',
  labels: signOnLabels,
  takesCookie: signOnState,
  errors: ['auth.signOnFailed', 'auth.signOnRefused', 'auth.signOnUnavailable', 'tooManyRequests'],
});

export const bindSignOn = endpoint({
  method: 'POST',
  path: '/api/oauth2/bind',
  summary: 'Bind an existing staff sign-in, proved by its password, to an identity of the unified authentication, and sign in',
  access: 'public',
  body: 'BindSignOnBody',
  data: 'SignedOn',
  errors: ['auth.badCredentials', 'auth.tooManyAttempts', 'auth.bindingExpired', 'tooManyRequests'],
});

export const updateMyLanguage = endpoint({
  method: 'PUT',
  path: '/api/user/language',
  summary: 'Store the language that mails are written in and that a browser without a choice of its own begins with',
  access: 'signedIn',
  body: 'UpdateMyLanguageBody',
});
