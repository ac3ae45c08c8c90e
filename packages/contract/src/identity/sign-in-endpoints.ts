import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

export const publicKey = endpoint({
  method: 'GET',
  path: '/api/common/publicKey',
  summary: 'Get the public key for encrypting passwords (SPKI, base64)',
  access: 'public',
  data: 'PublicKey',
});

export const captchaImage = endpoint({
  method: 'GET',
  path: '/captchaImage',
  summary: 'Get a captcha picture',
  about: 'The picture is a PNG data URL. It works once, for two minutes.',
  access: 'public',
  data: 'Captcha',
  errors: ['tooManyRequests'],
});

export const sendCaptchaCode = endpoint({
  method: 'POST',
  path: '/api/common/captchaCode',
  summary: 'Send a captcha code by e-mail instead of a picture',
  about: 'Six digits, which work once, for 10 minutes, with the `uuid` of the answer. The demo shows its e-mails at `/demo/mailbox`.',
  access: 'public',
  body: 'SendCaptchaCodeBody',
  data: 'CaptchaCodeSent',
  errors: ['tooManyRequests'],
});

export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/common/signInOptions',
  summary: 'List the ways to sign in',
  access: 'public',
  data: 'SignInOptions',
});
