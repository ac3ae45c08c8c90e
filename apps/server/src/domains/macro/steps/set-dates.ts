import type { DatesPreview, MacroStepOf, StepBlock } from '@heliodesk/contract/macro';
import { mostAddresses } from '@heliodesk/contract/shipment';
import { formatDay } from '@heliodesk/phrases/formats/times';
import type { RequestRecord } from '#src/domains/request/index.ts';
import { changedByDates, faultOfDates, findUnarrived, placesIn, setDates as set, type Plannable } from '#src/domains/shipment/index.ts';
import type { Context } from '#src/platform/context.ts';
import { blockedBy, blockOfAction, cannotUndo, planOf, type Blocked, type StepInput, type StepRunner } from './step.ts';

/** What a day that isn't chosen yet looks like in a text. */
const unchosen = '…';

interface Chosen extends Pick<DatesPreview, 'etd' | 'eta' | 'reason'> {
  /** Deliveries that dates can be set for, … */
  choices: Plannable[];
  /** … and those that they are set for. */
  shipments: Plannable[];
}

async function chosenFor({ db }: Context, request: RequestRecord, { addressIds, etd = '', eta = '', reason }: StepInput): Promise<Chosen> {
  const choices = await findUnarrived(db, request.id, mostAddresses);
  const isChosen = ({ id, dates }: Plannable): boolean => (addressIds === undefined ? dates === 0 : addressIds.includes(id));
  return { choices, shipments: choices.filter(isChosen), etd, eta, reason };
}

const faults = { etd: 'wrongDates', eta: 'wrongDates', reason: 'dateReasonMissing', count: 'tooManyDates' } as const satisfies Record<
  string,
  StepBlock
>;

function whyNot({ platform }: Context, { choices, shipments, ...dates }: Chosen): Blocked | null {
  if (choices.length === 0) return blockedBy('nothingToShip');
  if (shipments.length === 0 || dates.etd === '' || dates.eta === '') return blockedBy('inputMissing');
  if (dates.etd > dates.eta) return blockedBy('wrongDates');
  const changed = changedByDates(shipments, dates);
  if (changed.length === 0) return blockedBy('sameDates');
  const fault = faultOfDates(platform.clock.now(), changed, dates);
  return fault === null ? null : blockedBy(faults[fault]);
}

const toPreview = ({ choices, shipments, ...dates }: Chosen): DatesPreview => ({
  choices: choices.map(({ id, title, city, etd, eta }) => ({ addressId: id, name: title || city, etd: etd ?? '', eta: eta ?? '' })),
  addressIds: shipments.map(({ id }) => id),
  ...dates,
});

/** Sets when goods leave and arrive; dates that were set stay in the list, and the customer is told of them. */
export const setDates: StepRunner<MacroStepOf<'setDates'>> = {
  plan: async (context, { input }, request) => {
    const chosen = await chosenFor(context, request, input);
    return planOf({
      input: 'dates',
      dates: toPreview(chosen),
      blocked: blockOfAction(context, request, 'setDates') ?? whyNot(context, chosen),
    });
  },
  run: async (context, { id, version }, { dates }) => {
    if (dates !== null) {
      const { addressIds, etd, eta, reason } = dates;
      await set(context, { requestId: id, version, addressIds, etd, eta, reason });
    }
    return cannotUndo;
  },
  values: async (context, request, _step, { language, input }) => {
    const { shipments, etd, eta } = await chosenFor(context, request, input);
    const dayOf = (day: string): string => (day === '' ? unchosen : formatDay(day, language, 'UTC'));
    return { places: shipments.length === 0 ? unchosen : placesIn(language, shipments), etd: dayOf(etd), eta: dayOf(eta) };
  },
};
