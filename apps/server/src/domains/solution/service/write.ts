import type { BodyOf } from '@heliodesk/contract/kit';
import { mostSolutions, unofferedStates, type SolutionPlan } from '@heliodesk/contract/solution';
import type * as api from '@heliodesk/contract/solution';
import { lockRequest, requestMachine, type RequestRecord } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { solutionMachine } from '../machine.ts';
import {
  deleteSolution,
  findSolutions,
  findTexts,
  insertSolution,
  updateOrder,
  upsertTexts,
  type SolutionFields,
  type SolutionRecord,
} from '../store/solutions.ts';
import { checkFields, fieldsOf, missingOf } from './fields.ts';
import { planOf } from './plan.ts';
import { isSettled } from './settle.ts';

const action = 'saveSolution';

/** A claim whose solutions the caller may write now, locked, with its solutions. */
async function lockToWrite(
  context: WriteContext,
  { requestId, version }: { requestId: number; version: number },
): Promise<{ request: RequestRecord; rows: SolutionRecord[] }> {
  const request = await lockRequest(context, requestId, version);
  checkTransition(context, requestMachine, request, { action });
  return { request, rows: await findSolutions(context.tx, requestId) };
}

const requireOwn = (rows: readonly SolutionRecord[], solutionId: number): SolutionRecord => {
  const row = rows.find(({ id }) => id === solutionId);
  if (row === undefined) throw fail('notFound');
  return row;
};

/** What the history keeps of a solution. */
const inHistory = ({ quantity, kind, money, currency }: SolutionFields, position: number) => ({
  position,
  kind,
  quantity,
  money,
  currency,
});

/** Records that something was written; its author may not approve it. */
async function recordWriting(
  context: WriteContext,
  request: RequestRecord,
  { before, after }: { before?: unknown; after?: unknown },
): Promise<SolutionPlan> {
  const { tx, actor } = context;
  const rows = await findSolutions(tx, request.id);
  const written = await transition(context, requestMachine, request, {
    action,
    change: {
      solved_quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
      unoffered_solutions: rows.filter(({ state }) => unofferedStates.some((unoffered) => unoffered === state)).length,
      solutions_complete: rows.length > 0 && rows.every((row) => missingOf(row).length === 0),
      solution_authors: [...new Set([...request.solution_authors, actor.userId])],
    },
    before,
    after,
  });
  return planOf(context, written);
}

/** Refuses more pieces than were accepted, unless there are fewer than before. */
function checkQuantity({ accepted_quantity }: RequestRecord, others: readonly SolutionRecord[], quantity: number, before = 0): void {
  const most = (accepted_quantity ?? 0) - others.reduce((sum, row) => sum + row.quantity, 0);
  if (quantity > most && quantity > before)
    throw failFields({ path: 'quantity', rule: 'tooManyPieces', params: { most: Math.max(0, most) } });
}

const isSame = (before: SolutionRecord, fields: SolutionFields): boolean =>
  Object.entries(fields).every(([column, value]) => before[column as keyof SolutionFields] === value);

async function addSolution(context: WriteContext, { request, rows }: Locked, fields: SolutionFields): Promise<SolutionPlan> {
  if (rows.length >= mostSolutions) throw fail('solution.tooMany', { max: mostSolutions });
  checkQuantity(request, rows, fields.quantity);
  const position = rows.length + 1;
  await insertSolution(context.tx, {
    ...fields,
    request_id: request.id,
    position,
    written_by: context.actor.userId,
    written_at: context.platform.clock.now(),
  });
  return recordWriting(context, request, { after: inHistory(fields, position) });
}

interface Locked {
  request: RequestRecord;
  rows: SolutionRecord[];
}

/** Adds a solution, or changes it; one that was returned or declined is a draft again then. What is already there leaves no trace. */
export async function saveSolution(context: WriteContext, body: BodyOf<typeof api.saveSolution>): Promise<SolutionPlan> {
  const locked = await lockToWrite(context, body);
  await checkFields(context.tx, body);
  const fields = fieldsOf(body);
  if (body.solutionId === undefined) return addSolution(context, locked, fields);
  const { request, rows } = locked;
  const before = requireOwn(rows, body.solutionId);
  const others = rows.filter((row) => row !== before);
  checkQuantity(request, others, fields.quantity, before.quantity);
  if (isSame(before, fields)) return planOf(context, request);
  await transition(context, solutionMachine, before, {
    action: 'change',
    change: { ...fields, reason: '', written_by: context.actor.userId, written_at: context.platform.clock.now() },
  });
  return recordWriting(context, request, { before: inHistory(before, before.position), after: inHistory(fields, before.position) });
}

export async function removeSolution(context: WriteContext, body: BodyOf<typeof api.removeSolution>): Promise<SolutionPlan> {
  const { request, rows } = await lockToWrite(context, body);
  const row = requireOwn(rows, body.solutionId);
  checkTransition(context, solutionMachine, row, { action: 'change' });
  await deleteSolution(context.tx, row);
  return recordWriting(context, request, { before: inHistory(row, row.position) });
}

/** Changes the order in which solutions take the accepted pieces. */
export async function orderSolutions(context: WriteContext, body: BodyOf<typeof api.orderSolutions>): Promise<SolutionPlan> {
  const { request, rows } = await lockToWrite(context, body);
  const before = rows.map(({ id }) => id);
  const order = body.solutionIds;
  if (order.length !== before.length || before.some((id) => !order.includes(id)))
    throw failFields({ path: 'solutionIds', rule: 'invalid' });
  // What was done comes first.
  const settled = rows.filter(isSettled);
  if (settled.some(({ id }, index) => order[index] !== id)) throw failFields({ path: 'solutionIds', rule: 'invalid' });
  if (order.every((id, index) => id === before[index])) return planOf(context, request);
  await updateOrder(context.tx, request.id, order);
  return recordWriting(context, request, { before: { order: before }, after: { order } });
}

/** Keeps what the customer and the approver read. */
export async function saveSolutionTexts(context: WriteContext, body: BodyOf<typeof api.saveSolutionTexts>): Promise<SolutionPlan> {
  const { request } = await lockToWrite(context, body);
  const before = await findTexts(context.tx, request.id);
  const after = { publicText: body.publicText, note: body.note };
  if (before.publicText === after.publicText && before.note === after.note) return planOf(context, request);
  await upsertTexts(context.tx, request.id, context.actor.userId, after);
  return recordWriting(context, request, { before, after });
}
