import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

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
