import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
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
  /** What was written last: the number and the next step come in the same moment, and neither may undo the other. */
  const written = useRef(params);
  useLayoutEffect(() => {
    written.current = params;
  }, [params]);
  const write = useCallback(
    (change: (next: URLSearchParams) => void, options?: Parameters<typeof setParams>[1]) => {
      const next = new URLSearchParams(written.current);
      change(next);
      written.current = next;
      setParams(next, options);
    },
    [setParams],
  );
  const isNamed = params.get('requestId') === String(requestId) && !params.has('action');
  useEffect(() => {
    if (requestId === undefined || isNamed) return;
    onNumbered(requestId);
    write(
      (next) => {
        next.set('requestId', String(requestId));
        next.delete('action');
      },
      // The draft has its number now, and goes on where it is.
      { replace: true, state: { keepsTab: true } },
    );
  }, [requestId, isNamed, write, onNumbered]);

  const setStep = (step: string) => write((next) => next.set('step', step));
  /** Names the step that is open anyway. */
  const nameStep = useCallback(
    (step: string) => {
      if (!written.current.has('step')) write((next) => next.set('step', step), { replace: true, state: { keepsTab: true } });
    },
    [write],
  );
  const steps = stepsOf(kind);
  const asked = steps.indexOf(params.get('step') ?? '');
  const askedStep = steps[asked] ?? '';
  const isOpen = askedStep !== '' && canOpen(kind, askedStep, requestId !== undefined);
  return { askedStep: isOpen ? askedStep : undefined, setStep, nameStep };
}
