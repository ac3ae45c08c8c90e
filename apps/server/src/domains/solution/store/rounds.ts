import type { SolutionRound as RoundView } from '@heliodesk/contract/solution';
import { sql, type Selectable } from 'kysely';
import { lateColumns, type LateRequest } from '#src/domains/request/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { SolutionRound } from '#src/platform/db/tables.ts';

export interface NewRound {
  requestId: number;
  sentBy: number;
  at: Date;
  due: Date;
  authors: readonly number[];
  /** The solutions as they are sent. */
  sent: unknown;
}

/** Keeps what is sent for approval; the claim is locked. */
export const insertRound = async (tx: Tx, { requestId, sentBy, at, due, authors, sent }: NewRound): Promise<void> =>
  void (await sql`
    insert into solution_round (request_id, round, sent_by, sent_at, due_at, authors, sent)
    select ${requestId}, coalesce(max(round), 0) + 1, ${sentBy}, ${at}, ${due}, ${[...authors]}::bigint[], ${JSON.stringify(sent)}::jsonb
    from solution_round where request_id = ${requestId}`.execute(tx));

/** Records the first of two approvals in the open round of a locked claim. */
export async function updateToApprovedFirst(tx: Tx, requestId: number, by: number, at: Date): Promise<void> {
  await tx
    .updateTable('solution_round')
    .set({ first_approved_by: by, first_approved_at: at })
    .where('request_id', '=', requestId)
    .where('decision', '=', sql.lit('open'))
    .returning('round')
    .executeTakeFirstOrThrow();
}

interface Decision {
  decision: 'approved' | 'returned';
  by: number;
  at: Date;
  reason?: string;
}

/** Ends the open round of a locked claim; answers who had sent it. */
export async function decideRound(
  tx: Tx,
  requestId: number,
  { decision, by, at, reason = '' }: Decision,
): Promise<Selectable<SolutionRound>> {
  return tx
    .updateTable('solution_round')
    .set({ decision, decided_by: by, decided_at: at, reason })
    .where('request_id', '=', requestId)
    .where('decision', '=', sql.lit('open'))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type NamedRound = Selectable<SolutionRound> & {
  decision: RoundView['decision'];
  sender_name: string;
  first_approver_name: string | null;
  decider_name: string | null;
};

/** The newest round of a claim. */
export async function findRound(db: Db | Tx, requestId: number): Promise<NamedRound | undefined> {
  const row = await db
    .selectFrom('solution_round as sent')
    .innerJoin('app_user as sender', 'sender.id', 'sent.sent_by')
    .leftJoin('app_user as first', 'first.id', 'sent.first_approved_by')
    .leftJoin('app_user as decider', 'decider.id', 'sent.decided_by')
    .selectAll('sent')
    .select(['sender.name as sender_name', 'first.name as first_approver_name', 'decider.name as decider_name'])
    .where('sent.request_id', '=', requestId)
    .orderBy('sent.round', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as NamedRound | undefined;
}

/** Solutions that no one has decided about in time. */
export interface LateRound extends LateRequest {
  sent_by: number;
}

const late = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('solution_round as sent')
    .innerJoin('request', 'request.id', 'sent.request_id')
    .where('sent.decision', '=', sql.lit('open'))
    .where('sent.late_told_at', 'is', null)
    .where('sent.due_at', '<=', now)
    .where('request.waiting_on', '<>', sql.lit('customer'));

/** Rounds that should have been decided about by now, latest first; leads haven't been told. While it's the customer's turn, the clock rests. */
export async function findLateRounds(db: Db, now: Date, limit: number): Promise<LateRound[]> {
  const rows = await late(db, now)
    .select([...lateColumns, 'sent.sent_by'])
    .orderBy('sent.due_at')
    .limit(limit)
    .execute();
  return rows as LateRound[];
}

/** Records that leads are told; `false` if they were before, or if someone has decided in the meantime. */
export async function markRoundTold(tx: Tx, requestId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('solution_round')
    .set({ late_told_at: at })
    .where('request_id', 'in', late(tx, at).select('sent.request_id').where('sent.request_id', '=', requestId))
    .where('decision', '=', sql.lit('open'))
    .where('late_told_at', 'is', null)
    .returning('round')
    .execute();
  return rows.length > 0;
}

/** How often the solutions of a claim were approved since it was last reopened. */
export async function countApproved(tx: Tx, requestId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('solution_round')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('request_id', '=', requestId)
    .where('decision', '=', sql.lit('approved'))
    .where(sql<boolean>`decided_at > coalesce((select max(settled_at) from solution where request_id = ${requestId}), '-infinity')`)
    .executeTakeFirstOrThrow();
  return Number(total);
}
