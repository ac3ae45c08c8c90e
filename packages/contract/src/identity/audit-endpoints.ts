import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

const list = { permission: 'system:audit:list' } as const;

export const listAudit = endpoint({
  method: 'GET',
  path: '/system/audit/list',
  summary: 'Who did what, newest first; totals are counted to 10,000',
  access: list,
  query: 'AuditListQuery',
  data: 'AuditRow',
  paged: true,
});

export const auditWords = endpoint({
  method: 'GET',
  path: '/system/audit/kinds',
  summary: 'The actions and kinds of subjects that were written down so far',
  access: list,
  data: 'AuditWordsData',
});

export const auditPeople = endpoint({
  method: 'GET',
  path: '/system/audit/people',
  summary: 'People to filter by: twenty whose name or e-mail address holds a text, or the one with an id',
  access: list,
  query: 'AuditPeopleQuery',
  data: 'AuditPeopleRow[]',
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/system/audit/export',
  summary: 'The filtered entries as a spreadsheet, 100,000 at most; the last row says so when there are more',
  access: { permission: 'system:audit:export' },
  query: 'AuditFilters',
  answers: 'file',
});
