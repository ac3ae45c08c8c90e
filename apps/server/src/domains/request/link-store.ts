import type { LinkKind, RequestStatus, RequestType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { visibleTo } from './policy.ts';
import type { Titled } from './made-title.ts';

interface NewLink {
  fromId: number;
  toId: number;
  kind: LinkKind;
  createdBy: number;
  at: Date;
  /** Of a split. */
  reason?: string;
}

export async function insertLink(tx: Tx, { fromId, toId, kind, createdBy, at, reason = '' }: NewLink): Promise<void> {
  await tx
    .insertInto('request_link')
    .values({ from_id: fromId, to_id: toId, kind, created_by: createdBy, created_at: at, reason })
    .execute();
}

/** Whether two requests are linked as duplicates, whichever of them goes on. */
export async function areDuplicates(db: Db | Tx, one: number, other: number): Promise<boolean> {
  const row = await db
    .selectFrom('request_link')
    .select('id')
    .where('kind', '=', 'duplicateOf')
    .where('from_id', 'in', [one, other])
    .where('to_id', 'in', [one, other])
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes two duplicates apart; `false` if they aren't linked. */
export async function removeDuplicateLink(tx: Tx, one: number, other: number): Promise<boolean> {
  const result = await tx
    .deleteFrom('request_link')
    .where('kind', '=', 'duplicateOf')
    .where('from_id', 'in', [one, other])
    .where('to_id', 'in', [one, other])
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export interface LinkRecord extends Titled {
  id: number;
  request_no: string;
  type: RequestType;
  status: RequestStatus;
  kind: LinkKind;
  reason: string;
  /** Whether the link leads from the request that was asked for to this one. */
  outward: boolean;
}

/** Requests that one is linked with, as far as the actor may see them, the first linked first. */
export async function findLinks(db: Db, actor: Caller, requestId: number): Promise<LinkRecord[]> {
  const rows = await db
    .selectFrom('request_link as link')
    .innerJoin('request', (join) =>
      join.on('request.id', '=', sql<number>`case when link.from_id = ${requestId} then link.to_id else link.from_id end`),
    )
    .select(['request.id', 'request.request_no', 'request.type', 'request.status'])
    .select(['request.title', 'request.description', 'request.project_name', 'request.quantity', 'link.kind', 'link.reason'])
    .select(sql<boolean>`link.from_id = ${requestId}`.as('outward'))
    .where((eb) => eb.or([eb('link.from_id', '=', requestId), eb('link.to_id', '=', requestId)]))
    .where(visibleTo(actor))
    .orderBy('link.id')
    .limit(100)
    .execute();
  return rows as LinkRecord[];
}
