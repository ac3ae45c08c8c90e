import { lastDraftStep } from '@heliodesk/contract/request';
import { useEffect, useState } from 'react';
import { stepsOf } from './draft-kind.ts';
import type { Missing, RequestDraftKind, StepStates } from './draft-kind.ts';
import type { FocusedField } from './draft-form.tsx';
import { useDraftAddress } from './use-draft-address.ts';

interface OpeningOptions<Values extends object> {
  kind: RequestDraftKind<Values>;
  /** Whether it was stored before: a new one, and a copy, open at the first step. */
  isResumed: boolean;
  missing: readonly Missing[];
  states: StepStates;
}

interface OpenStepOptions<Values extends object> extends OpeningOptions<Values> {
  requestId: number | undefined;
  /** Told once the draft has its number. */
  onNumbered: (requestId: number) => void;
}

/** The step that is open, none before it is known, and the way to another one, or to one of its fields. */
export function useOpenStep<Values extends object>({ requestId, onNumbered, ...options }: OpenStepOptions<Values>) {
  const { askedStep, setStep, nameStep } = useDraftAddress(options.kind, requestId, onNumbered);
  const openingStep = useOpeningStep(options);
  const [wasAsked] = useState(askedStep !== undefined);
  // A reload, and another language, come back to this step, though more of the draft is there by then.
  const unnamed = requestId !== undefined && askedStep === undefined ? openingStep : undefined;
  useEffect(() => {
    if (unnamed !== undefined) nameStep(unnamed);
  }, [unnamed, nameStep]);
  const [focus, setFocus] = useState<FocusedField>();
  const goTo = (next: string, field?: string) => {
    // Another one each time, so that the same way leads there again.
    setFocus(field === undefined ? undefined : { path: field });
    setStep(next);
  };
  const step = askedStep ?? openingStep ?? '';
  const index = Math.max(0, stepsOf(options.kind).indexOf(step));
  return { step, index, isFirst: index === 0 || (!wasAsked && step === openingStep), focus, goTo };
}

/** The step that a draft opens at where its address names none; found once, so that no step changes while one types. */
function useOpeningStep<Values extends object>(options: OpeningOptions<Values>): string | undefined {
  const [opening, setOpening] = useState<string>();
  if (opening !== undefined) return opening;
  const found = options.isResumed ? firstOpenStep(options) : stepsOf(options.kind)[0];
  if (found !== undefined) setOpening(found);
  return found;
}

/** The first step that lacks something, or the last one; nothing before that is known. */
function firstOpenStep<Values extends object>({ kind, missing, states }: OpeningOptions<Values>): string | undefined {
  for (const key of stepsOf(kind)) {
    if (missing.some(({ step }) => step === key)) return key;
    if (states[key]?.isLoading) return undefined;
  }
  return lastDraftStep;
}
