/** Steps of the wizard (spec 2 §2). */
export const claimSteps = ['details', 'shipping', 'serials', 'attachments', 'complete'] as const;
export type ClaimStep = (typeof claimSteps)[number];

export const isClaimStep = (value: string | null): value is ClaimStep => claimSteps.includes(value as ClaimStep);

const inShipping: ReadonlySet<string> = new Set(['moduleClaim.deliverPhone', 'moduleClaim.deliverAddress']);

/** The step on which a field of the save call stands. */
export function stepOfField(path: string): ClaimStep {
  if (path.startsWith('requestAddressReq') || inShipping.has(path)) return 'shipping';
  if (path.startsWith('basicReq.attIds') || path.startsWith('attachment')) return 'attachments';
  return path.startsWith('sn') ? 'serials' : 'details';
}

/** Where a submitted claim is looked at. */
export const submittedPath = '/warrantyclaim/moduleSubmit';
