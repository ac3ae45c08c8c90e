import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

const list = { permission: 'system:audit:list' } as const;

export const listAudit = endpoint({
  method: 'GET',
  path: '/system/audit/list',
  summary: 'List audit entries, newest first',
  about: 'Totals are counted up to 10,000.',
  access: list,
  query: 'AuditListQuery',
  data: 'AuditRow',
  paged: true,
});

export const auditWords = endpoint({
  method: 'GET',
  path: '/system/audit/kinds',
  summary: 'List the actions and subjects in the audit log',
  access: list,
  data: 'AuditWordsData',
});

export const auditPeople = endpoint({
  method: 'GET',
  path: '/system/audit/people',
  summary: 'Search for people to filter the audit log by',
  about: 'Returns up to 20 people whose name or e-mail address contains a text, or the person with an id.',
  access: list,
  query: 'AuditPeopleQuery',
  data: 'AuditPeopleRow[]',
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/system/audit/export',
  summary: 'Export audit entries as a spreadsheet',
  about: 'Exports 100,000 entries at most. The last row says if there are more.',
  access: { permission: 'system:audit:export' },
  query: 'AuditFilters',
  answers: 'file',
});
