import { isOver, type RequestAddressDraft, type RequestStatus } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { isOneOf } from '#src/platform/db/is-one-of.ts';
import type { Step } from '#src/platform/lifecycle/machine.ts';
import { upsertAddressOf } from './address-store.ts';
import { lapsedPart } from './proposal-store.ts';
import { surveyParts } from './survey-store.ts';
import { assignmentsOf, type RequestChange, type RequestRecord } from './store.ts';

/** What a step changes about a request: columns, and the delivery address, which has a table of its own. */
export interface StepChange extends RequestChange {
  deliveryAddress?: RequestAddressDraft;
}

type RequestStep = Step<RequestRecord, RequestStatus, StepChange>;

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** The live node codes after the step: voided ones are removed, the new one comes last unless it is already there. */
function nodesAfter({ node, voids }: RequestStep): RawBuilder<number[]> {
  const kept = sql`array(select code from unnest(request.nodes) with ordinality as n (code, position) where code <> all(${[...voids]}::smallint[]) order by position)`;
  if (node === undefined) return sql<number[]>`${kept}`;
  return sql<number[]>`case when ${node}::smallint = any(${kept}) then ${kept} else ${kept} || ${node}::smallint end`;
}

/** What a request leaves behind when it goes on to another state. */
const leftBehind = {
  decision_due: null,
  proposed_by: null,
  question_id: null,
  question_at: null,
  question_remind_at: null,
  question_reminded: 0,
  silenced_at: null,
};

/** The columns that the step changes in every request, with the value or expression of each. */
function changesOf(step: RequestStep): RequestChange {
  const { to, event, node, voids } = step;
  const { deliveryAddress: _, ...columns } = step.change;
  return {
    ...(to === null ? {} : leftBehind),
    ...columns,
    ...(to === null ? {} : { status: to, closed_at: isOver(to) ? event.at : null }),
    ...(node === undefined && voids.length === 0 ? {} : { nodes: nodesAfter(step) }),
    updated_at: event.at,
    version: sql`version + 1`,
  };
}

/** What the other parts of the statement read of a changed request. */
const readByParts = ['id', 'account_id', 'status', 'type'];

/** Process nodes of the step, as more parts of the statement. */
function nodeParts({ node, voids, event }: RequestStep): RawBuilder<unknown> {
  const voided = sql`, voided as (
    update process_node set voided_at = ${event.at} where request_id in (select id from written) and code = any(${[...voids]}::smallint[]) and voided_at is null
    returning id)`;
  const added = sql`, added as (
    insert into process_node (request_id, code, created_at) select id, ${node ?? 0}::smallint, ${event.at}::timestamptz from written
    on conflict (request_id, code) where voided_at is null do nothing
    returning id, request_id)`;
  return sql`${voids.length === 0 ? sql`` : voided}${node === undefined ? sql`` : added}`;
}

/** Consecutive saves by one person count as one event, at the time of the last: a draft saves itself every few seconds. */
const continuedPart = ({ event }: RequestStep, ids: readonly number[]): RawBuilder<unknown> => sql`, continued as (
    update request_event set at = ${event.at}
    where action = 'save' and actor_id is not distinct from ${event.actorId}::bigint and guest_id is not distinct from ${event.guestId}::bigint
      and id in (select max(latest.id) from request_event latest where ${isOneOf('latest.request_id', ids)} group by latest.request_id)
    returning request_id)`;

/** Where the requests come from, which the update no longer tells. */
const statusBefore = (ids: readonly number[]): RawBuilder<unknown> => sql`, before as (
    select id, status from request where ${isOneOf('id', ids)})`;

/** Whether a proposal is left undecided: the requests go another way. */
const leavesProposals = ({ to, rows }: RequestStep): boolean => to !== null && rows.some(({ decision_due: due }) => due !== null);

const addressPart = ({ change: { deliveryAddress } }: RequestStep): RawBuilder<unknown> =>
  deliveryAddress === undefined ? sql`` : sql`, addressed as (${upsertAddressOf('written', deliveryAddress)})`;

/**
 * Writes a step of some locked requests in one statement: columns, status, version, delivery address, process nodes and an event each.
 * Only what it changes comes back, as reading all columns takes as long as a statement of its own.
 */
export async function writeStep(tx: Tx, step: RequestStep): Promise<RequestRecord[]> {
  const { rows, from, to, event } = step;
  const ids = rows.map(({ id }) => id);
  const isSave = event.action === 'save';
  const changes = changesOf(step);
  const changed = sql.join([...new Set([...readByParts, ...Object.keys(changes)])].map((column) => sql.ref(column)));
  const { rows: written } = await sql<Pick<RequestRecord, 'id'> & Partial<RequestRecord>>`
    with written as (
      update request set ${sql.join(assignmentsOf(changes))}
      where ${isOneOf('id', ids)} and status = any(${[...from]}::text[])
      returning ${changed}
    )${to === null ? sql`` : statusBefore(ids)}${leavesProposals(step) ? lapsedPart(ids, event.at) : sql``}${addressPart(step)}${nodeParts(step)}${surveyParts(step)}${isSave ? continuedPart(step, ids) : sql``}, logged as (
      insert into request_event (request_id, at, actor_id, guest_id, on_behalf_of, action, from_status, to_status, reason, before, after)
      select written.id, ${event.at}::timestamptz, ${event.actorId}::bigint, ${event.guestId}::bigint, ${event.onBehalfOf}::bigint, ${event.action}::text,
        ${to === null ? sql`written.status, written.status` : sql`before.status, ${to}::text`}, ${event.reason}::text, ${json(event.before)}::jsonb, ${json(event.after)}::jsonb
      from written ${to === null ? sql`` : sql`join before using (id)`}
      ${isSave ? sql`where written.id not in (select request_id from continued)` : sql``}
    )
    select * from written`.execute(tx);
  const byId = new Map(written.map((row) => [row.id, row]));
  return rows.flatMap((row) => (byId.has(row.id) ? { ...row, ...byId.get(row.id) } : []));
}

/** Names the macro that has just run in the events of its steps; the request is locked, so no one else's are among them. */
export const markMacroEvents = async (tx: Tx, requestId: number, name: string): Promise<void> =>
  void (await sql`
    update request_event set macro = ${name}
    where request_id = ${requestId}
      and id >= (select max(id) from request_event where request_id = ${requestId} and action = 'runMacro')`.execute(tx));
