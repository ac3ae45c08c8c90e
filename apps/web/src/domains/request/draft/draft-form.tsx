import type { FieldError } from '@heliodesk/contract/kit';
import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { namePathOf } from '#src/ui/form/name-path.ts';
import type { DraftChange } from './draft-values.ts';

/** A field that someone was led to. */
export interface FocusedField {
  path: string;
}

/** What a step with fields gets from the wizard. */
export interface DraftFormProps<Values> {
  form: FormInstance<Values>;
  values: Values;
  /** All fields of the step, and those that were changed just now. */
  onEdit: (all: DraftChange<Values>, changed: DraftChange<Values>) => void;
  /** Every field of the step is in order: continue. */
  onDone: () => unknown;
  /** Fields that were given and are wrong: marked when the form opens, later each is checked on leaving it. */
  wrong: readonly FieldError[];
  /** Fields that submitting or the server refused, wherever they are. */
  refused: readonly FieldError[];
  /** The one to put the focus into. */
  focus?: FocusedField | undefined;
}

const markFields = (form: FormInstance, errors: readonly FieldError[]): void =>
  form.setFields(errors.map(({ path, message }) => ({ name: namePathOf(path), errors: [message] })));

const isSame = (one: FieldError, other: FieldError): boolean => one.path === other.path && one.message === other.message;

/** The fields of one step, over the values of the whole draft. */
export function DraftForm<Values>({
  form,
  values,
  onEdit,
  onDone,
  wrong,
  refused,
  focus,
  children,
}: DraftFormProps<Values> & { children: ReactNode }) {
  const [wrongAtFirst] = useState(wrong);
  useEffect(() => markFields(form, wrongAtFirst), [form, wrongAtFirst]);
  const marked = useRef<readonly FieldError[]>([]);
  useEffect(() => {
    // Marked once each: what has been corrected since stays so.
    markFields(
      form,
      refused.filter((one) => !marked.current.some((other) => isSame(one, other))),
    );
    marked.current = refused;
  }, [form, refused]);
  useEffect(() => {
    if (focus) form.scrollToField(namePathOf(focus.path), { block: 'center', focus: true });
  }, [form, focus]);
  return (
    <FormPage<Values>
      form={form}
      initialValues={values as object}
      onValuesChange={(changed, all) => onEdit(all, changed)}
      onSubmit={onDone}
      className="hd-draft-form"
    >
      {children}
    </FormPage>
  );
}
