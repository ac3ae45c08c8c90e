import { claimSteps, getModuleClaimDraft, ModuleClaimSubmission, saveModuleClaim } from '@heliodesk/contract/module-claim';
import { requestTypes } from '@heliodesk/contract/request';
import { attachmentsStepOf, draftTitle } from '#src/domains/request/index.ts';
import type { RequestDraftKind } from '#src/domains/request/index.ts';
import { SerialsStep } from '#src/domains/serial-number/index.ts';
import { call } from '#src/platform/http/call.ts';
import { claimInputs } from './claim-inputs.ts';
import { claimTexts } from './claim-texts.tsx';
import { claimOf, emptyClaim } from './claim-values.ts';
import type { ClaimValues } from './claim-values.ts';
import { ClaimChecks } from './components/claim-checks.tsx';
import { DetailsReview, SerialsReview, ShippingReview } from './components/claim-reviews.tsx';
import { ClaimSent } from './components/claim-sent.tsx';
import { ClaimSidebar } from './components/claim-sidebar.tsx';
import { ClaimStepStates } from './components/claim-step-states.tsx';
import { Contradictions } from './components/contradictions.tsx';
import { DetailsStep } from './components/details-step.tsx';
import { ShippingStep } from './components/shipping/shipping-step.tsx';

/** Module claims as drafts: their fields, steps and calls (spec 2 §2). */
export const claimDraftKind: RequestDraftKind<ClaimValues> = {
  type: requestTypes.moduleClaim,
  steps: [
    { key: 'details', Fields: DetailsStep, Review: DetailsReview },
    { key: 'shipping', Fields: ShippingStep, Review: ShippingReview, isShort: true },
    { key: 'serials', Work: SerialsStep, Review: SerialsReview },
    attachmentsStepOf(requestTypes.moduleClaim),
  ],
  Submission: ModuleClaimSubmission,
  stepOf: claimSteps.of,
  empty: emptyClaim,
  load: async (requestId, { isCopy, signal }) => {
    const query = isCopy ? ({ action: 'clone' } as const) : {};
    const view = await call(getModuleClaimDraft, { params: { id: requestId }, query, signal, quiet: true });
    return {
      ...view,
      type: requestTypes.moduleClaim,
      title: draftTitle(view.basicReq),
      values: claimOf(view),
      requestNo: view.basicReq.requestNo,
    };
  },
  save: ({ values, head, options }, settings) =>
    call(saveModuleClaim, { body: { ...values, basicReq: { ...values.basicReq, ...head }, ...options }, ...settings }),
  texts: claimTexts,
  answers: claimInputs,
  Checks: ClaimChecks,
  Sent: ClaimSent,
  StepStates: ClaimStepStates,
  Contradictions,
  Sidebar: ClaimSidebar,
};
