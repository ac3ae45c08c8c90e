import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

export const findPassword = endpoint({
  method: 'POST',
  path: '/api/common/findpasswd',
  summary: 'Send a password reset link',
  about: "The answer doesn't tell whether the address is known.",
  access: 'public',
  body: 'ForgottenPasswordBody',
  bodyInQuery: true,
  errors: ['captcha.wrong', 'tooManyRequests'],
});

export const forgetPassword = endpoint({
  method: 'PUT',
  path: '/api/common/forgetpwd',
  summary: 'Choose a new password with a reset link',
  about: 'Ends all sessions.',
  access: 'public',
  body: 'ResetPasswordBody',
  errors: ['account.resetLinkInvalid'],
});

export const checkResetLink = endpoint({
  method: 'POST',
  path: '/api/common/resetLink',
  summary: 'Check whether a reset link still works',
  about: 'Call it before asking for a new password.',
  access: 'public',
  body: 'ResetLinkBody',
  errors: ['account.resetLinkInvalid', 'user.invitationInvalid', 'tooManyRequests'],
});
