import type { ProposalState } from '@heliodesk/contract/request';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { DictionaryUse } from '#src/domains/reference/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { isOneOf } from '#src/platform/db/is-one-of.ts';
import type { RequestProposal } from '#src/platform/db/tables.ts';

export type ProposalRecord = Omit<Selectable<RequestProposal>, 'state'> & { state: ProposalState };

type NewProposal = Pick<ProposalRecord, 'request_id' | 'reason_code' | 'public_text' | 'note' | 'proposed_by' | 'proposed_at' | 'due_at'>;

export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<void> {
  await tx.insertInto('request_proposal').values(proposal).execute();
}

interface Decision {
  state: 'accepted' | 'returned' | 'takenBack';
  by: number;
  at: Date;
  decision?: string;
}

/** Ends the open proposal of a locked request. */
export async function decideProposal(tx: Tx, requestId: number, { state, by, at, decision = '' }: Decision): Promise<ProposalRecord> {
  const row = await tx
    .updateTable('request_proposal')
    .set({ state, decided_by: by, decided_at: at, decision })
    .where('request_id', '=', requestId)
    .where('state', '=', sql.lit('open'))
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as ProposalRecord;
}

/** Ends proposals that their requests have left behind, as a part of the statement that changed the requests `written`. */
export const lapsedPart = (ids: readonly number[], at: Date): RawBuilder<unknown> => sql`, lapsed as (
    update request_proposal set state = 'lapsed', decided_at = ${at}::timestamptz where ${isOneOf('request_id', ids)} and state = 'open')`;

export interface NamedProposal extends ProposalRecord {
  proposer_name: string;
  decider_name: string | null;
}

/** The newest proposal of a request in one of these states. */
export async function findProposal(db: Db, requestId: number, states: readonly ProposalState[]): Promise<NamedProposal | undefined> {
  const row = await db
    .selectFrom('request_proposal as proposal')
    .innerJoin('app_user as proposer', 'proposer.id', 'proposal.proposed_by')
    .leftJoin('app_user as decider', 'decider.id', 'proposal.decided_by')
    .selectAll('proposal')
    .select(['proposer.name as proposer_name', 'decider.name as decider_name'])
    .where('proposal.request_id', '=', requestId)
    .orderBy('proposal.id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  return row !== undefined && states.some((state) => state === row.state) ? (row as NamedProposal) : undefined;
}

/** Whether a reason is one that something was or may be rejected for. */
export const holdsRejectReason: DictionaryUse = async (tx, type, value) =>
  type === 'reject_reason' &&
  (await tx.selectFrom('request_proposal').select('id').where('reason_code', '=', value).limit(1).executeTakeFirst()) !== undefined;
