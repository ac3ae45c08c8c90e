import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/schema-rules.ts';
import { IssueText } from '#src/ui/form/issue-text.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { StepMark } from '#src/ui/shapes/steps.tsx';
import { AnswerInPlace } from './answer-in-place.tsx';
import type { Missing, RequestDraftKind, SidebarProps } from './draft-kind.ts';
import { changeAt } from './draft-values.ts';
import { stepsOf } from './draft-kind.ts';
import { useStepTexts } from './use-completeness.ts';

/** More fields of one step than these, none of them answered here, are named as that step. */
const mostNamed = 3;

interface BeforeSubmitProps<Values extends object> extends Omit<SidebarProps<Values>, 'step'> {
  kind: RequestDraftKind<Values>;
}

/** What is missing before a request can be submitted: small answers are given right here, the others are a way to their step. */
export function BeforeSubmit<Values extends object>(props: BeforeSubmitProps<Values>) {
  const { kind, requestId, values, missing } = props;
  const { t } = useTranslation(['draft', 'fields']);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className="hd-before" aria-labelledby={titleId}>
      <h2 className="hd-h-sm" id={titleId} tabIndex={-1} ref={title}>
        {t('draft:review.before')}
      </h2>
      <ul className="hd-card hd-before-list">
        {missing.length === 0 && <CheckedItem isDone>{t('draft:review.allGiven')}</CheckedItem>}
        {stepsOf(kind).map((step) => (
          <StepItems
            {...props}
            key={step}
            step={step}
            missing={missing.filter((one) => one.step === step)}
            // The field goes with its answer, and the focus must not go with it.
            onGiven={() => title.current?.focus()}
          />
        ))}
        {kind.Checks && <kind.Checks requestId={requestId} values={values} />}
      </ul>
    </section>
  );
}

/** One thing that was looked at. */
export function CheckedItem({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <li>
      <StepMark state={isDone ? 'done' : 'later'} size={16} />
      <div>
        {children}
        {isDone && <span className="hd-vh">{t('steps.done')}</span>}
      </div>
    </li>
  );
}

interface StepItemsProps<Values extends object> extends BeforeSubmitProps<Values> {
  step: string;
  onGiven: () => void;
}

function StepItems<Values extends object>({ kind, step, values, missing, onGo, onEdit, onGiven }: StepItemsProps<Values>) {
  const { t } = useTranslation('draft');
  const { number } = useFormat();
  const texts = useStepTexts(kind);
  const inputOf = ({ field }: Missing) => (field === undefined ? undefined : kind.answers?.[field.path]);
  const elsewhere = missing.filter((one) => inputOf(one) === undefined);
  const isLong = elsewhere.length > mostNamed;
  return (
    <>
      {(isLong ? missing.filter((one) => inputOf(one) !== undefined) : missing).map((one) => {
        const { field, message } = one;
        const input = inputOf(one);
        const words = field && { label: labelOf(field.path), note: field.rule === 'required' ? t('review.missing') : message };
        return (
          <OpenItem key={field?.path ?? message} label={words?.label ?? message} note={words?.note} onGo={() => onGo(step, field?.path)}>
            {field && input && (
              <AnswerInPlace
                Submission={kind.Submission}
                values={values}
                path={field.path}
                input={input}
                onGive={(value) => {
                  onEdit(changeAt(field.path, value));
                  onGiven();
                }}
              />
            )}
          </OpenItem>
        );
      })}
      {isLong && (
        <OpenItem
          label={texts[step]?.title ?? ''}
          note={t('review.missingCount', { number: number(elsewhere.length) })}
          onGo={() => onGo(step, elsewhere[0]?.field?.path)}
        />
      )}
    </>
  );
}

interface OpenItemProps {
  label: string;
  note?: string | undefined;
  onGo: () => void;
  children?: ReactNode;
}

function OpenItem({ label, note, onGo, children }: OpenItemProps) {
  return (
    <li>
      <StepMark state="incomplete" size={16} />
      <div>
        <span className="hd-hint">
          <IssueText className="hd-text-link" label={label} message={note ?? ''} onGo={onGo} />
        </span>
        {children}
      </div>
    </li>
  );
}
