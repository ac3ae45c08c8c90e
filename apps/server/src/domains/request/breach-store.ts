import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { RequestRecord } from './store.ts';

/** The clocks of a request that tell its leads when they run out. */
export type RequestClock = 'firstContact' | 'pickUp';

/** What a late request is called by. */
export type LateRequest = Pick<
  RequestRecord,
  'id' | 'request_no' | 'type' | 'title' | 'description' | 'project_name' | 'quantity' | 'language'
>;

const notTold = (clock: RequestClock) => sql<boolean>`not exists (
  select from request_breach where request_breach.request_id = request.id and request_breach.clock = ${clock})`;

/** The columns of a late request, for queries that join it. */
export const lateColumns = [
  'request.id',
  'request.request_no',
  'request.type',
  'request.title',
  'request.description',
  'request.project_name',
  'request.quantity',
  'request.language',
] as const;

/**
 * Locks a request as the notices that name it will, before what is late in it is marked. Steps lock the request first as well; in the other
 * order, each could wait for the other.
 */
export async function lockLate(tx: Tx, requestId: number): Promise<void> {
  await tx.selectFrom('request').select('id').where('id', '=', requestId).forKeyShare().execute();
}

/** Requests whose first contact was promised by now and hasn't happened, latest first; leads haven't been told. */
export async function findLateContacts(db: Db, now: Date, limit: number): Promise<LateRequest[]> {
  const rows = await db
    .selectFrom('request')
    .select(lateColumns)
    .where('status', 'in', ['submitted', 'picked_up', 'pending', 'approved', 'processing'])
    .where('first_contact_at', 'is', null)
    .where('promise_at', '<=', now)
    .where(notTold('firstContact'))
    .orderBy('promise_at')
    .limit(limit)
    .execute();
  return rows as LateRequest[];
}

/** Requests of companies that no one has picked up since a moment, and that aren't the customer's turn, oldest first; leads haven't been told. */
export async function findWaiting(
  db: Db,
  since: Date,
  after: number,
  limit: number,
): Promise<(LateRequest & { account_id: number; submitted_at: Date })[]> {
  const rows = await db
    .selectFrom('request')
    .select([...lateColumns, 'account_id', 'submitted_at'])
    .where('status', '=', 'submitted')
    .where('submitted_at', '<=', since)
    .where('account_id', 'is not', null)
    .where('waiting_on', '<>', sql.lit('customer'))
    .where('id', '>', after)
    .where(notTold('pickUp'))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows as (LateRequest & { account_id: number; submitted_at: Date })[];
}

/** Records that leads are told; `false` if they were before, or if the clock stopped in the meantime. */
export async function insertBreach(tx: Tx, requestId: number, clock: RequestClock, at: Date): Promise<boolean> {
  const stillRuns =
    clock === 'pickUp' ? sql`status = 'submitted' and waiting_on <> 'customer'` : sql`first_contact_at is null and promise_at <= ${at}`;
  const { rows } = await sql`
    insert into request_breach (request_id, clock, at)
    select id, ${clock}, ${at} from request where id = ${requestId} and ${stillRuns}
    on conflict do nothing
    returning request_id`.execute(tx);
  return rows.length > 0;
}

/** A proposal to reject that no one has decided about in time. */
export interface LateProposal extends LateRequest {
  proposal_id: number;
  proposed_by: number;
}

const lateProposals = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('request_proposal as proposal')
    .innerJoin('request', 'request.id', 'proposal.request_id')
    .where('proposal.state', '=', sql.lit('open'))
    .where('proposal.late_told_at', 'is', null)
    .where('proposal.due_at', '<=', now)
    .where('request.waiting_on', '<>', sql.lit('customer'));

/** Proposals that should have been decided about by now, latest first; leads haven't been told. While it's the customer's turn, the clock rests. */
export async function findLateProposals(db: Db, now: Date, limit: number): Promise<LateProposal[]> {
  const rows = await lateProposals(db, now)
    .select(['proposal.id as proposal_id', 'proposal.proposed_by'])
    .select(lateColumns)
    .orderBy('proposal.due_at')
    .limit(limit)
    .execute();
  return rows as LateProposal[];
}

/** Records that leads are told; `false` if they were before, or if someone has decided in the meantime. */
export async function markProposalTold(tx: Tx, proposalId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('request_proposal')
    .set({ late_told_at: at })
    .where('id', '=', proposalId)
    .where('id', 'in', lateProposals(tx, at).select('proposal.id').where('proposal.id', '=', proposalId))
    .where('late_told_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Who leads the work on requests: active supervisors. */
export async function findLeads(db: Db | Tx): Promise<number[]> {
  const rows = await db
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .select('app_user.id')
    .where('user_role.role', '=', 'supervisor')
    .where('app_user.disabled_at', 'is', null)
    .where('app_user.activated_at', 'is not', null)
    .orderBy('app_user.id')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}
