import { PlanAbsenceBody } from '@heliodesk/contract/request';
import type { TeamMember } from '@heliodesk/contract/request';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { standInsFor, StandInConflict } from './stand-in-conflict.tsx';

export const optionsOf = (people: readonly TeamMember[]) => people.map((one) => ({ value: one.userId, label: one.name }));

const choices = ['handNew', 'handOpen', 'tellCustomers'] as const;

/** What is chosen unless one says otherwise. */
export const usualChoices = { handNew: true, handOpen: true, tellCustomers: false };

interface AbsenceFieldsProps {
  people: readonly TeamMember[];
  /** Who is away. */
  userId: number | undefined;
  /** Of an absence that has started, the first day and the substitute stay. */
  hasBegun?: boolean;
}

/** When someone is away, who covers for them, and what that does. */
export function AbsenceFields({ people, userId, hasBegun = false }: AbsenceFieldsProps) {
  const { t } = useTranslation(['absence', 'fields']);
  return (
    <>
      <FieldRow>
        <Field name="fromDay" label={t('fields:fromDay')} rules={[schemaRule(PlanAbsenceBody, 'fromDay')]}>
          <DayPicker disabled={hasBegun} />
        </Field>
        <Field name="untilDay" label={t('fields:untilDay')} rules={[schemaRule(PlanAbsenceBody, 'untilDay')]}>
          <DayPicker />
        </Field>
      </FieldRow>
      <Field name="standInId" label={t('fields:standInId')} rules={[schemaRule(PlanAbsenceBody, 'standInId')]}>
        <Select showSearch={{ optionFilterProp: 'label' }} disabled={hasBegun} options={optionsOf(standInsFor(people, userId))} />
      </Field>
      <StandInConflict people={people} userId={userId} />
      <Field name="note" label={t('fields:note')} rules={[schemaRule(PlanAbsenceBody, 'note')]}>
        <Input />
      </Field>
      {choices.map((choice) => (
        <Form.Item key={choice} name={choice} valuePropName="checked" className="hd-absence-choice">
          <Checkbox>{t(`choices.${choice}`)}</Checkbox>
        </Form.Item>
      ))}
    </>
  );
}
