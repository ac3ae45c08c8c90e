import { violationsOf, type Violation } from '@heliodesk/contract/kit';
import { BatchAddressForm, type BatchSettlement } from '@heliodesk/contract/shipment';
import { answerStepTip, keepReceipt } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { Failure, fail } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { exchangeMachine } from '../machine.ts';
import type { ExchangeRecord } from '../store/exchanges.ts';
import { findHead } from '../store/heads.ts';
import { findShipmentsOf, type ShipmentRecord } from '../store/shipments.ts';
import { toPlace } from '../view.ts';
import { lockTask } from './addresses.ts';
import { exchangeOf, readExchange, type Key } from './read.ts';
import { factsOf } from './receipt-facts.ts';

/** What is missing from an address, or wrong about it, by the place of its fields among all addresses. */
function faultsOf(row: ShipmentRecord, index: number): Violation[] {
  const typed = toPlace(row, 'en');
  const { success, error } = BatchAddressForm.safeParse(typed);
  return success ? [] : violationsOf(error, typed).map((violation) => ({ ...violation, path: `addresses.${index}.${violation.path}` }));
}

/** Refuses addresses that aren't complete, or that don't have all pieces together. */
export function checkAddresses(exchange: ExchangeRecord, shipments: readonly ShipmentRecord[]): void {
  const given = shipments.reduce((sum, { quantity }) => sum + quantity, 0);
  const faults = shipments.flatMap(faultsOf);
  const sum: Violation[] =
    given === exchange.quantity ? [] : [{ path: 'batchQty', rule: 'addressesDiffer', params: { given, needed: exchange.quantity } }];
  if (faults.length + sum.length > 0) throw new Failure('validation', {}, [...faults, ...sum]);
}

interface Submitted {
  /** The claim, where the caller names it. */
  requestId?: number | undefined;
  /** What the caller has seen. */
  version?: number | undefined;
}

/** Submits the addresses of an exchange: the task is answered, and they stay as they are. */
export async function submitAddresses(context: WriteContext, key: Key, { requestId, version }: Submitted): Promise<BatchSettlement> {
  const { tx, actor, platform, language } = context;
  const locked = await lockTask(context, key);
  const { exchange, tip } = locked;
  if (requestId !== undefined && exchange.request_id !== requestId) throw fail('notFound');
  if (version !== undefined && exchange.version !== version) throw fail('stale', {}, { version: exchange.version });
  const shipments = await findShipmentsOf(tx, [exchange.id]);
  checkAddresses(exchange, shipments);
  const head = await findHead(tx, await exchangeOf(context, key));
  if (head === undefined) throw fail('notFound');
  const request = await answerStepTip(context, locked, { open_shipments: locked.request.open_shipments + shipments.length });
  await transition(context, exchangeMachine, exchange, {
    action: 'submit',
    change: { addressed_by: actor.userId, addressed_at: platform.clock.now() },
  });
  await keepReceipt(context, request, { kind: 'addresses', tipsId: tip.id, facts: factsOf(head, shipments, language) });
  return readExchange(context, exchange.id);
}
