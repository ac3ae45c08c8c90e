import type { FieldError } from '@heliodesk/contract/kit';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/schema-rules.ts';
import { FormErrorSummary } from '#src/ui/form/form-error-summary.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { StepMark } from '#src/ui/shapes/steps.tsx';
import type { Step } from '#src/ui/shapes/steps.tsx';
import type { DraftStep, Missing, RequestDraftKind } from './draft-kind.ts';
import type { DraftChange } from './draft-values.ts';

interface ReviewStepProps<Values extends object> {
  kind: RequestDraftKind<Values>;
  steps: readonly Step[];
  requestId: number | undefined;
  values: Values;
  missing: readonly Missing[];
  refused: readonly FieldError[];
  /** Leads to a step, and there to a field. */
  onGo: (step: string, field?: string) => void;
  onEdit: (change: DraftChange<Values>) => void;
  /** The customer staff are acting for. */
  contactId: number | undefined;
}

/** Everything once more before it is submitted, each part with the way back to it. */
export function ReviewStep<Values extends object>(props: ReviewStepProps<Values>) {
  const { kind, steps, requestId, values, missing, refused, onGo, onEdit, contactId } = props;
  const { t, i18n } = useTranslation('draft');
  const issues = refused.map(({ path, message }) => (path ? { name: path, label: labelOf(path), message } : { message }));
  const open = new Set(missing.flatMap(({ field }) => field?.path ?? []));
  const blockOf = (step: DraftStep<Values>) => (
    <ReviewBlock key={step.key} step={steps.find(({ key }) => key === step.key)} onEdit={() => onGo(step.key)}>
      {'Fields' in step ? <step.Review values={values} open={open} /> : requestId !== undefined && <step.Review requestId={requestId} />}
    </ReviewBlock>
  );
  return (
    <>
      <header className="hd-step-head">
        <h2>{kind.texts(i18n.t).check.title}</h2>
        <p>{t(missing.length === 0 ? 'review.ready' : 'review.open')}</p>
      </header>
      <FormErrorSummary issues={issues} onGo={(name) => onGo(kind.stepOf(String(name)), String(name))} />
      {kind.Contradictions && <kind.Contradictions {...{ requestId, values, contactId, onGo, onEdit }} />}
      {kind.steps.filter(({ isShort }) => !isShort).map(blockOf)}
      <div className="hd-review-short">{kind.steps.filter(({ isShort }) => isShort).map(blockOf)}</div>
    </>
  );
}

interface ReviewBlockProps {
  step: Step | undefined;
  onEdit: () => void;
  children: ReactNode;
}

/** What one step holds, marked as in the head. */
function ReviewBlock({ step, onEdit, children }: ReviewBlockProps) {
  const { t } = useTranslation(['draft', 'ui']);
  const title = step?.title ?? '';
  const past = step?.past ?? 'done';
  return (
    <Block
      title={
        <span className="hd-row">
          <StepMark state={past} size={16} /> {title} <span className="hd-vh">{t(`ui:steps.${past}`)}</span>
        </span>
      }
      actions={
        <Button type="link" size="small" aria-label={t('review.editPart', { part: title })} onClick={onEdit}>
          {t('review.edit')}
        </Button>
      }
    >
      {children}
    </Block>
  );
}
