import type { StepPreview } from '@heliodesk/contract/macro';
import { isClaim } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { duplicatesOf } from '#src/domains/request/index.ts';
import { nameOf } from '#src/platform/field-labels.ts';
import { DatesChoice } from './dates-choice.tsx';
import type { StepChosen } from './step-chosen.ts';

interface StepChoiceProps {
  requestId: number;
  step: StepPreview;
  chosen: StepChosen;
  onChoose: (chosen: StepChosen) => void;
}

/** Asks for what a step leaves open. */
export function StepChoice({ requestId, step, chosen, onChoose }: StepChoiceProps) {
  if (step.input === 'fields') return <FieldsChoice step={step} chosen={chosen} onChoose={onChoose} />;
  if (step.dates !== null) return <DatesChoice dates={step.dates} chosen={chosen} onChoose={onChoose} />;
  return step.input === 'duplicate' ? <DuplicateChoice requestId={requestId} chosen={chosen} onChoose={onChoose} /> : null;
}

function FieldsChoice({ step, chosen: { fields = [] }, onChoose }: Omit<StepChoiceProps, 'requestId'>) {
  const { t } = useTranslation('macroRun');
  return (
    <div className="hd-macro-choice" role="group" aria-label={t('input.fields')}>
      <p className="hd-field-label">{t('input.fields')}</p>
      <Checkbox.Group<string>
        value={fields}
        options={step.fieldChoices.map((field) => ({ value: field, label: nameOf(field) }))}
        onChange={(picked) => onChoose({ fields: picked })}
      />
    </div>
  );
}

/** A claim that may be the same, or any other by its number; the number counts once the field is left. */
function DuplicateChoice({ requestId, chosen: { duplicateNo = '' }, onChoose }: Omit<StepChoiceProps, 'step'>) {
  const { t } = useTranslation('macroRun');
  const id = useId();
  const [typed, type] = useState(duplicateNo);
  const { data: alike = [] } = useQuery(duplicatesOf(requestId));
  const commit = (number: string) => {
    const next = number.trim().toUpperCase();
    if (next !== duplicateNo) onChoose({ duplicateNo: next });
  };
  return (
    <div className="hd-macro-choice">
      <label className="hd-field-label" htmlFor={id}>
        {t('input.duplicate')}
      </label>
      <AutoComplete
        id={id}
        value={typed}
        options={alike
          .filter(({ requestType }) => isClaim(requestType))
          .map(({ requestNo, title }) => ({
            value: requestNo,
            label: (
              <>
                <bdi dir="ltr" className="hd-mono">
                  {requestNo}
                </bdi>{' '}
                <bdi className="hd-hint">{title}</bdi>
              </>
            ),
          }))}
        onChange={type}
        onSelect={commit}
        onBlur={() => commit(typed)}
        onInputKeyDown={(event) => {
          if (event.key === 'Enter') commit(typed);
        }}
      />
      <p className="hd-hint hd-t12">{t('input.duplicateHint')}</p>
    </div>
  );
}
