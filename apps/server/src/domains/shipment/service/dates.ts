import type { BodyOf, Language } from '@heliodesk/contract/kit';
import type { RequestActed } from '@heliodesk/contract/request';
import { mostDates, untoldDelayDays, type addShipment as api } from '@heliodesk/contract/shipment';
import { formatDay } from '@heliodesk/phrases/formats/times';
import {
  acted,
  keepDeliveryDates,
  lockRequest,
  nameOf,
  notifyContact,
  requestMachine,
  type RequestRecord,
} from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { utcDay } from '#src/platform/days.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { countUnplanned, findPairs, findPlannable, insertDates, updateTold, type Plannable } from '../store/dates.ts';
import { placesIn } from './tell.ts';

const action = 'setDates';
const dayLength = 86_400_000;
/** Dates further away than this are a slip of the pen. Days. */
const furthest = 730;

type Dates = Pick<BodyOf<typeof api>, 'etd' | 'eta' | 'reason'>;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength;

/** What is wrong with dates for some deliveries, which they change; `null` if nothing. */
export function faultOfDates(
  now: Date,
  shipments: readonly Plannable[],
  { etd, eta, reason }: Dates,
): 'etd' | 'eta' | 'reason' | 'count' | null {
  const today = utcDay(now);
  const [wrong] = (['etd', 'eta'] as const).filter((path) => Math.abs(daysBetween(today, { etd, eta }[path])) > furthest);
  if (wrong !== undefined) return wrong;
  const isLater = shipments.some((before) => (before.etd !== null && etd > before.etd) || (before.eta !== null && eta > before.eta));
  if (isLater && reason === '') return 'reason';
  return shipments.some(({ dates }) => dates >= mostDates) ? 'count' : null;
}

function checkDates({ platform }: WriteContext, shipments: readonly Plannable[], dates: Dates): void {
  const fault = faultOfDates(platform.clock.now(), shipments, dates);
  if (fault === 'count') throw fail('shipment.tooManyDates', { max: mostDates });
  if (fault !== null) throw failFields({ path: fault, rule: fault === 'reason' ? 'required' : 'invalid' });
}

/** Of some deliveries, those that dates change. */
export const changedByDates = (shipments: readonly Plannable[], dates: Pick<Dates, 'etd' | 'eta'>): Plannable[] =>
  shipments.filter(({ etd, eta }) => etd !== dates.etd || eta !== dates.eta);

/** Tells the contact of first dates, and of goods that arrive much later than they were told. */
async function tell(context: WriteContext, request: RequestRecord, shipments: readonly Plannable[], { eta, reason }: Dates): Promise<void> {
  const isFirst = shipments.some(({ told_eta: told }) => told === null);
  const toTell = shipments.filter(({ told_eta: told }) => told === null || daysBetween(told, eta) > untoldDelayDays);
  if (toTell.length === 0) return;
  await updateTold(
    context.tx,
    toTell.map(({ id }) => id),
    eta,
  );
  const language = request.language as Language;
  await notifyContact(context, request, {
    template: isFirst ? 'deliveryPlanned' : 'deliveryMoved',
    params: {
      places: placesIn(language, toTell),
      eta: formatDay(eta, language, 'UTC'),
      ...(isFirst ? {} : { reason }),
    },
  });
}

/** Sets when goods leave and arrive; what was set before stays. Dates that count already change nothing. */
export async function setDates(
  context: WriteContext,
  { requestId, version, addressIds, ...dates }: BodyOf<typeof api>,
): Promise<RequestActed> {
  const { tx, platform, actor } = context;
  const request = await lockRequest(context, requestId, version);
  checkTransition(context, requestMachine, request, { action });
  const shipments = await findPlannable(tx, requestId, addressIds);
  if (shipments.length !== new Set(addressIds).size) throw fail('notFound');
  const arrived = shipments.find(({ state }) => state === 'delivered');
  if (arrived !== undefined) throw fail('action.notAllowed', {}, { state: arrived.state });
  const changed = changedByDates(shipments, dates);
  if (changed.length === 0) return acted(context, request, await nameOf(tx, request.owner_id));
  checkDates(context, changed, dates);
  const planned = await countUnplanned(tx, [...new Set(changed.map(({ exchange_id: exchangeId }) => exchangeId))]);
  await insertDates(tx, changed, { ...dates, by: actor.userId, at: platform.clock.now() });
  const step = await transition(context, requestMachine, request, {
    action,
    reason: dates.reason,
    change: { unplanned_exchanges: request.unplanned_exchanges - planned },
    after: { addressIds: changed.map(({ id }) => id), etd: dates.etd, eta: dates.eta },
  });
  await keepDeliveryDates(tx, requestId, await findPairs(tx, requestId));
  await tell(context, step, changed, dates);
  return acted(context, step, await nameOf(tx, step.owner_id));
}
