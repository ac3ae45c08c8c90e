import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

export const speakCaptchaCode = endpoint({
  method: 'POST',
  path: '/api/common/captchaAudio',
  summary: 'Get a captcha code as sound instead of a picture',
  about:
    'A WAV that says six digits in the language of the call. From then on, they are the answer for the `uuid` of the picture. They work once, for 10 minutes. Throttled: 5 in 15 minutes from one address.',
  access: 'public',
  body: 'SpeakCaptchaCodeBody',
  answers: 'file',
  errors: ['captcha.wrong', 'tooManyRequests'],
});
