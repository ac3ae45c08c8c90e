import { AuditFilters, auditPeople, auditWords, exportAudit, listAudit } from '@heliodesk/contract/identity';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#src/platform/http/call.ts';
import { saveFile } from '#src/platform/save-file.ts';

export { AuditFilters };
/** Filters of the audit, as its address holds them. */
export type AuditFilterValues = z.output<typeof AuditFilters>;

/** The server counts and pages no further; older entries are reached by `before`. */
export const auditCap = 10_000;

const auditKey = ['identity', 'audit'] as const;

export const auditPage = (state: AuditFilterValues & { pageNum: number; pageSize: number }) => {
  const { pageNum, pageSize, actorId, action, subjectType, subjectId, from, to, address, before } = state;
  const query = { pageNum, pageSize, actorId, action, subjectType, subjectId, from, to, address, before };
  return queryOptions({
    queryKey: [...auditKey, 'list', query],
    queryFn: ({ signal }) => call(listAudit, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
};

const minute = 60_000;

/** The actions and kinds of subjects that were written down so far. */
export const auditKinds = queryOptions({
  queryKey: [...auditKey, 'kinds'],
  queryFn: ({ signal }) => call(auditWords, { signal, background: true, quiet: true }),
  staleTime: minute,
});

/** People to choose from: those who fit a text, or the one that is chosen. */
export const auditPersons = (query: { text: string; userId?: number | undefined }) =>
  queryOptions({
    queryKey: [...auditKey, 'people', query],
    queryFn: ({ signal }) => call(auditPeople, { query, signal, background: true, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: minute,
  });

/** Downloads what the filters leave. */
export const saveAudit = async (query: AuditFilterValues) => saveFile(await call(exportAudit, { query }), 'audit-log.xlsx');
