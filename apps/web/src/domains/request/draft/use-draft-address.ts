import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { canOpen, stepsOf } from './draft-kind.ts';
import type { RequestDraftKind } from './draft-kind.ts';

/** What is open is the same, its address another one. */
const sameTab = { replace: true, state: { keepsTab: true } };

/** The step and the request id are in the address, so that a reload and the way back find them again. */
export function useDraftAddress<Values extends object>(
  kind: RequestDraftKind<Values>,
  requestId: number | undefined,
  onNumbered: (requestId: number) => void,
) {
  const [params, setParams] = useSearchParams();
  /** What was written last: the number and the next step come in the same moment, and neither may undo the other. */
  const written = useRef(params);
  /** The address with the number is on its way; what is written now takes its place, and keeps the tab in its stead. */
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    written.current = params;
    isMoving.current = false;
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
    isMoving.current = true;
    // The draft has its number now, and continues where it is.
    write((next) => {
      next.set('requestId', String(requestId));
      next.delete('action');
    }, sameTab);
  }, [requestId, isNamed, write, onNumbered]);

  const setStep = (step: string) => write((next) => next.set('step', step), isMoving.current ? sameTab : undefined);
  /** Names the step that is open anyway. */
  const nameStep = useCallback(
    (step: string) => {
      if (!written.current.has('step')) write((next) => next.set('step', step), sameTab);
    },
    [write],
  );
  const steps = stepsOf(kind);
  const asked = steps.indexOf(params.get('step') ?? '');
  const askedStep = steps[asked] ?? '';
  const isOpen = askedStep !== '' && canOpen(kind, askedStep, requestId !== undefined);
  return { askedStep: isOpen ? askedStep : undefined, setStep, nameStep };
}
