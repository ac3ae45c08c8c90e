import type { BodyOf, Page, QueryOf } from '@heliodesk/contract/kit';
import { requestTypes } from '@heliodesk/contract/request';
import { snTypes, type RmaCounts, type RmaRow } from '@heliodesk/contract/shipment';
import type * as api from '@heliodesk/contract/shipment';
import { lockRequest, publishChange, requireAnswerable, type RequestRecord } from '#src/domains/request/index.ts';
import { acceptedPieces } from '#src/domains/solution/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { isUniqueViolation } from '#src/platform/db/is-unique-violation.ts';
import { fail } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { shipmentMachine } from '../machine.ts';
import { findExchange } from '../store/exchanges.ts';
import { findShipment, type ShipmentRecord } from '../store/shipments.ts';
import { judgeSerials, type Judging } from '../store/serial-judging.ts';
import {
  countRows,
  deleteNumbers,
  findNumbers,
  findPage,
  findPairs,
  mergePairs,
  updatePair,
  type Pair,
  type SerialList,
} from '../store/serials.ts';
import { shipmentGuardsOf } from '../view.ts';
import { readAddress } from './read.ts';
import { countsOf, toRow } from './serial-rows.ts';

/** More numbers than these are no longer looked for one by one: their whole claim is judged. */
const mostLookedFor = 5_000;

export interface LockedList extends SerialList {
  request: RequestRecord;
  shipment: ShipmentRecord;
  judging: Judging;
}

/** Customers write while a task asks them to. */
const actionOf = ({ kind }: Caller): 'answerSerials' | 'changeSerials' => (kind === 'customer' ? 'answerSerials' : 'changeSerials');

/** The list of a part of an exchange, its claim locked, if the caller may change it; a foreign one is answered like a missing one. */
export async function lockList(context: WriteContext, shipmentId: number): Promise<LockedList> {
  const { tx, platform, actor } = context;
  const known = await findShipment(tx, shipmentId);
  const owning = known && (await findExchange(tx, known.exchange_id));
  if (owning === undefined) throw fail('notFound');
  const request = await lockRequest(context, owning.request_id);
  const [shipment, exchange] = [await findShipment(tx, shipmentId), await findExchange(tx, owning.id)];
  if (shipment === undefined || exchange === undefined) throw fail('notFound');
  const action = actionOf(actor);
  checkTransition(context, shipmentMachine, shipment, { action, extraGuards: shipmentGuardsOf(exchange) });
  if (action === 'answerSerials') await requireAnswerable(context, request);
  const judging = acceptedPieces.find(platform, request.type)?.serials;
  return { request, shipment, shipmentId, requestId: request.id, isChecked: request.type === requestTypes.moduleClaim, judging };
}

/** Judges what was written into a list; `null` judges its whole claim. Answers what the list has now. */
async function judged(context: WriteContext, list: LockedList, numbers: readonly string[] | null): Promise<RmaCounts> {
  const { tx, actor, platform } = context;
  const { requestId, judging, shipmentId, shipment, request } = list;
  if ((await countRows(tx, shipmentId)) > shipment.quantity) throw fail('rma.tooMany', { max: shipment.quantity });
  const isMany = numbers === null || numbers.length > mostLookedFor;
  await judgeSerials(tx, { requestId, judging, numbers: isMany ? null : numbers }).catch((error: unknown) => {
    // Someone has just given the same new number to another claim.
    throw isUniqueViolation(error) ? fail('conflict') : error;
  });
  // The task says how far the list is.
  if (shipment.serials_asked) publishChange(platform, tx, request);
  return countsOf(await transition(context, shipmentMachine, shipment, { action: actionOf(actor), extraGuards: ['isRunning'] }));
}

const numbersOf = (pairs: readonly Pair[]): string[] =>
  pairs.flatMap(({ oldSn, newSn }) => [oldSn, newSn]).filter((number) => number !== null);

const numberOf = (typed: string): string | null => (typed === '' ? null : typed);
export const pairOf = ({ oldSn, newSn }: { oldSn: string; newSn: string }): Pair => ({ oldSn: numberOf(oldSn), newSn: numberOf(newSn) });

