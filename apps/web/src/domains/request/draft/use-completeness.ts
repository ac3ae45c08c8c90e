import { lastDraftStep } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { validate } from '#src/platform/schema-rules.ts';
import type { Step } from '#src/ui/shapes/steps.tsx';
import { canOpen, fieldsStepOf, stepsOf } from './draft-kind.ts';
import type { DraftTexts, Missing, RequestDraftKind, StepStates } from './draft-kind.ts';

interface Completeness {
  /** All that keeps the request from being submitted, in the order of the steps. */
  missing: readonly Missing[];
  /** The steps as the wizard shows them. */
  steps: readonly Step[];
}

/** What the steps of a kind are called, its own and those of all kinds, and what leads to them. */
export function useStepTexts<Values extends object>(kind: RequestDraftKind<Values>): DraftTexts['steps'] {
  const { t, i18n } = useTranslation('draft');
  return {
    attachments: { title: t('step.attachments'), continueTo: t('continueTo.attachments') },
    [lastDraftStep]: { title: t('step.complete'), continueTo: t('continueTo.complete') },
    ...kind.texts(i18n.t).steps,
  };
}

/** What a draft still lacks: locks Submit, is listed on the last step, and decides which steps are checked off. */
export function useCompleteness<Values extends object>(
  kind: RequestDraftKind<Values>,
  values: Values,
  states: StepStates,
  isNumbered: boolean,
): Completeness {
  const texts = useStepTexts(kind);
  const faults: Missing[] = validate(kind.Submission, values).map((field) => ({
    step: kind.stepOf(field.path),
    message: field.message,
    field,
  }));
  for (const [step, { fault, faults: ofFields = [] }] of Object.entries(states)) {
    if (fault !== undefined) faults.push({ step, message: fault });
    faults.push(...ofFields.map((field) => ({ step, message: field.message, field })));
  }

  const pastOf = (step: string): Step['past'] => {
    if (faults.some((fault) => fault.step === step)) return 'incomplete';
    if (states[step]?.isUnknown) return 'later';
    return states[step]?.isOpen ? 'optional' : 'done';
  };
  /** Only a step that asks for something can be done before one gets to it. */
  const aheadOf = (step: string): Step['ahead'] =>
    pastOf(step) === 'done' && (fieldsStepOf(kind, step) ?? states[step]) !== undefined ? 'done' : 'later';
  const order = stepsOf(kind);
  return {
    missing: order.flatMap((step) => faults.filter((fault) => fault.step === step)),
    steps: order.map((key) => ({
      key,
      title: texts[key]?.title ?? '',
      past: pastOf(key),
      ahead: aheadOf(key),
      isLocked: !canOpen(kind, key, isNumbered),
    })),
  };
}
