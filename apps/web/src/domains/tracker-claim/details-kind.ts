import { getPartsDetails, trackerClaimAskable, updatePartsDetails } from '@heliodesk/contract/tracker-claim';
import { numberOf, textOf } from '#src/domains/request/index.ts';
import type { DetailInput, DetailsKind } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';
import { claimInputs } from './claim-inputs.ts';
import { TypedSubmission } from './claim-values.ts';
import { AskedParts } from './components/asked-parts.tsx';

/** The fields of an inverter. */
const partInputs = {
  pcs: { as: 'number', isWhole: true },
  alarmDuration: { as: 'number', isWhole: true },
  power: { as: 'number' },
  failuresDesc: { as: 'long' },
  serialNumber: { as: 'long' },
} as const satisfies Record<string, DetailInput>;

const trackerInputs = {
  ...partInputs,
  productsType: { as: 'choice', from: 'product_type' },
  bracketType: { as: 'choice', from: 'bracket_type' },
} as const satisfies Record<string, DetailInput>;

const inList = (list: string, inputs: Readonly<Record<string, DetailInput>>): Record<string, DetailInput> =>
  Object.fromEntries(Object.entries(inputs).map(([name, input]) => [`${list}.${name}`, input]));

/** Details of a tracker claim that tasks ask for. */
export const trackerClaimDetails: DetailsKind = {
  askable: trackerClaimAskable,
  Submission: TypedSubmission,
  inputs: {
    ...claimInputs,
    'basicReq.desc': { as: 'long' },
    'partsClaim.unit': { as: 'choice', from: 'unit' },
    'partsClaim.lastRequestNo': { as: 'request' },
    ...inList('trackerList', trackerInputs),
    ...inList('inverterList', partInputs),
  },
  load: async (requestId, signal) => {
    const { version, fields, unlocked, basicReq, partsClaim } = await call(getPartsDetails, {
      params: { id: requestId },
      signal,
      quiet: true,
    });
    return {
      version,
      fields,
      unlocked,
      values: {
        basicReq: { desc: basicReq.desc },
        partsClaim: {
          ...partsClaim,
          unit: partsClaim.unit ?? '0',
          quantity: numberOf(partsClaim.quantity),
          country: numberOf(partsClaim.country),
          lastRequestNo: textOf(partsClaim.lastRequestNo),
        },
      },
    };
  },
  save: ({ msgId, version, values }) => call(updatePartsDetails, { body: { ...values, msgId, version }, background: true, quiet: true }),
  Lists: AskedParts,
};
