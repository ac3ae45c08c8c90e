import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { canOpen, stepsOf } from './draft-kind.ts';
import type { RequestDraftKind } from './draft-kind.ts';

/** The step and the request id are in the address, so that a reload and the way back find them again. */
export function useDraftAddress<Values extends object>(
  kind: RequestDraftKind<Values>,
  requestId: number | undefined,
  onNumbered: (requestId: number) => void,
) {
  const [params, setParams] = useSearchParams();
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
      // The draft has its number now, and goes on where it is.
      { replace: true, state: { keepsTab: true } },
    );
  }, [requestId, isNamed, setParams, onNumbered]);

  const setStep = (step: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.set('step', step);
      return next;
    });
  const steps = stepsOf(kind);
  const asked = steps.indexOf(params.get('step') ?? '');
  const askedStep = steps[asked] ?? '';
  const isOpen = askedStep !== '' && canOpen(kind, askedStep, requestId !== undefined);
  return { askedStep: isOpen ? askedStep : undefined, setStep };
}
