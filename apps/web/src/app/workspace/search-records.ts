import { findRequests } from '#src/domains/request/desk/find-requests.ts';
import { deskPaths } from '#src/domains/request/desk/desk-paths.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import type { SearchHit } from '../shell/shell-connection.ts';

/** What the search in the header finds for staff in addition to menu entries. */
export async function searchRecords(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const found = await findRequests(text, signal);
  return found.map(({ requestId, requestNo, projectName, companyName }) => ({
    group: i18n.t('shell:search.requests'),
    title: projectName === '' ? requestNo : `${requestNo} · ${projectName}`,
    note: companyName,
    to: deskPaths.case(requestId),
    icon: 'file',
  }));
}
