import { lastDraftStep } from '@heliodesk/contract/request';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isWrong, stepsOf } from './draft-kind.ts';
import type { Missing, RequestDraftKind } from './draft-kind.ts';
import type { SubmitForm } from './fields-of-step.tsx';
import type { RequestDraft } from './request-draft.ts';
import { useStepTexts } from './use-completeness.ts';

export interface ContinueOptions<Values extends object> {
  kind: RequestDraftKind<Values>;
  step: string;
  index: number;
  draft: RequestDraft<Values>;
  goTo: (step: string) => void;
  /** Of a step with fields: shows what is wrong with them. */
  submitForm: RefObject<SubmitForm | null> | undefined;
  /** Without all of it the request cannot be submitted. */
  missing: readonly Missing[];
  submit: () => Promise<void>;
}

/**
 * What the button at the foot does on each step, and what it says. Only the last step asks for everything: on the others what is missing
 * can be given later, and what is wrong is shown once before one continues with it.
 */
export function useContinue<Values extends object>(options: ContinueOptions<Values>) {
  const { kind, step, index, draft, goTo, submitForm, missing, submit } = options;
  const { i18n } = useTranslation();
  const steps = useStepTexts(kind);
  const [isBusy, setBusy] = useState(false);
  const [shownAt, setShownAt] = useState<string>();
  if (shownAt !== undefined && shownAt !== step) setShownAt(undefined);
  const here = missing.filter((one) => one.step === step);
  const next = stepsOf(kind)[index + 1];

  /** The next step opens once the server has the draft; without a number there is nothing to add to. */
  const handleDone = async () => {
    setBusy(true);
    await draft.flush({ evenUntouched: true });
    setBusy(false);
    if (next !== undefined && draft.state.requestId !== undefined) goTo(next);
  };
  const handleContinue = () => {
    if (step === lastDraftStep) return void submit();
    if (submitForm === undefined || shownAt === step || !here.some(isWrong)) return void handleDone();
    setShownAt(step);
    submitForm.current?.();
  };
  return {
    handleDone,
    handleContinue,
    isBusy,
    leadsOn: next !== undefined,
    label: next === undefined ? kind.texts(i18n.t).submit : steps[next]?.continueTo,
    /** Whether what is wrong on this step was shown, and may be mended later. */
    mayMendLater: shownAt === step && here.some(isWrong),
  };
}
