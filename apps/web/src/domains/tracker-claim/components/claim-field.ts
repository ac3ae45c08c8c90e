import { draftField } from '#src/domains/request/index.ts';
import { TypedSubmission } from '../claim-values.ts';
import type { ClaimValues } from '../claim-values.ts';

/** One field of the claim: its label, its help, and the contract's rule. */
export const ClaimField = draftField<ClaimValues>(TypedSubmission);
