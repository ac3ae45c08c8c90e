/** The four types of request (spec 2 §3). */
export const requestTypes = { moduleEnquiry: 1, trackerEnquiry: 2, moduleClaim: 3, trackerClaim: 4 } as const;
export type RequestType = (typeof requestTypes)[keyof typeof requestTypes];
/** Names of the types, in the phrases and in what a browser keeps. */
export const requestTypeNames = { 1: 'moduleEnquiry', 2: 'trackerEnquiry', 3: 'moduleClaim', 4: 'trackerClaim' } as const satisfies Record<
  RequestType,
  keyof typeof requestTypes
>;
export const requestTypeValues = Object.values(requestTypes);

export const isClaim = (type: RequestType): boolean => type === requestTypes.moduleClaim || type === requestTypes.trackerClaim;

/** First two letters of the request number (spec 3 §7). */
export const numberPrefixes = { 1: 'ME', 2: 'TE', 3: 'MC', 4: 'TC' } as const satisfies Record<RequestType, string>;

/** In the order of dictionary `request_status`: the index is the dictionary's value. */
export const requestStatuses = [
  'draft',
  'submitted',
  'picked_up',
  'pending',
  'approved',
  'processing',
  'completed',
  'rejected',
  'withdrawn',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** States in which a request is still being worked on. */
export const liveStatuses = ['submitted', 'picked_up', 'pending', 'approved', 'processing'] as const satisfies RequestStatus[];
export const closedStatuses = ['completed', 'rejected', 'withdrawn'] as const satisfies RequestStatus[];

/** Whether nothing is to come for a request. */
export const isOver = (status: RequestStatus): boolean => closedStatuses.some((closed) => closed === status);

export const waitingOnValues = ['customer', 'us', 'provider', 'none'] as const;
export type WaitingOn = (typeof waitingOnValues)[number];

/** How an enquiry was completed: with an answer, or as nothing for us, after which there is no survey (workflow §4). */
export const outcomes = ['answered', 'notForUs'] as const;
export type Outcome = (typeof outcomes)[number];

/** The category of the questionnaire that is about a completed request (workflow §9). */
export const surveyCategories = { 1: 2, 2: 0, 3: 3, 4: 1 } as const satisfies Record<RequestType, number>;

/**
 * Why two requests are linked, read from the first to the second: a claim is the claim of an enquiry, the duplicate of another claim, or
 * goes on with what was undecided of another claim.
 */
export const linkKinds = ['claimOf', 'duplicateOf', 'splitFrom'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** The claim that an enquiry about the same thing becomes. */
export const claimTypeOf = (type: RequestType): RequestType =>
  type === requestTypes.trackerEnquiry || type === requestTypes.trackerClaim ? requestTypes.trackerClaim : requestTypes.moduleClaim;

/** Process node codes (workflow §1). They are no step ids: 6 is rejected here and survey there. */
export const processNodes = {
  submitted: 0,
  pickedUp: 1,
  awaitingApproval: 2,
  deliveryDates: 3,
  reserved: 4,
  completed: 5,
  rejected: 6,
  approved: 7,
  surveyed: 8,
} as const;
export type ProcessNodeCode = (typeof processNodes)[keyof typeof processNodes];
