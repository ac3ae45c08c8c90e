import { Input } from 'antd';
import type { ReactNode } from 'react';
import { FieldRow } from '#src/ui/form/field.tsx';
import type { FieldOf } from './field-of.ts';

interface PapersFieldsProps {
  Field: FieldOf<'taxNo' | 'tradeNo' | 'fax'>;
  taxHint?: ReactNode;
}

/** What authorities, customs and hauliers know a company by. */
export const PapersFields = ({ Field, taxHint }: PapersFieldsProps) => (
  <FieldRow>
    <Field name="taxNo" hint={taxHint}>
      <Input dir="ltr" autoComplete="off" />
    </Field>
    <Field name="tradeNo">
      <Input dir="ltr" autoComplete="off" />
    </Field>
    <Field name="fax">
      <Input type="tel" dir="ltr" autoComplete="off" />
    </Field>
  </FieldRow>
);
