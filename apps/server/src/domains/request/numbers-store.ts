import type { NearRequest, RequestType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { visibleTo } from './policy.ts';

/** Of the requests with these numbers, those that the actor may see. */
export async function findByNumbers(db: Db, actor: Actor, numbers: readonly string[]): Promise<Omit<NearRequest, 'isExact'>[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('request')
    .select(['id', 'request_no', 'type', 'description', 'project_name'])
    .where('request_no', '=', sql<string>`any(${numbers}::text[])`)
    .where(visibleTo(actor))
    .orderBy('request_no')
    .execute();
  return rows.map((row) => ({
    requestId: row.id,
    requestNo: row.request_no,
    requestType: row.type as RequestType,
    desc: row.description,
    projectName: row.project_name,
  }));
}
