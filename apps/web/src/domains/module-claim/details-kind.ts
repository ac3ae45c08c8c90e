import { getModuleDetails, moduleClaimAskable, ModuleClaimSubmission, updateModuleDetails } from '@heliodesk/contract/module-claim';
import { numberOf, textOf } from '#src/domains/request/index.ts';
import type { DetailsKind } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';
import { claimInputs } from './claim-inputs.ts';
import { projectOf } from './claim-values.ts';

/** Details of a module claim that tasks ask for. */
export const moduleClaimDetails: DetailsKind = {
  askable: moduleClaimAskable,
  Submission: ModuleClaimSubmission,
  inputs: {
    ...claimInputs,
    'basicReq.desc': { as: 'long' },
    'moduleClaim.unit': { as: 'choice', from: 'unit' },
    'moduleClaim.lastRequestNo': { as: 'request' },
  },
  load: async (requestId, signal) => {
    const { version, fields, unlocked, basicReq, moduleClaim } = await call(getModuleDetails, {
      params: { id: requestId },
      signal,
      quiet: true,
    });
    const { quantity, lastRequestNo } = moduleClaim;
    return {
      version,
      fields,
      unlocked,
      values: {
        basicReq: { desc: basicReq.desc },
        moduleClaim: { ...moduleClaim, ...projectOf(moduleClaim), quantity: numberOf(quantity), lastRequestNo: textOf(lastRequestNo) },
      },
    };
  },
  save: ({ msgId, version, values }) => call(updateModuleDetails, { body: { ...values, msgId, version }, background: true, quiet: true }),
};
