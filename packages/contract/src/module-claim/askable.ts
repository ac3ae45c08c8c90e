import type { Askable } from '../request/index.ts';

/** What tips can ask for of a module claim. */
export const moduleClaimAskable: Askable = {
  head: 'basicReq',
  part: 'moduleClaim',
  fields: [
    'basicReq.desc',
    'moduleClaim.quantity',
    'moduleClaim.defectDate',
    'moduleClaim.projectName',
    'moduleClaim.capacity',
    'moduleClaim.projectCountry',
    'moduleClaim.projectCity',
    'moduleClaim.projectAddress',
    'moduleClaim.type',
    'moduleClaim.bracket',
    'moduleClaim.lastRequestNo',
    'moduleClaim.deliverPhone',
    'moduleClaim.deliverAddress',
  ],
  together: { 'moduleClaim.capacity': ['moduleClaim.unit'] },
};
