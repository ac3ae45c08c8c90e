import { requestTypes } from '@heliodesk/contract/request';
import { getTrackerClaim, saveTrackerClaim, trackerClaimSteps } from '@heliodesk/contract/tracker-claim';
import { attachmentsStepOf, draftTitle } from '#src/domains/request/index.ts';
import type { RequestDraftKind } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';
import { claimInputs } from './claim-inputs.ts';
import { claimTexts } from './claim-texts.tsx';
import { claimOf, emptyClaim, TypedSubmission } from './claim-values.ts';
import type { ClaimValues } from './claim-values.ts';
import { ClaimChecks } from './components/claim-checks.tsx';
import { DetailsReview, PartsReview } from './components/claim-reviews.tsx';
import { ClaimSent } from './components/claim-sent.tsx';
import { ClaimSidebar } from './components/claim-sidebar.tsx';
import { ClaimStepStates } from './components/claim-step-states.tsx';
import { Contradictions } from './components/contradictions.tsx';
import { DetailsStep } from './components/details-step.tsx';
import { PartsStep } from './components/parts-step.tsx';

/** Tracker claims as drafts: their fields, steps and calls (spec 2 §2). */
export const claimDraftKind: RequestDraftKind<ClaimValues> = {
  type: requestTypes.trackerClaim,
  steps: [
    { key: 'details', Fields: DetailsStep, Review: DetailsReview },
    { key: 'parts', Work: PartsStep, Review: PartsReview },
    attachmentsStepOf(requestTypes.trackerClaim),
  ],
  Submission: TypedSubmission,
  stepOf: trackerClaimSteps.of,
  empty: emptyClaim,
  load: async (requestId, { isCopy, signal }) => {
    const query = isCopy ? ({ requestId, action: 'clone' } as const) : { requestId };
    const view = await call(getTrackerClaim, { query, signal, quiet: true });
    return {
      ...view,
      type: requestTypes.trackerClaim,
      title: draftTitle(view.basicRes),
      values: claimOf(view),
      requestNo: view.basicRes.requestNo,
    };
  },
  save: ({ values, head, options }, settings) =>
    call(saveTrackerClaim, { body: { ...values, basicReq: { ...values.basicReq, ...head }, ...options }, ...settings }),
  texts: claimTexts,
  answers: claimInputs,
  Checks: ClaimChecks,
  Sent: ClaimSent,
  StepStates: ClaimStepStates,
  Contradictions,
  Sidebar: ClaimSidebar,
};
