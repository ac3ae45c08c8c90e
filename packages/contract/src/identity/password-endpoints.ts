import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

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
