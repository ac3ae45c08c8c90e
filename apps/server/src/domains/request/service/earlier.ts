import type { QueryOf } from '@heliodesk/contract/kit';
import type { EarlierRequest, findEarlierRequests, RequestStatus } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { findEarlier } from '../earlier-store.ts';
import { toRecord } from '../store.ts';
import { titlesIn } from '../titles.ts';
import { companyOf } from './company-of.ts';

/** What is proposed while the number of an earlier request is typed. */
export async function listEarlier(context: Context, { text, contactId }: QueryOf<typeof findEarlierRequests>): Promise<EarlierRequest[]> {
  const { platform, db, actor, language } = context;
  const titleOf = titlesIn(platform, language);
  const rows = await findEarlier(db, actor, await companyOf(context, contactId), text);
  return rows.map((row) => ({
    requestId: row.id,
    requestNo: row.request_no,
    status: row.status as RequestStatus,
    title: titleOf(toRecord(row)),
    projectName: row.project_name,
    quantity: row.quantity,
    submitTime: row.submitted_at?.toISOString() ?? null,
    contactPerson: nameIn(language, row),
  }));
}
