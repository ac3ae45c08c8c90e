import { enquiryAskable } from '../enquiry/index.ts';
import { moduleClaimAskable } from '../module-claim/index.ts';
import { requestTypes, requestTypeValues, type Askable, type RequestType } from '../request/index.ts';
import { trackerClaimAskable } from '../tracker-claim/index.ts';

/** What each kind of request can be asked for. */
const askables: Readonly<Record<RequestType, Askable>> = {
  [requestTypes.moduleEnquiry]: enquiryAskable,
  [requestTypes.trackerEnquiry]: enquiryAskable,
  [requestTypes.moduleClaim]: moduleClaimAskable,
  [requestTypes.trackerClaim]: trackerClaimAskable,
};

/** The fields that some kinds of requests can be asked for, in their order. */
export const askableFields = (types: readonly RequestType[]): string[] => [...new Set(types.flatMap((type) => askables[type].fields))];

const all = new Set(askableFields(requestTypeValues));

/** Whether any kind of request has this field. */
export const isAskable = (field: string): boolean => all.has(field);
