import { tipTypes } from '@heliodesk/contract/request';
import { solutionKinds } from '@heliodesk/contract/solution';
import { addUnplannedExchanges, isBound, notifyContact, sendStepTip, type RequestRecord } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { findNewExchanges, insertExchange, updateTask, type ExchangeRecord } from '../store/exchanges.ts';

/** Gives the contact of a locked claim the task to say where an exchange goes, with a mail. Answers the claim as it is then. */
export async function sendAddressTask(
  context: WriteContext<Caller>,
  request: RequestRecord,
  exchange: ExchangeRecord,
): Promise<RequestRecord> {
  const sent = await sendStepTip(context, request, { tipsType: tipTypes.addresses, subjectId: exchange.id });
  await updateTask(context.tx, exchange.id, sent.tipsId);
  await notifyContact({ ...context, actor: null }, sent.request, {
    template: 'addressesAsked',
    params: { count: String(exchange.quantity), due: sent.due },
  });
  return sent.request;
}

/** Asks for the delivery addresses of the exchanges of a locked claim that have just started to run. */
export async function askForAddresses(context: WriteContext<Caller>, started: RequestRecord): Promise<RequestRecord> {
  if (!isBound(started)) return started;
  const found = await findNewExchanges(context.tx, started.id, solutionKinds.exchange);
  if (found.length === 0) return started;
  await addUnplannedExchanges(context.tx, started.id, found.length);
  let request: RequestRecord = started;
  for (const each of found) request = await sendAddressTask(context, request, await insertExchange(context.tx, each));
  return request;
}
