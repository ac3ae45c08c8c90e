import { endpointsOf, type FlowCookie } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

/** Carries the state of a sign-in in progress over to `/oauthLogin`, whose callers may not know it. */
const signOnState: FlowCookie = { name: 'Sign-On-State', field: 'state', path: '/oauthLogin', seconds: 600 };
const signOnLabels = { code: 'signOnCode' };

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
