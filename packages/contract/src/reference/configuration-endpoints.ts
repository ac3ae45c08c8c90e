import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

export const listConfig = endpoint({
  method: 'GET',
  path: '/system/config/list',
  summary: 'The keys of the system configuration with their values; secrets come masked',
  access: { permission: 'system:config:list' },
  query: 'ListConfigQuery',
  data: 'ConfigRow',
  paged: true,
});

export const getConfig = endpoint({
  method: 'GET',
  path: '/system/config/:id',
  summary: 'One key of the system configuration',
  access: { permission: 'system:config:query' },
  params: 'OnConfig',
  data: 'ConfigRow',
});

export const configValue = endpoint({
  method: 'GET',
  path: '/system/config/configKey/:key',
  summary: 'A value of the system configuration; secrets come masked',
  access: { permission: 'system:config:query' },
  params: 'ConfigValueParams',
  data: 'ConfigValueData',
});

export const addConfig = endpoint({
  method: 'POST',
  path: '/system/config',
  summary: 'Adds a text file that verifies a domain, portal.verification.<name>',
  access: { permission: 'system:config:add' },
  body: 'NewConfig',
  data: 'ConfigRow',
  idempotent: true,
});

export const editConfig = endpoint({
  method: 'PUT',
  path: '/system/config',
  summary: 'Changes a value; one that does not fit its key is refused at configValue',
  access: { permission: 'system:config:edit' },
  body: 'EditedConfig',
  data: 'ConfigRow',
  errors: ['stale'],
});

export const removeConfig = endpoint({
  method: 'DELETE',
  path: '/system/config/:id',
  summary: 'Takes a key back to its default; removes a verification file',
  access: { permission: 'system:config:remove' },
  params: 'OnConfig',
});

export const clearConfigCache = endpoint({
  method: 'DELETE',
  path: '/system/config/clearCache',
  summary: 'Lets every instance read the system configuration afresh',
  access: { permission: 'system:config:remove' },
  errors: ['tooManyRequests'],
});

export const exportConfig = endpoint({
  method: 'GET',
  path: '/system/config/export',
  summary: 'The system configuration as an .xlsx file; secrets are masked',
  access: { permission: 'system:config:export' },
  query: 'ConfigFilter',
  answers: 'file',
});
