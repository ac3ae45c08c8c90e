import { Input } from 'antd';
import type { ReactNode } from 'react';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { labelOf, maxLengthOf, schemaRule } from '#src/platform/schema-rules.ts';
import { ChoiceRadios } from '#src/ui/form/choice-radios.tsx';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { RequestLookup, useOriginalField } from '../../claim/original-request.tsx';
import { CountrySelect } from '../../draft/country-select.tsx';
import { inputOf } from './details-kind.ts';
import type { DetailInput, DetailsKind } from './details-kind.ts';

interface AskedFieldProps {
  kind: DetailsKind;
  path: string;
  question: string;
}

/** A field of a task, with the label, the input and the rule that it has in the kind's form, and with what is asked about it. */
export function AskedField({ kind, path, question }: AskedFieldProps) {
  const input = inputOf(kind, path);
  if (input.as === 'request') return <OriginalField {...{ kind, path, question }} />;
  if (input.as === 'number' && input.unit)
    return (
      <div className="hd-capacity">
        <PlainField {...{ kind, path, question, input }} />
        <UnitField kind={kind} {...input.unit} />
      </div>
    );
  return <PlainField {...{ kind, path, question, input }} />;
}

/** What all fields have. */
const itemOf = ({ kind: { Submission }, path, question }: AskedFieldProps) => {
  const [part = '', name = ''] = path.split('.');
  const label = labelOf(path);
  return {
    name: [part, name],
    label,
    rules: [schemaRule(Submission, path, label)],
    ...(question === '' ? {} : { hint: <span dir="auto">{question}</span> }),
  };
};

function PlainField({ input, ...field }: AskedFieldProps & { input: DetailInput }) {
  const isChosen = input.as === 'choice' || input.as === 'country' || input.as === 'day';
  return (
    <Field {...itemOf(field)} {...(isChosen ? { validateTrigger: ['onBlur', 'onChange'] } : {})}>
      {controlOf(input, field)}
    </Field>
  );
}

function controlOf(input: DetailInput, { kind: { Submission }, path }: AskedFieldProps): ReactNode {
  switch (input.as) {
    case 'choice':
      return <ChoiceControl from={input.from} aria-label={labelOf(path)} />;
    case 'country':
      return <CountrySelect />;
    case 'day':
      return <DayPicker className="hd-wide" />;
    case 'number':
      return <NumberInput isWhole={input.isWhole ?? false} maxLength={maxLengthOf(Submission, path)} />;
    case 'long':
      return <Input.TextArea dir="auto" rows={3} showCount />;
    default:
      return input.as === 'text' && input.type ? <Input type={input.type} dir="ltr" /> : <Input dir="auto" />;
  }
}

/** The request that a claim continues, proposed while one types. */
function OriginalField(field: AskedFieldProps) {
  const { hint, extraRule, normalize } = useOriginalField(field.path.split('.')[0] ?? '', undefined);
  const { rules, ...item } = itemOf(field);
  return (
    <Field hint={hint} {...item} rules={[...rules, extraRule]} normalize={normalize}>
      <RequestLookup contactId={undefined} maxLength={maxLengthOf(field.kind.Submission, field.path)} />
    </Field>
  );
}

function UnitField({ kind, path, from }: { kind: DetailsKind } & NonNullable<Extract<DetailInput, { as: 'number' }>['unit']>) {
  const options = useDictionaryOptions(from);
  return (
    <Field {...itemOf({ kind, path, question: '' })} className="hd-unlabelled">
      <Select options={options} popupMatchSelectWidth={false} aria-label={labelOf(path)} />
    </Field>
  );
}

/** More choices than these are a list instead of radios. */
const mostRadios = 8;

/** A choice out of a dictionary; the form gives it its value. */
function ChoiceControl({ from, ...control }: { from: Extract<DetailInput, { as: 'choice' }>['from']; 'aria-label': string }) {
  const options = useDictionaryOptions(from);
  return options.length > mostRadios ? <Select {...control} options={options} /> : <ChoiceRadios {...control} options={options} />;
}
