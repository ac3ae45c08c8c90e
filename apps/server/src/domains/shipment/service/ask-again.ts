import type { BodyOf } from '@heliodesk/contract/kit';
import type { askAddresses, BatchSettlement } from '@heliodesk/contract/shipment';
import { lockRequest, requestMachine } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { exchangeMachine } from '../machine.ts';
import { findHead } from '../store/heads.ts';
import { findShipmentsOf } from '../store/shipments.ts';
import { guardsOf } from '../view.ts';
import { sendAddressTask } from './ask.ts';
import { readExchange } from './read.ts';

/** Asks once more where an exchange goes; what was entered stays in the form. */
export async function askOnceMore(
  context: WriteContext,
  { requestId, version, exchangeId }: BodyOf<typeof askAddresses>,
): Promise<BatchSettlement> {
  const request = await lockRequest(context, requestId, version);
  const exchange = await findHead(context.tx, exchangeId);
  if (exchange?.request_id !== requestId) throw fail('notFound');
  const asked = await transition(context, requestMachine, request, {
    action: 'askAddresses',
    change:
      exchange.state === 'addressed'
        ? { open_shipments: request.open_shipments - (await findShipmentsOf(context.tx, [exchangeId])).length }
        : {},
    after: { exchangeId },
  });
  const open = await transition(context, exchangeMachine, exchange, {
    action: 'askAgain',
    extraGuards: guardsOf(exchange),
    change: { addressed_by: null, addressed_at: null },
  });
  await sendAddressTask(context, asked, open);
  return readExchange(context, exchangeId);
}
