import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { namePathOf } from '#src/ui/form/name-path.ts';
import type { NamedFieldProps } from '../fields/field-of.ts';

export type OwnFieldName =
  | 'accountRole'
  | 'accountType'
  | 'address'
  | 'addressTitle'
  | 'city'
  | 'companyName'
  | 'contactPerson'
  | 'email'
  | 'fax'
  | 'firstName'
  | 'jobTitle'
  | 'lastName'
  | 'mobile'
  | 'organizationNature'
  | 'postalCode'
  | 'province'
  | 'region'
  | 'salutation'
  | 'shipToCountry'
  | 'taxNo'
  | 'tradeNo';

interface OwnFieldProps extends NamedFieldProps<OwnFieldName> {
  schema: z.ZodType;
  /** Where it is in the body, when that is not its name. */
  path?: string;
}

/** One field of the own company, contact or addresses: its label, its help, and the contract's rule. */
export function OwnField({ schema, name, path = name, hint, children, ...item }: OwnFieldProps) {
  const { t } = useTranslation('fields');
  const label = t(name);
  return (
    <Field name={namePathOf(path)} label={label} hint={hint} rules={[schemaRule(schema, path, label)]} {...item}>
      {children}
    </Field>
  );
}
