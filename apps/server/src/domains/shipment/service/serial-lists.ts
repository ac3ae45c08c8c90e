import type { Page, QueryOf } from '@heliodesk/contract/kit';
import { mostRmaLists, type RmaList } from '@heliodesk/contract/shipment';
import type * as api from '@heliodesk/contract/shipment';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { shipmentActionsOf } from '../machine.ts';
import { countLists, findLists, type SerialListHead } from '../store/serial-lists.ts';
import { shipmentGuardsOf } from '../view.ts';

const toList = (head: SerialListHead, actor: Caller): RmaList => ({
  addressId: head.id,
  requestId: head.request_id,
  requestNo: head.request_no,
  projectName: head.project_name,
  name: head.title || head.contact_person,
  state: head.state,
  quantity: head.quantity,
  oldCount: head.old_count,
  newCount: head.new_count,
  fitCount: head.fit_count,
  fixCount: head.row_count - head.fit_count,
  checksSerials: head.checks_serials,
  finishTime: head.done_at?.toISOString() ?? null,
  isAsked: head.serials_asked,
  isOpen: shipmentActionsOf(actor, head, shipmentGuardsOf({ state: head.exchange_state })).some(
    ({ name, blockedBy }) => (name === 'changeSerials' || name === 'answerSerials') && blockedBy.length === 0,
  ),
});

/** Lists of serial numbers of claims that the caller may see: first those that go on, then those that are done. */
export async function listSerialLists(
  { db, actor }: Context,
  { pageNum, pageSize, addressId, text = '' }: QueryOf<typeof api.listRmaLists>,
): Promise<Page<RmaList>> {
  const offset = (pageNum - 1) * pageSize;
  if (offset >= mostRmaLists) throw failFields({ path: 'pageNum', rule: 'pageTooDeep', params: { max: mostRmaLists } });
  const [goingOn, over] = [
    { state: 'addressed', addressId, text },
    { state: 'done', addressId, text },
  ] as const;
  const running = await countLists(db, actor, goingOn, mostRmaLists);
  const done = await countLists(db, actor, over, mostRmaLists);
  const first = await findLists(db, actor, goingOn, { limit: pageSize, offset });
  const rest = { limit: pageSize - first.length, offset: Math.max(0, offset - running) };
  const rows = [...first, ...(await findLists(db, actor, over, rest))];
  return { rows: rows.map((head) => toList(head, actor)), total: Math.min(mostRmaLists, running + done) };
}
