import type { BankTask } from '@heliodesk/contract/payment';
import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { BankFields } from './bank-fields.tsx';
import { countryIn, initialValues } from './bank-values.ts';
import type { BankValues } from './bank-values.ts';

interface BankFormProps {
  form: FormInstance<BankValues>;
  task: BankTask;
  onSubmit: (values: BankValues) => unknown;
  /** Fields before those of the account. */
  children?: ReactNode;
}

/** The form of bank details. Nothing of it is kept in the browser, so it has no `persistKey`. */
export function BankDetailsForm({ form, task, onSubmit, children }: BankFormProps) {
  const handleChange = ({ bankBic }: Partial<BankValues>) => {
    if (bankBic !== undefined) form.setFieldValue('branchCountry', countryIn(bankBic));
  };
  return (
    <FormPage<BankValues>
      form={form}
      initialValues={initialValues(task)}
      onValuesChange={handleChange}
      onSubmit={onSubmit}
      className="hd-asked-fields hd-bank-form"
    >
      {children}
      <BankFields form={form} />
    </FormPage>
  );
}
