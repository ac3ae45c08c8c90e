import { solutionKinds } from '@heliodesk/contract/solution';
import { Form, Input, type SelectProps } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencyOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { messageOfViolation } from '#src/platform/schema-rules.ts';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { piecesOf, timesPieces, type SolutionValues } from '../values.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { SolutionField } from './solution-field.tsx';

interface SolutionFieldsProps {
  values: SolutionValues;
  /** What the solution is called. */
  name: string;
  /** The most pieces that it can cover. */
  most: number;
  /** The customer's company, which is paid unless another payee is named. */
  company: string;
}

/** The fields of a solution, by its kind. */
export function SolutionFields(props: SolutionFieldsProps) {
  const Fields = fieldsOf[props.values.kind];
  return (
    <div className="hd-sol-fields">
      <Fields {...props} />
    </div>
  );
}

const fieldsOf = {
  [solutionKinds.compensation]: CompensationFields,
  [solutionKinds.repair]: RepairFields,
  [solutionKinds.exchange]: ExchangeFields,
} as const;

function Quantity({ values, name, most }: SolutionFieldsProps) {
  const { t } = useTranslation('fields');
  const label = t('pcs');
  const check = () =>
    piecesOf(values) > most
      ? messageOfViolation({ path: 'quantity', rule: 'tooManyPieces', params: { most: Math.max(0, most) } }, label)
      : undefined;
  return (
    <SolutionField name="quantity" label={label} isNeeded check={check}>
      <QuantityStepper most={most} name={name} />
    </SolutionField>
  );
}

function Currency() {
  const { t } = useTranslation('fields');
  const options = useCurrencyOptions();
  return (
    <SolutionField name="currency" label={t('currency')} isNeeded>
      <Choice
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        options={options}
        labelRender={({ value }) => value}
      />
    </SolutionField>
  );
}

/** A choice that may still be open; before its options have come, its value would have no words. */
function Choice({ value, options = [], ...select }: SelectProps<string>) {
  return <Select<string> {...select} options={options} value={value === '' || options.length === 0 ? null : value} />;
}

const Unit = ({ name }: { name: string }) => <span className="hd-hint">{name}</span>;

/** What follows from other fields. */
function Computed({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <Input id={id} readOnly variant="filled" dir="ltr" value={value} />
    </Form.Item>
  );
}

/** What it is estimated to cost. */
function Cost({ name }: { name: 'cost' | 'repairTotalMoney' }) {
  const { t } = useTranslation(['fields', 'solution']);
  return (
    <SolutionField name={name} label={t('cost')} isNeeded hint={t('solution:forUs')}>
      <NumberInput />
    </SolutionField>
  );
}

function CompensationFields(props: SolutionFieldsProps) {
  const { t } = useTranslation(['fields', 'solution']);
  const { money } = useFormat();
  const { unitPrice, currency } = props.values;
  const amount = timesPieces(unitPrice, piecesOf(props.values), 'money');
  return (
    <>
      <Quantity {...props} />
      <SolutionField name="unitPrice" label={t('unitPrice')} isNeeded>
        <NumberInput />
      </SolutionField>
      <Currency />
      <Computed label={t('amount')} value={amount === '' ? '' : money(amount, currency).trim()} />
      <SolutionField name="payee" label={t('payee')} wide={2} hint={t('solution:payeeHint', { company: props.company })}>
        <Input />
      </SolutionField>
    </>
  );
}

function RepairFields(props: SolutionFieldsProps) {
  const { t } = useTranslation('fields');
  return (
    <>
      <Quantity {...props} />
      <Cost name="repairTotalMoney" />
      <Currency />
      <SolutionField name="repairSite" label={t('repairSite')} isNeeded wide={4}>
        <Input dir="auto" />
      </SolutionField>
      <SolutionField name="repairContent" label={t('repairContent')} isNeeded wide={4}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} dir="auto" />
      </SolutionField>
    </>
  );
}

function ExchangeFields(props: SolutionFieldsProps) {
  const { t } = useTranslation(['fields', 'solution']);
  const { typed } = useFormat();
  const handlings = useDictionaryOptions('old_component_handling');
  const watts = timesPieces(props.values.power, piecesOf(props.values), 'power');
  return (
    <>
      <Quantity {...props} />
      <SolutionField name="newComponent" label={t('newComponent')} isNeeded wide={2}>
        <Input dir="auto" />
      </SolutionField>
      <SolutionField name="model" label={t('model')} isNeeded>
        <Input dir="auto" />
      </SolutionField>
      <SolutionField name="power" label={t('solution:powerEach')} isNeeded>
        <NumberInput suffix={<Unit name="W" />} />
      </SolutionField>
      <Computed label={t('solution:powerAll')} value={watts === '' ? '' : `${typed(String(Number(watts) / 1_000))} kW`} />
      <SolutionField name="oldHandling" label={t('oldHandling')} isNeeded wide={2}>
        <Choice options={handlings} />
      </SolutionField>
      <Cost name="cost" />
      <Currency />
    </>
  );
}
