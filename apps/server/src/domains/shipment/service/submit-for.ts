import type { BodyOf, Language } from '@heliodesk/contract/kit';
import type { BatchSettlement, submitAddressesWithConsent } from '@heliodesk/contract/shipment';
import { answerWithConsent, keepReceipt, lockWithConsent, tellAnsweredFor } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { exchangeMachine } from '../machine.ts';
import type { ExchangeRecord } from '../store/exchanges.ts';
import { findHead } from '../store/heads.ts';
import { deleteShipment, findShipmentsOf, insertShipment, type ShipmentRecord } from '../store/shipments.ts';
import { fieldsOf } from './addresses.ts';
import { exchangeOf, readExchange } from './read.ts';
import { factsOf, lineOf } from './receipt-facts.ts';
import { checkAddresses } from './submit.ts';

type Body = BodyOf<typeof submitAddressesWithConsent>;

/** Puts these addresses in the place of those that were entered before. */
async function replaceAddresses({ tx }: WriteContext, exchange: ExchangeRecord, addresses: Body['addresses']): Promise<ShipmentRecord[]> {
  for (const { id } of await findShipmentsOf(tx, [exchange.id])) await deleteShipment(tx, id);
  for (const [index, address] of addresses.entries())
    await insertShipment(tx, exchange.id, fieldsOf(exchange, address, undefined, `addresses.${index}.`));
  return findShipmentsOf(tx, [exchange.id]);
}

/** Staff submit the addresses of an exchange for the claim's contact, who has agreed to them in writing. */
export async function submitAddressesFor(context: WriteContext, { msgId, version, attId, addresses }: Body): Promise<BatchSettlement> {
  const { tx, actor, platform, language } = context;
  const exchangeId = await exchangeOf(context, { msgId });
  const locked = await lockWithConsent(context, msgId);
  const { contact_id: contactId, open_shipments: openShipments } = locked.request;
  const exchange = await findHead(tx, exchangeId);
  if (exchange === undefined || contactId === null) throw fail('notFound');
  if (exchange.version !== version) throw fail('stale', {}, { version: exchange.version });
  const shipments = await replaceAddresses(context, exchange, addresses);
  checkAddresses(exchange, shipments);
  const change = { open_shipments: openShipments + shipments.length };
  const { request, consent } = await answerWithConsent(context, locked, { attId, contactId, change });
  await transition(context, exchangeMachine, exchange, {
    action: 'submitFor',
    change: { addressed_by: actor.userId, addressed_at: platform.clock.now() },
  });
  const facts = factsOf(exchange, shipments, language, consent);
  await keepReceipt(context, request, { kind: 'addresses', tipsId: locked.tip.id, facts });
  const answers = shipments.map((row) => lineOf(row, request.language as Language)).join('\n\n');
  await tellAnsweredFor(context, request, { contactId, answers, consent });
  return readExchange(context, exchangeId);
}
