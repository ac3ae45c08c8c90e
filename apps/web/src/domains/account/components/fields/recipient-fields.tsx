import { Input } from 'antd';
import type { ReactNode } from 'react';
import { FieldRow } from '#src/ui/form/field.tsx';
import type { FieldOf } from './field-of.ts';

interface RecipientFieldsProps<Company extends string> {
  Field: FieldOf<Company | 'contactPerson' | 'email' | 'mobile'>;
  /** What this form calls the company. */
  company: Company;
  phoneHint?: ReactNode;
}

/** Who receives a delivery, and how they are reached. */
export const RecipientFields = <Company extends string>({ Field, company, phoneHint }: RecipientFieldsProps<Company>) => (
  <>
    <FieldRow>
      <Field name={company}>
        <Input autoComplete="organization" />
      </Field>
      <Field name="contactPerson">
        <Input autoComplete="name" />
      </Field>
    </FieldRow>
    <FieldRow>
      <Field name="email">
        <Input type="email" autoComplete="email" dir="ltr" />
      </Field>
      <Field name="mobile" hint={phoneHint}>
        <Input type="tel" autoComplete="tel" dir="ltr" />
      </Field>
    </FieldRow>
  </>
);
