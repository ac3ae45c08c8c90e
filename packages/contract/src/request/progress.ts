import { isClaim, processNodes, type Outcome, type RequestType } from './states.ts';

/** Labels of the progress bar's steps (workflow §1). */
export const stepIds = { submit: 0, pickUp: 1, complete: 5, survey: 6, approved: 7, deliveryDates: 3 } as const;
export type StepId = (typeof stepIds)[keyof typeof stepIds];

/**
 * Steps of a claim with these nodes. Once it was reopened, goods that were shipped before come before the next approval; where it was
 * completed again without one, there is no such step.
 */
function claimStepsOf(shown: readonly number[]): StepId[] {
  const [approvedAt, deliveryAt] = [shown.indexOf(processNodes.approved), shown.indexOf(processNodes.deliveryDates)];
  const isLeftOut = approvedAt < 0 && shown.includes(processNodes.completed);
  const approved = isLeftOut ? [] : [stepIds.approved];
  const delivery = deliveryAt < 0 ? [] : [stepIds.deliveryDates];
  const isEarlier = deliveryAt >= 0 && (approvedAt < 0 || deliveryAt < approvedAt);
  const between = isEarlier ? [...delivery, ...approved] : [...approved, ...delivery];
  return [stepIds.submit, stepIds.pickUp, ...between, stepIds.complete, stepIds.survey];
}

const enquirySteps: StepId[] = [stepIds.submit, stepIds.pickUp, stepIds.complete, stepIds.survey];
/** No one is asked about an answer that there was none of. */
const dismissedSteps = enquirySteps.filter((step) => step !== stepIds.survey);

function stepsOf(type: RequestType, shown: readonly number[], outcome: Outcome | null): StepId[] {
  if (isClaim(type)) return claimStepsOf(shown);
  return outcome === 'notForUs' ? dismissedSteps : enquirySteps;
}

export interface Progress {
  steps: StepId[];
  /** Count of shown nodes; the step with this index is current. */
  active: number;
  rejected: boolean;
  /** A solution waits for approval: a label under the current step. */
  pending: boolean;
}

/**
 * The progress bar of a list of node codes in the order of their time. Nodes 2 and 4 are hidden; a 6 that follows a 5 is the
 * other reading of "survey" (workflow §1).
 */
export function progressOf(type: RequestType, codes: readonly number[], outcome: Outcome | null = null): Progress {
  const shown = codes.filter((code) => code !== processNodes.awaitingApproval && code !== processNodes.reserved);
  const completedAt = shown.indexOf(processNodes.completed);
  const rejectedAt = shown.indexOf(processNodes.rejected);
  return {
    steps: stepsOf(type, shown, outcome),
    active: shown.length,
    rejected: rejectedAt >= 0 && (completedAt < 0 || rejectedAt < completedAt),
    pending: codes.includes(processNodes.awaitingApproval) && !shown.includes(processNodes.approved) && rejectedAt < 0,
  };
}
