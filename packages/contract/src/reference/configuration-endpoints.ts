import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

export const listConfig = endpoint({
  method: 'GET',
  path: '/system/config/list',
  summary: 'List configuration keys',
  about: 'Secrets are masked.',
  access: { permission: 'system:config:list' },
  query: 'ListConfigQuery',
  data: 'ConfigRow',
  paged: true,
});

export const getConfig = endpoint({
  method: 'GET',
  path: '/system/config/:id',
  summary: 'Get a configuration key',
  access: { permission: 'system:config:query' },
  params: 'OnConfig',
  data: 'ConfigRow',
});

export const configValue = endpoint({
  method: 'GET',
  path: '/system/config/configKey/:key',
  summary: 'Get the value of a configuration key',
  about: 'Secrets are masked.',
  access: { permission: 'system:config:query' },
  params: 'ConfigValueParams',
  data: 'ConfigValueData',
});

export const addConfig = endpoint({
  method: 'POST',
  path: '/system/config',
  summary: 'Add a file that verifies a domain',
  about: 'The key is `portal.verification.` and a name.',
  access: { permission: 'system:config:add' },
  body: 'NewConfig',
  data: 'ConfigRow',
  idempotent: true,
});

export const editConfig = endpoint({
  method: 'PUT',
  path: '/system/config',
  summary: 'Update a configuration value',
  about: "A value that isn't valid for its key is refused, with `configValue` as the path.",
  access: { permission: 'system:config:edit' },
  freshProof: 'sometimes',
  body: 'EditedConfig',
  data: 'ConfigRow',
  errors: ['stale'],
});

export const removeConfig = endpoint({
  method: 'DELETE',
  path: '/system/config/:id',
  summary: 'Reset a configuration key to its default',
  about: 'Verification files are deleted.',
  access: { permission: 'system:config:remove' },
  freshProof: 'sometimes',
  params: 'OnConfig',
});

export const clearConfigCache = endpoint({
  method: 'DELETE',
  path: '/system/config/clearCache',
  summary: 'Reload the configuration on every server',
  access: { permission: 'system:config:remove' },
  errors: ['tooManyRequests'],
});

export const exportConfig = endpoint({
  method: 'GET',
  path: '/system/config/export',
  summary: 'Export the configuration as a spreadsheet',
  about: 'Secrets are masked.',
  access: { permission: 'system:config:export' },
  query: 'ConfigFilter',
  answers: 'file',
});
