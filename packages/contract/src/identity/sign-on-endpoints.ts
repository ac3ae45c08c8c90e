import { endpointsOf, type FlowCookie } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

/** Carries the state of a sign-in in progress over to `/oauthLogin`, whose callers may not know it. */
const signOnState: FlowCookie = { name: 'Sign-On-State', field: 'state', path: '/oauthLogin', seconds: 600 };
const signOnLabels = { code: 'signOnCode' };

export const beginSignOn = endpoint({
  method: 'GET',
  path: '/api/oauth2/authorize',
  summary: 'Start a single sign-on',
  about: 'Returns the address to open in the browser and the `state` that the answer must include.',
  access: 'public',
  query: 'SignOnQuery',
  data: 'SignOnStarted',
  givesCookie: signOnState,
  errors: ['auth.signOnUnavailable', 'tooManyRequests'],
});

export const finishSignOn = endpoint({
  method: 'POST',
  path: '/api/oauth2/callback',
  summary: 'Finish a single sign-on',
  about: "Takes the code from the identity provider. A person we don't know gets a token for linking an existing sign-in.",
  access: 'public',
  body: 'SignOnAnswer',
  data: 'SignOnOutcome',
  labels: signOnLabels,
  errors: ['auth.signOnFailed', 'auth.signOnRefused', 'auth.signOnUnavailable', 'tooManyRequests'],
});

export const oauthLogin = endpoint({
  method: 'POST',
  path: '/oauthLogin',
  summary: 'Finish a single sign-on with the registered redirect address',
  about: 'Does the same as `finishSignOn`. `redirectUrl` must be the registered one. Without `state`, the cookie is used.',
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
  summary: 'Link an employee to a single sign-on identity and sign in',
  about: 'The password proves that the sign-in is theirs.',
  access: 'public',
  body: 'BindSignOnBody',
  data: 'BindOutcome',
  errors: ['auth.badCredentials', 'auth.tooManyAttempts', 'auth.bindingExpired', 'tooManyRequests'],
});
