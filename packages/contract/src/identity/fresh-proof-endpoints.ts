import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

const path = '/api/user/freshProof';

export const freshProofWays = endpoint({
  method: 'GET',
  path,
  summary: 'List the ways to prove who the caller is',
  access: 'signedIn',
  data: 'FreshProofWays',
});

export const askPasskeyProof = endpoint({
  method: 'POST',
  path: `${path}/passkey`,
  summary: 'Request a passkey as fresh proof',
  access: 'signedIn',
  data: 'PasskeyOptions',
});

export const proveAgain = endpoint({
  method: 'POST',
  path,
  summary: 'Prove who the caller is',
  about: 'With a passkey, or with the password and, if there is an app, its code. The proof is valid for 5 minutes in this session.',
  access: 'signedIn',
  labels: { 'proof.code': 'appCode' },
  body: 'FreshProofBody',
  errors: ['auth.wrongCode', 'auth.passkeyRefused', 'auth.tooManyAttempts', 'tooManyRequests'],
});

export const beginSignOnProof = endpoint({
  method: 'POST',
  path: `${path}/signOn`,
  summary: 'Start a fresh proof through single sign-on',
  about: 'The identity provider asks for credentials again.',
  access: 'signedIn',
  data: 'SignOnStarted',
  errors: ['auth.signOnUnavailable', 'conflict', 'tooManyRequests'],
});

export const finishSignOnProof = endpoint({
  method: 'POST',
  path: `${path}/signOn/callback`,
  summary: 'Finish a fresh proof through single sign-on',
  about: 'The answer must be recent and about the caller.',
  access: 'signedIn',
  body: 'SignOnAnswer',
  labels: { code: 'signOnCode' },
  errors: ['auth.signOnFailed', 'auth.signOnUnavailable'],
});
