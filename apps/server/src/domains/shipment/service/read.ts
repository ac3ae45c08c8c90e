import type { BatchAddress, BatchSettlement, Settlement } from '@heliodesk/contract/shipment';
import type { CreditNoteSettlement } from '@heliodesk/contract/payment';
import { creditNoteOf } from '#src/domains/payment/index.ts';
import { findRequest, findStepTip } from '#src/domains/request/index.ts';
import { tipTypes } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findDatesOf } from '../store/dates.ts';
import { findCorrections } from '../store/corrections.ts';
import { findHead, findHeadsOf, type ExchangeHead } from '../store/heads.ts';
import { findShipment, findShipmentsOf, type ShipmentRecord } from '../store/shipments.ts';
import { toBatch, type Beside } from '../view.ts';
import { findFilesOf, mayReadReplaced } from './files.ts';

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** What a call names the task by. */
export type Key = { tipsId: number } | { msgId: number };

/** The exchange that a task is about. */
export async function exchangeOf({ db }: Pick<Context, 'db'>, key: Key): Promise<number> {
  const tip = await findStepTip(db, key);
  if (tip?.type !== tipTypes.addresses) throw fail('notFound');
  return tip.subjectId;
}

/** What is shown beside the parts of exchanges of a claim. */
async function findBeside({ db, actor }: Context, heads: readonly ExchangeHead[], shipments: readonly ShipmentRecord[]): Promise<Beside> {
  const corrected = mayReadReplaced(actor) && shipments.some(({ state }) => state === 'delivered');
  const [dates, files, corrections] = await Promise.all([
    findDatesOf(db, idsOf(heads)),
    findFilesOf(db, actor, idsOf(shipments)),
    findCorrections(db, corrected ? [...new Set(heads.map(({ request_id: requestId }) => requestId))] : []),
  ]);
  return { dates, files, corrections };
}

/** An exchange of a claim that the caller may see; another one is answered like a missing one. */
export async function readExchange(context: Context, exchangeId: number): Promise<BatchSettlement> {
  const { db, actor } = context;
  const head = await findHead(db, exchangeId);
  if (head === undefined || (await findRequest(db, actor, head.request_id)) === undefined) throw fail('notFound');
  const shipments = await findShipmentsOf(db, [exchangeId]);
  return toBatch(head, { shipments, ...(await findBeside(context, [head], shipments)) }, context);
}

export const readTask = async (context: Context, key: Key): Promise<BatchSettlement> =>
  readExchange(context, await exchangeOf(context, key));

/** The same without its addresses. */
export async function readSettlement(context: Context, key: Key): Promise<Settlement> {
  const { addresses: _, ...settlement } = await readTask(context, key);
  return settlement;
}

/** What a task is about, which may be the credit note of a compensation: the calls have the same names for both. */
export async function readSettled<OfExchange>(
  context: Context,
  key: Key,
  readOfExchange: (context: Context, key: Key) => Promise<OfExchange>,
): Promise<OfExchange | CreditNoteSettlement> {
  const tip = await findStepTip(context.db, key);
  return tip?.type === tipTypes.creditNote ? creditNoteOf(context, tip) : readOfExchange(context, key);
}

export async function readAddress(context: Context, shipmentId: number): Promise<BatchAddress> {
  const shipment = await findShipment(context.db, shipmentId);
  if (shipment === undefined) throw fail('notFound');
  const { addresses } = await readExchange(context, shipment.exchange_id);
  const address = addresses.find(({ addressId }) => addressId === shipmentId);
  if (address === undefined) throw fail('notFound');
  return address;
}

/** The exchanges of a claim that the caller may see. */
export async function listExchanges(context: Context, requestId: number): Promise<BatchSettlement[]> {
  const { db, actor } = context;
  const [request, heads] = await Promise.all([findRequest(db, actor, requestId), findHeadsOf(db, requestId)]);
  if (request === undefined) throw fail('notFound');
  const ids = heads.map(({ id }) => id);
  const shipments = await findShipmentsOf(db, ids);
  const beside = await findBeside(context, heads, shipments);
  const byExchange = Map.groupBy(shipments, ({ exchange_id: exchangeId }) => exchangeId);
  return heads.map((head) => toBatch(head, { shipments: byExchange.get(head.id) ?? [], ...beside }, context));
}
