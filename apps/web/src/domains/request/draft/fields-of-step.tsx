import { Form } from 'antd';
import { useImperativeHandle } from 'react';
import type { RefObject } from 'react';
import type { FieldsStep, FieldsStepProps } from './draft-kind.ts';

/** Checks all fields of the step that is open; it continues when they are in order. */
export type SubmitForm = () => void;

interface FieldsOfStepProps<Values> extends Omit<FieldsStepProps<Values>, 'form'> {
  step: FieldsStep<Values>;
  submitForm: RefObject<SubmitForm | null>;
}

/** A step with its own form: it begins with the draft's values, and is thrown away with the step. */
export function FieldsOfStep<Values>({ step: { Fields }, submitForm, ...props }: FieldsOfStepProps<Values>) {
  const [form] = Form.useForm<Values>();
  useImperativeHandle(submitForm, () => () => form.submit(), [form]);
  return <Fields form={form} {...props} />;
}
