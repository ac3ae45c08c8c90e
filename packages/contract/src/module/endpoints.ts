import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('module');

export const queryModule = endpoint({
  method: 'GET',
  path: '/api/module/query',
  summary: 'Check whether a serial number is genuine',
  about: 'Throttled: after 10 checks a day from one address, a captcha is needed.',
  access: 'public',
  query: 'ModuleQuery',
  data: 'ModuleQueryResult',
  errors: ['captcha.wrong', 'tooManyRequests'],
});