/** Adds pairs to a locked list. */
export async function addPairs(context: WriteContext, list: LockedList, pairs: readonly Pair[]): Promise<RmaCounts> {
  const { tx } = context;
  const olds = pairs.map(({ oldSn }) => oldSn).filter((number) => number !== null);
  const before = await findNumbers(tx, list, { olds });
  await mergePairs(tx, list, pairs);
  return judged(context, list, [...before, ...numbersOf(pairs)]);
}

/** Adds typed numbers; what is there already is not added again. */
export const addRma = async (context: WriteContext, { addressId, pairs }: BodyOf<typeof api.addRma>): Promise<RmaCounts> =>
  addPairs(context, await lockList(context, addressId), pairs.map(pairOf));

type SeenRow = BodyOf<typeof api.deleteRma>['rows'][number];

/** Refuses to lose what someone else has written into rows of a locked list since they were seen; those that are gone are passed over. */
async function requireAsSeen(tx: Tx, addressId: number, rows: readonly SeenRow[]): Promise<void> {
  const seen = new Map(rows.map((row) => [row.id, pairOf(row.seen)]));
  for (const { id, oldSn, newSn } of await findPairs(tx, addressId, [...seen.keys()]))
    if (seen.get(id)?.oldSn !== oldSn || seen.get(id)?.newSn !== newSn) throw fail('stale', {}, {});
}

/** Writes other numbers into a row; without any it is deleted. */
export async function updateRma(
  context: WriteContext,
  { addressId, id, seen, ...typed }: BodyOf<typeof api.updateRma>,
): Promise<RmaCounts> {
  const { tx } = context;
  const list = await lockList(context, addressId);
  await requireAsSeen(tx, addressId, [{ id, seen }]);
  const before = await findNumbers(tx, list, { ids: [id] });
  const pair = pairOf(typed);
  const after = numbersOf([pair]);
  if (after.length === 0) await deleteNumbers(tx, addressId, [id], null);
  else if (!(await updatePair(tx, addressId, id, pair))) throw fail('notFound');
  return judged(context, list, [...before, ...after]);
}

const sideOf = (snType: 0 | 1 | undefined): 'old' | 'new' | null => (snType === undefined ? null : snType === snTypes.old ? 'old' : 'new');

/** Deletes rows, or their numbers of one side; those that are gone already are passed over. */
export async function deleteRma(context: WriteContext, { addressId, rows, snType }: BodyOf<typeof api.deleteRma>): Promise<RmaCounts> {
  const list = await lockList(context, addressId);
  await requireAsSeen(context.tx, addressId, rows);
  const ids = rows.map(({ id }) => id);
  const before = await findNumbers(context.tx, list, { ids });
  await deleteNumbers(context.tx, addressId, ids, sideOf(snType));
  return judged(context, list, before);
}

/** Deletes a whole list, or all numbers of one side, if it has as many as were seen in it. */
export async function deleteAllRma(
  context: WriteContext,
  { addressId, snType, seen }: BodyOf<typeof api.deleteAllRma>,
): Promise<RmaCounts> {
  const list = await lockList(context, addressId);
  const { old_count: oldCount, new_count: newCount } = list.shipment;
  if (seen !== undefined && (seen.oldCount !== oldCount || seen.newCount !== newCount)) throw fail('stale', {}, {});
  await deleteNumbers(context.tx, addressId, null, sideOf(snType));
  await auditChange(context, {
    action: 'shipment.deleteSerials',
    subjectType: 'request',
    subjectId: list.requestId,
    before: { addressId, snType, oldCount, newCount },
  });
  return judged(context, list, null);
}

/** A page of the list of a part of an exchange whose claim the caller may see. */
export async function listRma(
  context: Context,
  { addressId, snType, show, text = '', pageNum, pageSize }: QueryOf<typeof api.listRma>,
): Promise<Page<RmaRow>> {
  await readAddress(context, addressId);
  const filter = { side: sideOf(snType), isToFix: show === 'toFix', text };
  const { rows, total } = await findPage(context.db, addressId, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  return { rows: rows.map(toRow), total };
}
