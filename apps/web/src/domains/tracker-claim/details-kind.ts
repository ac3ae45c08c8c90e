import { getPartsDetails, trackerClaimAskable, updatePartsDetails } from '@heliodesk/contract/tracker-claim';
import { numberOf, textOf } from '#src/domains/request/index.ts';
import type { DetailsKind } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';
import { claimInputs } from './claim-inputs.ts';
import { TypedSubmission } from './claim-values.ts';

/** Details of a tracker claim that tasks ask for. */
export const trackerClaimDetails: DetailsKind = {
  askable: trackerClaimAskable,
  Submission: TypedSubmission,
  inputs: {
    ...claimInputs,
    'basicReq.desc': { as: 'long' },
    'partsClaim.unit': { as: 'choice', from: 'unit' },
    'partsClaim.lastRequestNo': { as: 'request' },
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
};
