import { lastDraftStep } from '@heliodesk/contract/request';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { stepsOf } from './draft-kind.ts';
import type { Missing, RequestDraftKind, StepStates } from './draft-kind.ts';
import type { SubmitForm } from './fields-of-step.tsx';
import type { RequestDraft } from './request-draft.ts';
import { useStepTexts } from './use-completeness.ts';

interface ContinueOptions<Values extends object> {
  kind: RequestDraftKind<Values>;
  step: string;
  index: number;
  draft: RequestDraft<Values>;
  goTo: (step: string) => void;
  /** Of a step with fields, which goes on when they are in order. */
  submitForm: RefObject<SubmitForm | null> | undefined;
  states: StepStates;
  /** Without all of it the request cannot be submitted. */
  missing: readonly Missing[];
  submit: () => Promise<void>;
}

/** What the button at the foot does on each step, what it says, and why it may have to wait. */
export function useContinue<Values extends object>(options: ContinueOptions<Values>) {
  const { kind, step, index, draft, goTo, submitForm, submit } = options;
  const { i18n } = useTranslation();
  const steps = useStepTexts(kind);
  const [isBusy, setBusy] = useState(false);
  const blocked = useBlocked(options);
  const next = stepsOf(kind)[index + 1];

  /** The next step opens once the server has the draft; without a number there is nothing to add to. */
  const handleDone = async () => {
    setBusy(true);
    await draft.flush({ evenUntouched: true });
    setBusy(false);
    if (next !== undefined && draft.state.requestId !== undefined) goTo(next);
  };
  const handleContinue = () => {
    if (submitForm) submitForm.current?.();
    else if (step === lastDraftStep) void submit();
    else void handleDone();
  };
  const label = next === undefined ? kind.texts(i18n.t).submit : steps[next]?.continueTo;
  return { handleDone, handleContinue, isBusy, blocked, label };
}

function useBlocked<Values extends object>({
  step,
  states,
  missing,
}: Pick<ContinueOptions<Values>, 'step' | 'states' | 'missing'>): string | undefined {
  const { t } = useTranslation('draft');
  if (step !== lastDraftStep) return states[step]?.block;
  return missing.length > 1 ? t('blocked') : missing[0]?.message;
}
