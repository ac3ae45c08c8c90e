import type { FormInstance } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serialCounts, useSerialBlock } from '#src/domains/serial-number/index.ts';
import type { ClaimDraft } from '../claim-draft.ts';
import { claimSteps } from '../claim-steps.ts';
import type { ClaimStep } from '../claim-steps.ts';
import type { ClaimValues } from '../claim-values.ts';

interface ContinueOptions {
  step: ClaimStep;
  index: number;
  draft: ClaimDraft;
  goTo: (step: ClaimStep) => void;
  /** Steps with fields go on when their fields are in order. */
  forms: Partial<Record<ClaimStep, FormInstance<ClaimValues>>>;
  submit: () => Promise<void>;
}

/** What the button at the foot does on each step, what it says, and why it may have to wait. */
export function useContinue({ step, index, draft, goTo, forms, submit }: ContinueOptions) {
  const { t } = useTranslation('moduleClaim');
  const { requestId } = draft.standing;
  const [isBusy, setBusy] = useState(false);
  const blocked = useBlocked(step, requestId);
  const next = claimSteps[index + 1];

  /** The next step opens once the server has the draft; without a number there is nothing to add to. */
  const handleDone = async () => {
    setBusy(true);
    await draft.flush({ evenUntouched: true });
    setBusy(false);
    if (next && draft.standing.requestId !== undefined) goTo(next);
  };
  const handleContinue = () => {
    const form = forms[step];
    if (form) form.submit();
    else if (next) void handleDone();
    else void submit();
  };
  return { handleDone, handleContinue, isBusy, blocked, label: next ? t(`continueTo.${next}`) : t('submit') };
}

function useBlocked(step: ClaimStep, requestId: number | undefined): string | undefined {
  const { t } = useTranslation('moduleClaim');
  const importBlock = useSerialBlock(requestId);
  const isLast = step === 'complete';
  const { data: serials } = useQuery({ ...serialCounts(requestId ?? 0), enabled: isLast && requestId !== undefined });
  if (step !== 'serials' && !isLast) return undefined;
  if (importBlock) return importBlock;
  return isLast && serials?.total === 0 ? t('blocked.noSerials') : undefined;
}
