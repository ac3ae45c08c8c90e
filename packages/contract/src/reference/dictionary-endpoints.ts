import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

export const listDictTypes = endpoint({
  method: 'GET',
  path: '/system/dict/type/list',
  summary: 'All dictionaries, with how many entries they have',
  access: { permission: 'system:dict:list' },
  data: 'DictTypeRow[]',
});

export const listDictEntries = endpoint({
  method: 'GET',
  path: '/system/dict/data/list',
  summary: 'Entries of dictionaries with their labels in nine languages',
  access: { permission: 'system:dict:list' },
  query: 'DictListQuery',
  data: 'DictRow',
  paged: true,
});

export const getDictEntry = endpoint({
  method: 'GET',
  path: '/system/dict/data/:id',
  summary: 'One entry of a dictionary',
  access: { permission: 'system:dict:query' },
  params: 'OnDictEntry',
  data: 'DictRow',
});

export const addDictEntry = endpoint({
  method: 'POST',
  path: '/system/dict/data',
  summary: 'Adds a value to a dictionary that is open for it',
  access: { permission: 'system:dict:add' },
  body: 'NewDictEntry',
  data: 'DictRow',
  idempotent: true,
});

export const editDictEntry = endpoint({
  method: 'PUT',
  path: '/system/dict/data',
  summary: 'Changes labels, order, look and state of an entry',
  access: { permission: 'system:dict:edit' },
  body: 'EditedDictEntry',
  data: 'DictRow',
  errors: ['stale'],
});

export const removeDictEntry = endpoint({
  method: 'DELETE',
  path: '/system/dict/data/:id',
  summary: 'Removes an entry that staff added and nothing uses',
  access: { permission: 'system:dict:remove' },
  params: 'OnDictEntry',
  errors: ['dict.fixed', 'dict.inUse'],
});

export const exportDictEntries = endpoint({
  method: 'GET',
  path: '/system/dict/data/export',
  summary: 'The entries as an .xlsx file, with all nine labels',
  access: { permission: 'system:dict:export' },
  query: 'DictFilter',
  answers: 'file',
});
