import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { labelOf, maxLengthOf, validate } from '#src/platform/schema-rules.ts';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { labelIn } from '../components/descriptions.tsx';
import { CountrySelect } from './country-select.tsx';
import type { AnswerInput } from './draft-kind.ts';
import { changeAt, valueAt, withChange } from './draft-values.ts';

/** More choices than these are a list instead of buttons. */
const mostButtons = 8;

interface AnswerProps<Values extends object> {
  /** What submitting checks. */
  Submission: z.ZodType;
  values: Values;
  /** Of the field, in the save call. */
  path: string;
  input: AnswerInput;
  /** Told only what submitting would take. */
  onGive: (value: string | number) => void;
}

/** One field of a draft, answered away from its step. What is wrong with an answer is said, and the answer stays to be mended. */
export function AnswerInPlace<Values extends object>({ Submission, values, path, input, onGive }: AnswerProps<Values>) {
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  const give = (value: string | number) => {
    const given = withChange(values, changeAt(path, value));
    const found = validate(Submission, given).find((one) => one.path === path);
    setFault(found?.message);
    if (found === undefined) onGive(value);
  };
  const aria = { 'aria-label': labelOf(path), ...(fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': faultId }) };
  return (
    <div className="hd-in-place">
      {inputFor({ input, aria, hasFault: fault !== undefined, value: valueAt(values, path), path, Submission, values, give })}
      {fault !== undefined && (
        <p className="hd-in-place-fault" id={faultId} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

interface InputProps {
  aria: { 'aria-label': string; 'aria-invalid'?: boolean; 'aria-describedby'?: string };
  hasFault: boolean;
  value: string | number | null;
  path: string;
  Submission: z.ZodType;
  values: object;
  give: (value: string | number) => void;
}

function inputFor({ input, ...props }: InputProps & { input: AnswerInput }): ReactNode {
  if (input.as === 'choice') return <ChoiceAnswer {...props} from={input.from} />;
  if (input.as === 'country')
    return <CountrySelect {...props.aria} value={props.value} onChange={(country) => props.give(Number(country))} />;
  if (input.as === 'day') return <DayAnswer {...props} />;
  return <TypedAnswer {...props} input={input} />;
}

function ChoiceAnswer({ aria, value, give, from }: InputProps & Pick<Extract<AnswerInput, { as: 'choice' }>, 'from'>) {
  const options = useDictionaryOptions(from);
  if (options.length > mostButtons)
    return <Select {...aria} value={value === null ? null : String(value)} options={options} onChange={(chosen: string) => give(chosen)} />;
  return (
    <div className="hd-in-place-choices" role="group" aria-label={aria['aria-label']}>
      {options.map(({ value: choice, label }) => (
        <Button key={choice} size="small" onClick={() => give(choice)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function DayAnswer({ aria, hasFault, value, give }: InputProps) {
  const [day, setDay] = useState(value === null ? null : String(value));
  return (
    <DayPicker
      {...aria}
      value={day}
      {...(hasFault ? { status: 'error' as const } : {})}
      onChange={(picked) => {
        setDay(picked);
        if (picked !== null) give(picked);
      }}
    />
  );
}

/** Typed, and taken over as a whole: half a word would be an answer already. */
function TypedAnswer(props: InputProps & { input: Extract<AnswerInput, { as: 'text' | 'number' }> }) {
  const { aria, hasFault, value, path, Submission, values, give, input } = props;
  const { t } = useTranslation(['draft', 'common']);
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const field = {
    ...aria,
    value: typed,
    maxLength: maxLengthOf(Submission, path),
    ...(hasFault ? { status: 'error' as const } : {}),
  };
  const unit = input.as === 'number' ? input.unit : undefined;
  return (
    <form
      className="hd-in-place-typed"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        give(typed.trim());
      }}
    >
      {input.as === 'number' ? (
        <span className="hd-in-place-number">
          <NumberInput {...field} isWhole={input.isWhole ?? false} onChange={(number) => setTyped(number ?? '')} />
          {unit && <UnitOf {...unit} values={values} />}
        </span>
      ) : (
        <Input
          {...field}
          {...(input.type === undefined ? { dir: 'auto' } : { type: input.type, dir: 'ltr' })}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button htmlType="submit" aria-label={t('review.saveOf', { field: aria['aria-label'] })}>
        {t('common:save')}
      </Button>
    </form>
  );
}

function UnitOf({ path, from, values }: NonNullable<Extract<AnswerInput, { as: 'number' }>['unit']> & { values: object }) {
  return <span className="hd-hint">{labelIn(useDictionaryOptions(from), valueAt(values, path))}</span>;
}
