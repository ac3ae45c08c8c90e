import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

export const listDictTypes = endpoint({
  method: 'GET',
  path: '/system/dict/type/list',
  summary: 'List dictionaries',
  about: 'With the number of their entries.',
  access: { permission: 'system:dict:list' },
  data: 'DictTypeRow[]',
});

export const listDictEntries = endpoint({
  method: 'GET',
  path: '/system/dict/data/list',
  summary: 'List dictionary entries',
  about: 'With labels in nine languages.',
  access: { permission: 'system:dict:list' },
  query: 'DictListQuery',
  data: 'DictRow',
  paged: true,
});

export const getDictEntry = endpoint({
  method: 'GET',
  path: '/system/dict/data/:id',
  summary: 'Get a dictionary entry',
  access: { permission: 'system:dict:query' },
  params: 'OnDictEntry',
  data: 'DictRow',
});

export const addDictEntry = endpoint({
  method: 'POST',
  path: '/system/dict/data',
  summary: 'Add a dictionary entry',
  about: 'Only for dictionaries that are open for new entries.',
  access: { permission: 'system:dict:add' },
  body: 'NewDictEntry',
  data: 'DictRow',
  idempotent: true,
});

export const editDictEntry = endpoint({
  method: 'PUT',
  path: '/system/dict/data',
  summary: 'Update a dictionary entry',
  about: 'Changes labels, order, style and status.',
  access: { permission: 'system:dict:edit' },
  body: 'EditedDictEntry',
  data: 'DictRow',
  errors: ['stale'],
});

export const removeDictEntry = endpoint({
  method: 'DELETE',
  path: '/system/dict/data/:id',
  summary: 'Delete a dictionary entry',
  about: "Only entries that an employee added and that aren't in use.",
  access: { permission: 'system:dict:remove' },
  params: 'OnDictEntry',
  errors: ['dict.fixed', 'dict.inUse'],
});

export const exportDictEntries = endpoint({
  method: 'GET',
  path: '/system/dict/data/export',
  summary: 'Export dictionary entries as a spreadsheet',
  about: 'With labels in nine languages.',
  access: { permission: 'system:dict:export' },
  query: 'DictFilter',
  answers: 'file',
});
