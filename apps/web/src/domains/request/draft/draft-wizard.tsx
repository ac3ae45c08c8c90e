import './draft.css';
import type { CustomerChoice } from '@heliodesk/contract/account';
import type { FieldError } from '@heliodesk/contract/kit';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { Wizard } from '#src/ui/page/wizard.tsx';
import type { Step } from '#src/ui/shapes/steps.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { useRequestTypeName } from '../components/request-labels.tsx';
import { useStatesWithFiles } from './attachments-step.tsx';
import { DraftConflictDialog } from './conflict-dialog.tsx';
import type { FocusedField } from './draft-form.tsx';
import { fieldsStepOf, isWrong } from './draft-kind.ts';
import type { Missing, RequestDraftKind, StepStates } from './draft-kind.ts';
import { DraftNotices } from './draft-notices.tsx';
import { FieldsOfStep } from './fields-of-step.tsx';
import type { SubmitForm } from './fields-of-step.tsx';
import type { RequestDraft } from './request-draft.ts';
import type { DraftStart, DraftState } from './draft-state.ts';
import { DraftSidebar } from './draft-sidebar.tsx';
import { ReviewStep } from './review-step.tsx';
import { Submitted } from './submitted.tsx';
import { useCompleteness } from './use-completeness.ts';
import { useFoot } from './use-foot.ts';
import { useOpenStep } from './use-open-step.ts';
import { useSubmittedElsewhere } from './use-submitted-elsewhere.ts';
import { useRequestDraft } from './use-request-draft.ts';
import { useSubmit } from './use-submit.ts';

interface DraftWizardProps<Values extends object> {
  kind: RequestDraftKind<Values>;
  start: DraftStart<Values>;
  isCopy: boolean;
  /** The customer staff are acting for. */
  customer?: CustomerChoice | undefined;
  /** Staff who began it for the customer who continues with it. */
  startedBy?: string | undefined;
  /** Told once the draft has its number. */
  onNumbered: (requestId: number) => void;
}

/** A request in steps; the draft saves itself. */
export function DraftWizard<Values extends object>(props: DraftWizardProps<Values>) {
  const { kind, start } = props;
  const { draft, state } = useRequestDraft(kind, start);
  if (!kind.StepStates) return <Steps {...props} draft={draft} state={state} states={noStates} />;
  return (
    <kind.StepStates requestId={state.requestId} values={state.values} contactId={start.onBehalfOf}>
      {(states) => <Steps {...props} draft={draft} state={state} states={states} />}
    </kind.StepStates>
  );
}

const noStates: StepStates = {};

interface StepsProps<Values extends object> extends DraftWizardProps<Values> {
  draft: RequestDraft<Values>;
  state: DraftState<Values>;
  states: StepStates;
}

function Steps<Values extends object>(props: StepsProps<Values>) {
  const { kind, start, customer, onNumbered, draft, state } = props;
  const texts = kind.texts(useTranslation().i18n.t);
  const typeName = useRequestTypeName()(kind.type);
  const title = state.title?.shown ?? typeName;
  const submitForm = useRef<SubmitForm>(null);
  const submission = useSubmit(draft);
  const { states, isUploading } = useStatesWithFiles(kind.type, props.states, state.requestId);
  const question = useUnsavedChanges((state.isUnsaved || isUploading) && !state.isSubmitted && submission.submitted === undefined);
  useSubmittedElsewhere(kind, state.isSubmitted ? state.requestId : undefined);
  const { requestId, values } = state;
  const { missing, steps } = useCompleteness(kind, values, states, requestId !== undefined);
  const opened = useOpenStep({ kind, isResumed: start.requestId !== undefined, missing, states, requestId, onNumbered });
  const { step, index, focus, goTo } = opened;
  const { foot, handleDone } = useFoot({
    kind,
    step,
    index,
    draft,
    state,
    states,
    goTo,
    submitForm: fieldsStepOf(kind, step) && submitForm,
    missing,
    submit: submission.submit,
    isForCustomer: customer !== undefined,
  });
  if (submission.submitted)
    return (
      <Submitted {...submission.submitted} {...{ kind, steps, customer }} title={submission.submitted.title ?? ''} values={state.values} />
    );

  if (step === '') return <FormSkeleton fields={6} />;
  const open = { step, steps, focus, missing, refused: submission.refused, submitForm, onDone: handleDone, onGo: goTo };
  const beside = { step, missing, requestId, values, onGo: goTo, onEdit: draft.edit, contactId: start.onBehalfOf };
  return (
    <Wizard
      title={title}
      number={state.requestNo}
      steps={steps}
      current={index}
      onGo={goTo}
      focusesField={focus !== undefined}
      {...foot}
      isBusy={foot.isBusy || submission.isBusy}
      sidebar={<DraftSidebar {...beside} {...{ kind, texts }} />}
    >
      {opened.isFirst && <DraftNotices {...props} texts={texts} type={kind.type} onBehalfOf={start.onBehalfOf} />}
      <OpenStep {...props} {...open} />
      {state.theirs && (
        <DraftConflictDialog
          mine={state.values}
          theirs={state.theirs}
          onKeepMine={() => void draft.keepMine()}
          onTakeTheirs={() => draft.takeTheirs()}
        />
      )}
      {question}
    </Wizard>
  );
}

interface OpenStepProps<Values extends object> extends StepsProps<Values> {
  step: string;
  steps: readonly Step[];
  focus: FocusedField | undefined;
  missing: readonly Missing[];
  /** What submitting refused. */
  refused: readonly FieldError[];
  submitForm: RefObject<SubmitForm | null>;
  onDone: () => unknown;
  onGo: (step: string, field?: string) => void;
}

/** The step that is open: its fields, its work, or everything once more. */
function OpenStep<Values extends object>(props: OpenStepProps<Values>) {
  const { kind, start, draft, step, steps, focus, missing, refused, submitForm, onDone, onGo } = props;
  const { values, requestId, epoch, title, refused: refusedBySave } = props.state;
  const own = kind.steps.find(({ key }) => key === step);
  if (own === undefined)
    return <ReviewStep {...{ kind, steps, requestId, values, missing, refused, onGo, onEdit: draft.edit, contactId: start.onBehalfOf }} />;
  if ('Work' in own) return requestId !== undefined && <own.Work requestId={requestId} onFrozen={() => void draft.checkState()} />;
  const faults = focus === undefined ? [] : missing.flatMap(({ field }) => field ?? []);
  return (
    <FieldsOfStep
      key={`${step} ${epoch}`}
      step={own}
      submitForm={submitForm}
      values={values}
      madeTitle={title?.made}
      onEdit={draft.edit}
      onDone={onDone}
      refused={[...faults, ...refused, ...refusedBySave].filter(({ path }) => kind.stepOf(path) === step)}
      wrong={missing.flatMap((one) => (one.step === step && isWrong(one) ? (one.field ?? []) : []))}
      focus={focus}
      contactId={start.onBehalfOf}
    />
  );
}
