import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { ClaimDraft } from '../claim-draft.ts';
import type { DraftState, DraftStart } from '../claim-draft.ts';
import { claimSteps, isClaimStep } from '../claim-steps.ts';
import type { ClaimStep } from '../claim-steps.ts';

/** One draft for as long as its wizard is open; what is unsaved goes to the server when the page is left. */
export function useClaimDraft(start: DraftStart): { draft: ClaimDraft; state: DraftState } {
  const [draft] = useState(() => new ClaimDraft(start));
  const state = useSyncExternalStore(draft.subscribe, () => draft.state);
  useEffect(() => {
    const saveRest = () => {
      if (draft.state.isUnsaved) void draft.flush();
    };
    // What this browser has persisted goes to the server at once.
    saveRest();
    return saveRest;
  }, [draft]);
  return { draft, state };
}

/** The step and the request id stand in the address, so that a reload and the way back find them again. */
export function useClaimAddress(requestId: number | undefined, onNumbered: (requestId: number) => void) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('step');
  const isNamed = params.get('requestId') === String(requestId) && !params.has('action');
  useEffect(() => {
    if (requestId === undefined || isNamed) return;
    onNumbered(requestId);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('requestId', String(requestId));
        next.delete('action');
        return next;
      },
      { replace: true },
    );
  }, [requestId, isNamed, setParams, onNumbered]);

  const setStep = (step: ClaimStep) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.set('step', step);
      return next;
    });
  const step: ClaimStep = isClaimStep(asked) && (requestId !== undefined || asked === 'shipping') ? asked : 'details';
  return { step, setStep, index: claimSteps.indexOf(step) };
}
