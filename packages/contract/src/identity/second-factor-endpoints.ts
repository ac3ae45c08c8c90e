import { endpointsOf, rememberedDevice } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

const secondStep = '/api/secondFactor';
const own = '/api/user/secondFactor';
const ofSecondStep = ['auth.secondStepExpired', 'tooManyRequests'] as const;

export const askPasskey = endpoint({
  method: 'POST',
  path: `${secondStep}/passkey`,
  summary: 'Request a passkey at sign-in',
  access: 'public',
  body: 'OnPending',
  data: 'PasskeyOptions',
  errors: ofSecondStep,
});

export const proveFactor = endpoint({
  method: 'POST',
  path: `${secondStep}/prove`,
  summary: 'Prove the second factor and sign in',
  about: 'A passkey, the code of an authenticator app or a recovery code. Five wrong codes end the sign-in.',
  access: 'public',
  labels: { 'proof.code': 'appCode' },
  body: 'ProveFactorBody',
  data: 'SignedIn',
  givesCookie: rememberedDevice,
  errors: [...ofSecondStep, 'auth.wrongCode', 'auth.wrongRecoveryCode', 'auth.passkeyRefused'],
});

export const beginPendingApp = endpoint({
  method: 'POST',
  path: `${secondStep}/setUp/app`,
  summary: 'Start setting up an authenticator app at sign-in',
  about: 'For roles that need a second factor, if there is none yet.',
  access: 'public',
  body: 'OnPending',
  data: 'AppSetUp',
  errors: ofSecondStep,
});

export const addPendingApp = endpoint({
  method: 'POST',
  path: `${secondStep}/setUp/app/code`,
  summary: 'Set up an authenticator app and sign in',
  access: 'public',
  labels: { code: 'appCode' },
  body: 'PendingAppCodeBody',
  data: 'FactorSetUp',
  errors: [...ofSecondStep, 'auth.wrongCode', 'auth.setUpExpired'],
});

export const beginPendingPasskey = endpoint({
  method: 'POST',
  path: `${secondStep}/setUp/passkey`,
  summary: 'Start setting up a passkey at sign-in',
  about: 'For roles that need a second factor, if there is none yet.',
  access: 'public',
  body: 'OnPending',
  data: 'PasskeyOptions',
  errors: ofSecondStep,
});

export const addPendingPasskey = endpoint({
  method: 'POST',
  path: `${secondStep}/setUp/passkey/answer`,
  summary: 'Set up a passkey and sign in',
  access: 'public',
  body: 'PendingPasskeyBody',
  data: 'FactorSetUp',
  errors: [...ofSecondStep, 'auth.passkeyRefused', 'auth.setUpExpired'],
});

export const getOwnFactors = endpoint({
  method: 'GET',
  path: own,
  summary: 'Get your second factor',
  about: 'Passkeys, authenticator app, remaining recovery codes and remembered devices.',
  access: 'signedIn',
  data: 'OwnFactors',
});

export const beginApp = endpoint({
  method: 'POST',
  path: `${own}/app`,
  summary: 'Start setting up an authenticator app',
  access: 'signedIn',
  freshProof: 'always',
  data: 'AppSetUp',
  errors: ['conflict'],
});

export const addApp = endpoint({
  method: 'POST',
  path: `${own}/app/code`,
  summary: 'Turn on the authenticator app',
  about: 'The first factor comes with recovery codes, which are shown once.',
  access: 'signedIn',
  freshProof: 'always',
  labels: { code: 'appCode' },
  body: 'AppCodeBody',
  data: 'FactorAdded',
  errors: ['auth.wrongCode', 'auth.setUpExpired', 'tooManyRequests'],
});

export const removeApp = endpoint({
  method: 'DELETE',
  path: `${own}/app`,
  summary: 'Turn off the authenticator app',
  access: 'signedIn',
  freshProof: 'always',
  errors: ['factor.required'],
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: `${own}/passkey`,
  summary: 'Start adding a passkey',
  access: 'signedIn',
  freshProof: 'always',
  data: 'PasskeyOptions',
  errors: ['conflict'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: `${own}/passkey/answer`,
  summary: 'Add a passkey',
  about: 'The first factor comes with recovery codes, which are shown once.',
  access: 'signedIn',
  freshProof: 'always',
  body: 'AddPasskeyBody',
  data: 'FactorAdded',
  errors: ['auth.passkeyRefused', 'auth.setUpExpired'],
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: `${own}/passkey`,
  summary: 'Rename a passkey',
  access: 'signedIn',
  body: 'RenamePasskeyBody',
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: `${own}/passkey/:passkeyId`,
  summary: 'Remove a passkey',
  access: 'signedIn',
  freshProof: 'always',
  params: 'OnPasskey',
  errors: ['factor.required'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${own}/recoveryCodes`,
  summary: 'Create new recovery codes',
  about: 'The old ones stop working.',
  access: 'signedIn',
  freshProof: 'always',
  data: 'NewRecoveryCodes',
  errors: ['factor.none'],
});

export const forgetDevice = endpoint({
  method: 'DELETE',
  path: `${own}/device/:deviceId`,
  summary: 'Forget a remembered device',
  access: 'signedIn',
  params: 'OnDevice',
});
