import { BatchAddressBody, type OldPiecesHandling } from '@heliodesk/contract/shipment';
import { tipTypes } from '@heliodesk/contract/request';
import { openTasksOf, takeStep } from '#src/domains/request/seed.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import { utcDay } from '#src/platform/days.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { UploadedFile } from '#src/platform/http/call.ts';
import { saveAddress } from './service/addresses.ts';
import { setDates } from './service/dates.ts';
import { markDelivered } from './service/deliver.ts';
import { addFile } from './service/files.ts';
import { recordOldPieces } from './service/old-pieces.ts';
import { listExchanges } from './service/read.ts';
import { addRma } from './service/serials.ts';
import { markShipped } from './service/ship.ts';
import { submitAddresses } from './service/submit.ts';

export interface DeliveryAddressSeed {
  addressTitle: string;
  contactPerson: string;
  mobile: string;
  shipToCountry: number;
  province: string;
  city: string;
  address: string;
  postalCode: string;
  note: string;
}

/** The customer has all pieces of an exchange delivered to one address; answers its id, which its delivery has too. */
export async function enterAddress(context: Context, requestId: number, address: DeliveryAddressSeed): Promise<number> {
  const [task] = await openTasksOf(context, requestId, tipTypes.addresses);
  const exchange = (await listExchanges(context, requestId)).find(({ tipsId }) => tipsId === task?.tipsId);
  if (task === undefined || exchange === undefined) throw new Error(`No address was asked for in request ${requestId}`);
  const { tipsId } = task;
  const { tipsId: _, ...saved } = BatchAddressBody.parse({ tipsId, ...address, batchQty: exchange.quantity });
  const { addressId } = await transaction(context.db, (tx) => saveAddress(withTx(context, tx), { tipsId }, saved));
  await transaction(context.db, (tx) => submitAddresses(withTx(context, tx), { tipsId }, { requestId }));
  return addressId;
}

interface Target {
  requestId: number;
  addressId: number;
}

/** Staff set when goods leave and arrive, in days from now. */
export async function planGoods(context: Context, { requestId, addressId }: Target, days: { etd: number; eta: number }): Promise<void> {
  const dayIn = (later: number) => utcDay(new Date(context.platform.clock.now().getTime() + later * 86_400_000));
  const dates = { etd: dayIn(days.etd), eta: dayIn(days.eta), reason: '' };
  await takeStep(context, requestId, (write, target) => setDates(write, { ...target, addressIds: [addressId], ...dates }));
}

const todayOf = ({ platform }: Context): string => utcDay(platform.clock.now());

/** Goods leave today. */
export async function shipGoods(
  context: Context,
  { requestId, addressId }: Target,
  by: { carrier: string; trackingNo: string },
): Promise<void> {
  const shipTime = todayOf(context);
  await takeStep(context, requestId, (write, target) => markShipped(write, { ...target, addressIds: [addressId], shipTime, ...by }));
}

/** Goods arrive today. */
export async function deliverGoods(context: Context, { requestId, addressId }: Target, proof: UploadedFile): Promise<void> {
  const { attId } = await addFile(context, { addressId, purpose: 'proof' }, proof);
  const deliverTime = todayOf(context);
  await takeStep(context, requestId, (write, target) => markDelivered(write, { ...target, addressId, deliverTime, attIds: [attId] }));
}

/** It is recorded what becomes of the old pieces. */
export async function keepOldPieces(
  context: Context,
  { requestId, addressId }: Target,
  old: { handling: OldPiecesHandling; note: string },
): Promise<void> {
  await takeStep(context, requestId, (write, target) => recordOldPieces(write, { ...target, addressId, attIds: [], ...old }));
}

/** The old and the new serial numbers of a delivery, in pairs. */
export async function pairSerials(
  context: Context,
  { addressId }: Target,
  { olds, news }: { olds: readonly string[]; news: readonly string[] },
): Promise<void> {
  const pairs = olds.map((oldSn, index) => ({ oldSn, newSn: news[index] ?? '' }));
  await transaction(context.db, (tx) => addRma(withTx(context, tx), { addressId, pairs }));
}
