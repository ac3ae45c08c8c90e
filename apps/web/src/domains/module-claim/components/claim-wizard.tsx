import './module-claim.css';
import type { CustomerChoice } from '@heliodesk/contract/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentField } from '#src/domains/attachment/index.ts';
import { AddSerials, SerialsStep } from '#src/domains/serial-number/index.ts';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { Wizard } from '#src/ui/page/wizard.tsx';
import type { DraftStart } from '../claim-draft.ts';
import { claimSteps, stepOfField } from '../claim-steps.ts';
import type { ClaimStep } from '../claim-steps.ts';
import { StartedNotice } from './started-notice.tsx';
import { ClaimSidebar } from './claim-sidebar.tsx';
import { useClaimForm } from './claim-form.tsx';
import { CopyNotice } from './copy-notice.tsx';
import { DetailsStep } from './details-step.tsx';
import { ClaimConflictDialog } from './conflict-dialog.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { Submitted } from './submitted.tsx';
import { useClaimAddress, useClaimDraft } from './use-claim-draft.ts';
import { useCompleteness } from './use-completeness.ts';
import { useContinue } from './use-continue.ts';
import { useSubmit } from './use-submit.ts';

interface ClaimWizardProps {
  start: DraftStart;
  isCopy: boolean;
  /** Whom staff act for. */
  customer?: CustomerChoice | undefined;
  /** Staff who began it for the customer who goes on with it. */
  startedBy?: string | undefined;
  /** Told once the draft has its number. */
  onNumbered: (requestId: number) => void;
}

const sidebarOf = (step: ClaimStep, requestId: number | undefined) => {
  if (step === 'serials' && requestId !== undefined) return <AddSerials requestId={requestId} />;
  return step === 'complete' ? undefined : <ClaimSidebar />;
};

/** A module claim in steps; the draft saves itself. */
export function ClaimWizard({ start, isCopy, customer, startedBy, onNumbered }: ClaimWizardProps) {
  const { t } = useTranslation('moduleClaim');
  const { draft, state } = useClaimDraft(start);
  const { requestId, values } = state;
  const { step, setStep, index } = useClaimAddress(requestId, onNumbered);
  const [focus, setFocus] = useState<string>();
  const submission = useSubmit(draft);
  const question = useUnsavedChanges(state.isUnsaved && submission.submitted === undefined);
  const details = useClaimForm();
  const shipping = useClaimForm();
  const { missing, steps } = useCompleteness(values, requestId);

  const goTo = (next: ClaimStep, field?: string) => {
    setFocus(field);
    setStep(next);
  };
  const goOn = useContinue({ step, index, draft, goTo, forms: { details, shipping }, missing, submit: submission.submit });
  const faults = focus === undefined ? [] : missing.flatMap(({ field }) => field ?? []);
  const refused = [...faults, ...submission.refused, ...state.refused].filter(({ path }) => stepOfField(path) === step);
  const fields = { values, onEdit: draft.edit.bind(draft), onDone: goOn.handleDone, refused, focus };
  const { submitted } = submission;
  if (submitted) return <Submitted {...submitted} title={t('title')} steps={steps} customer={customer} />;

  const previous = claimSteps[index - 1];
  return (
    <Wizard
      title={t('title')}
      number={state.requestNo}
      steps={steps}
      current={index}
      onBack={previous && (() => goTo(previous))}
      onContinue={goOn.handleContinue}
      continueLabel={goOn.label}
      blocked={goOn.blocked}
      isBusy={goOn.isBusy || submission.isBusy}
      draft={state.saving}
      sidebar={sidebarOf(step, requestId)}
    >
      {isCopy && index === 0 && <CopyNotice onBehalfOf={start.onBehalfOf} />}
      {startedBy !== undefined && index === 0 && <StartedNotice by={startedBy} />}
      {step === 'details' && <DetailsStep key={state.epoch} form={details} {...fields} />}
      {step === 'shipping' && <ShippingStep key={state.epoch} form={shipping} contactId={start.onBehalfOf} {...fields} />}
      {step === 'serials' && requestId !== undefined && <SerialsStep requestId={requestId} />}
      {step === 'attachments' && requestId !== undefined && <AttachmentField requestId={requestId} />}
      {step === 'complete' && (
        <ReviewStep requestId={requestId} values={values} missing={missing} refused={submission.refused} onGo={goTo} />
      )}
      {state.theirs && (
        <ClaimConflictDialog
          mine={values}
          theirs={state.theirs}
          onKeepMine={() => void draft.keepMine()}
          onTakeTheirs={() => draft.takeTheirs()}
        />
      )}
      {question}
    </Wizard>
  );
}
