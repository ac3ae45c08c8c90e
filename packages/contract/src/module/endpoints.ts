import { endpoint } from '../kit/index.ts';
import { ModuleQuery, ModuleQueryResult } from './schemas.ts';

export const queryModule = endpoint({
  method: 'GET',
  path: '/api/module/query',
  summary: 'Is this serial number genuine? Throttled; after 10 a day from an address a captcha is asked for',
  access: 'public',
  query: ModuleQuery,
  data: ModuleQueryResult,
  errors: ['captcha.wrong', 'tooManyRequests'],
});
