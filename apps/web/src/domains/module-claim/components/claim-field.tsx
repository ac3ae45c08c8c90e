import type { FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#src/ui/form/field.tsx';
import { claimRule } from './claim-form.tsx';

type FieldName =
  | 'desc'
  | 'language'
  | 'region'
  | 'projectName'
  | 'capacity'
  | 'unit'
  | 'quantity'
  | 'projectCountry'
  | 'projectCity'
  | 'projectAddress'
  | 'type'
  | 'bracket'
  | 'lastRequestNo'
  | 'defectDate'
  | 'deliverPhone'
  | 'deliverAddress'
  | 'addressTitle'
  | 'accountName'
  | 'contactPerson'
  | 'email'
  | 'mobile'
  | 'fax'
  | 'taxNo'
  | 'tradeNo'
  | 'shipToCountry'
  | 'province'
  | 'city'
  | 'address'
  | 'postalCode';

interface ClaimFieldProps extends Pick<
  FormItemProps,
  'getValueProps' | 'getValueFromEvent' | 'normalize' | 'validateTrigger' | 'className'
> {
  part: 'basicReq' | 'moduleClaim' | 'requestAddressReq';
  name: FieldName;
  hint?: ReactNode;
  children: ReactNode;
}

/** One field of the claim: its label, its help, and the contract's rule. */
export function ClaimField({ part, name, hint, children, ...item }: ClaimFieldProps) {
  const { t } = useTranslation('fields');
  const label = t(name);
  return (
    <Field name={[part, name]} label={label} hint={hint} rules={claimRule(`${part}.${name}`, label)} {...item}>
      {children}
    </Field>
  );
}
