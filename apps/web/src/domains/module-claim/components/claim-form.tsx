import type { FieldError } from '@heliodesk/contract/kit';
import { ModuleClaimSubmission } from '@heliodesk/contract/module-claim';
import { Form } from 'antd';
import type { FormInstance, FormRule } from 'antd';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { namePathOf } from '#src/ui/form/name-path.ts';
import type { ClaimChange, ClaimValues } from '../claim-values.ts';

/** What a step with fields gets from the wizard. */
export interface ClaimFormProps {
  form: FormInstance<ClaimValues>;
  values: ClaimValues;
  /** All fields of the step, and those that were changed just now. */
  onEdit: (all: ClaimChange, changed: ClaimChange) => void;
  /** Every field of the step is in order: go on. */
  onDone: () => unknown;
  /** Fields that submitting or the server refused, wherever they stand. */
  refused: readonly FieldError[];
  /** The one to put the focus into, by its path. */
  focus?: string | undefined;
}

/** The fields of one step, over the values of the whole claim. */
export function ClaimForm({ form, values, onEdit, onDone, refused, focus, children }: ClaimFormProps & { children: ReactNode }) {
  useEffect(() => {
    const fields: FormInstance = form;
    fields.setFields(refused.map(({ path, message }) => ({ name: namePathOf(path), errors: [message] })));
  }, [form, refused]);
  useEffect(() => {
    if (focus) form.scrollToField(namePathOf(focus), { block: 'center', focus: true });
  }, [form, focus]);
  return (
    <FormPage<ClaimValues>
      form={form}
      initialValues={values}
      onValuesChange={(changed, all) => onEdit(all, changed)}
      onSubmit={onDone}
      className="hd-claim-form"
    >
      {children}
    </FormPage>
  );
}

/** A form of its own for each step. */
export const useClaimForm = (): FormInstance<ClaimValues> => Form.useForm<ClaimValues>()[0];

/** The contract's rule for a field of the claim. */
export const claimRule = (path: string, label: string): FormRule[] => [schemaRule(ModuleClaimSubmission, path, label)];
