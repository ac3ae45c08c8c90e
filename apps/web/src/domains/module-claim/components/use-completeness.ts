import type { FieldError } from '@heliodesk/contract/kit';
import { ModuleClaimSubmission } from '@heliodesk/contract/module-claim';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serialCounts, useSerialBlock } from '#src/domains/serial-number/index.ts';
import { validate } from '#src/platform/schema-rules.ts';
import type { Step } from '#src/ui/shapes/steps.tsx';
import { claimSteps, stepOfField } from '../claim-steps.ts';
import type { ClaimStep } from '../claim-steps.ts';
import type { ClaimValues } from '../claim-values.ts';

/** One thing without which a claim cannot be submitted. */
export interface Missing {
  step: ClaimStep;
  message: string;
  /** The field that is empty or wrong, where it is one. */
  field?: FieldError;
}

interface Completeness {
  /** All that keeps the claim from being submitted, in the order of the steps. */
  missing: readonly Missing[];
  /** The steps as the wizard shows them. */
  steps: readonly Step[];
}

/** What a claim still lacks: locks Submit, is listed on the last step, and decides which steps are checked off. */
export function useCompleteness(values: ClaimValues, requestId: number | undefined): Completeness {
  const { t } = useTranslation('moduleClaim');
  const importBlock = useSerialBlock(requestId);
  const { data: serials } = useQuery({ ...serialCounts(requestId ?? 0), enabled: requestId !== undefined });
  const serialFault = importBlock ?? (serials?.total === 0 ? t('blocked.noSerials') : undefined);
  const faults: Missing[] = validate(ModuleClaimSubmission, values).map((field) => ({
    step: stepOfField(field.path),
    message: field.message,
    field,
  }));
  if (serialFault) faults.push({ step: 'serials', message: serialFault });

  const pastOf = (step: ClaimStep): Step['past'] => {
    if (faults.some((fault) => fault.step === step)) return 'incomplete';
    return step === 'serials' && serials === undefined ? 'later' : 'done';
  };
  return {
    missing: claimSteps.flatMap((step) => faults.filter((fault) => fault.step === step)),
    steps: claimSteps.map((key) => ({ key, title: t(`step.${key}`), past: pastOf(key) })),
  };
}
