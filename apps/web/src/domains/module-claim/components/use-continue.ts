import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSerialBlock } from '#src/domains/serial-number/index.ts';
import type { ClaimDraft } from '../claim-draft.ts';
import { claimSteps } from '../claim-steps.ts';
import type { ClaimStep } from '../claim-steps.ts';
import type { ClaimValues } from '../claim-values.ts';
import type { Missing } from './use-completeness.ts';

interface ContinueOptions {
  step: ClaimStep;
  index: number;
  draft: ClaimDraft;
  goTo: (step: ClaimStep) => void;
  /** Steps with fields go on when their fields are in order. */
  forms: Partial<Record<ClaimStep, FormInstance<ClaimValues>>>;
  /** Without all of it the claim cannot be submitted. */
  missing: readonly Missing[];
  submit: () => Promise<void>;
}

/** What the button at the foot does on each step, what it says, and why it may have to wait. */
export function useContinue({ step, index, draft, goTo, forms, missing, submit }: ContinueOptions) {
  const { t } = useTranslation('moduleClaim');
  const [isBusy, setBusy] = useState(false);
  const blocked = useBlocked(step, draft.state.requestId, missing);
  const next = claimSteps[index + 1];

  /** The next step opens once the server has the draft; without a number there is nothing to add to. */
  const handleDone = async () => {
    setBusy(true);
    await draft.flush({ evenUntouched: true });
    setBusy(false);
    if (next && draft.state.requestId !== undefined) goTo(next);
  };
  const handleContinue = () => {
    const form = forms[step];
    if (form) form.submit();
    else if (next) void handleDone();
    else void submit();
  };
  return { handleDone, handleContinue, isBusy, blocked, label: next ? t(`continueTo.${next}`) : t('submit') };
}

function useBlocked(step: ClaimStep, requestId: number | undefined, missing: readonly Missing[]): string | undefined {
  const { t } = useTranslation('moduleClaim');
  const importBlock = useSerialBlock(requestId);
  if (step === 'serials') return importBlock;
  if (step !== 'complete') return undefined;
  return missing.length > 1 ? t('blocked.listed') : missing[0]?.message;
}
