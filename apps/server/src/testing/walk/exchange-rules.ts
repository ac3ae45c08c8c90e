import { processNodes, requestTypes } from '@heliodesk/contract/request';
import type { CaseState } from './case-state.ts';

/** The form of an exchange is open as long as its task is; what was submitted adds up. */
export function* exchangeFaults({ request, exchanges: all }: CaseState): Generator<string> {
  for (const { id, state, quantity, is_asked: isAsked, is_submitted: isSubmitted, given } of all) {
    if ((state !== 'asked') !== isSubmitted || (isSubmitted && given !== quantity))
      yield `exchange ${id} is ${state} with ${given} of ${quantity} pieces`;
    if (isAsked && isSubmitted) yield `exchange ${id} has an open task for addresses that were submitted`;
  }
  const unplanned = all.filter(({ dates }) => dates === 0).length;
  if (unplanned !== request['unplanned_exchanges'])
    yield `${unplanned} exchanges have no date, it counts ${request['unplanned_exchanges']}`;
  const shipments = all.filter(({ state }) => state === 'addressed').reduce((sum, { addresses }) => sum + addresses, 0);
  if (shipments !== request['open_shipments']) yield `it has ${shipments} shipments, it counts ${request['open_shipments']}`;
  const hasDates = request.nodes.includes(processNodes.deliveryDates);
  if (hasDates !== all.some(({ dates }) => dates > 0)) yield `its process ${hasDates ? 'shows' : 'lacks'} delivery dates`;
}

type List = CaseState['lists'][number];

const fits = ({ old_sn: old, new_sn: fresh, old_fault: oldFault, new_fault: newFault }: List['rows'][number]): boolean =>
  old !== null && fresh !== null && oldFault === null && newFault === null;

function* ofList({ id, quantity, row_count: count, fit_count: fit, rows }: List): Generator<string> {
  if (rows.length > quantity) yield `delivery ${id} has ${rows.length} pairs for ${quantity} pieces`;
  const fitting = rows.filter(fits).length;
  if (count !== rows.length || fit !== fitting)
    yield `delivery ${id} has ${rows.length} pairs of which ${fitting} fit, it counts ${count} and ${fit}`;
  if (rows.some((row) => row.old_fault === 'unchecked' || row.new_fault === 'unchecked')) yield `pairs of delivery ${id} were not judged`;
}

/** Lists of old and new serial numbers are judged and counted, no number fits twice, and what is done fits whole. */
export function* pairFaults({ request, lists }: CaseState): Generator<string> {
  for (const list of lists) yield* ofList(list);
  const fitting = lists.flatMap(({ rows }) => rows.filter(fits));
  for (const side of ['old_sn', 'new_sn'] as const)
    if (new Set(fitting.map((row) => row[side])).size < fitting.length) yield `a number fits twice as ${side}`;
  const mayBeEmpty = request.type !== requestTypes.moduleClaim;
  for (const { id, is_done: isDone, quantity, fit_count: fit, row_count: count } of lists)
    if (isDone && fit !== quantity && !(mayBeEmpty && count === 0)) yield `delivery ${id} is done with ${fit} of ${quantity} pairs`;
}
