import type { QueryOf } from '@heliodesk/contract/kit';
import type { EarlierRequest, findEarlierRequests, RequestStatus } from '@heliodesk/contract/request';
import { requireActable } from '#src/domains/account/index.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findEarlier } from '../earlier-store.ts';
import { toRecord } from '../store.ts';
import { titlesIn } from '../titles.ts';

/** The company whose requests a draft may name: a customer's own, whatever they send; staff name the contact they act for. */
async function companyOf({ db, actor }: Context, contactId: number | undefined): Promise<number> {
  if (actor.kind === 'customer' && actor.accountId !== null) return actor.accountId;
  if (actor.kind !== 'staff' || !actor.can('csp:request:behalf')) throw fail('forbidden');
  if (contactId === undefined) throw fail('notFound');
  return (await requireActable(db, contactId)).accountId;
}

/** What is proposed while the number of an earlier request is typed. */
export async function listEarlier(context: Context, { text, contactId }: QueryOf<typeof findEarlierRequests>): Promise<EarlierRequest[]> {
  const { platform, db, language } = context;
  const titleOf = titlesIn(platform, language);
  const rows = await findEarlier(db, await companyOf(context, contactId), text);
  return rows.map((row) => ({
    requestId: row.id,
    requestNo: row.request_no,
    status: row.status as RequestStatus,
    title: titleOf(toRecord(row)),
    projectName: row.project_name,
    quantity: row.quantity,
    submitTime: row.submitted_at?.toISOString() ?? null,
    contactPerson: `${row.first_name} ${row.last_name}`,
  }));
}
