import type { Askable } from '../request/index.ts';

/** The parts of a claim, tracker parts and inverters, which are asked for as a whole. */
export const partsGroup = 'parts';

/** What tips can ask for of a tracker claim. */
export const trackerClaimAskable: Askable = {
  head: 'basicReq',
  part: 'partsClaim',
  fields: [
    'basicReq.desc',
    'partsClaim.quantity',
    partsGroup,
    'partsClaim.defectDate',
    'partsClaim.projectName',
    'partsClaim.capacity',
    'partsClaim.country',
    'partsClaim.city',
    'partsClaim.lastRequestNo',
  ],
  // The pieces of the parts add up to those of the claim.
  together: { [partsGroup]: ['partsClaim.quantity'], 'partsClaim.capacity': ['partsClaim.unit'] },
};
