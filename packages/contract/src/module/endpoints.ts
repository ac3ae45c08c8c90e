import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('module');

export const queryModule = endpoint({
  method: 'GET',
  path: '/api/module/query',
  summary: 'Is this serial number genuine? Throttled; after 10 a day from an address a captcha is asked for',
  access: 'public',
  query: 'ModuleQuery',
  data: 'ModuleQueryResult',
  errors: ['captcha.wrong', 'tooManyRequests'],
});
