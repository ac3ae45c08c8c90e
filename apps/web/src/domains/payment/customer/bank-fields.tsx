import { BankForm } from '@heliodesk/contract/payment';
import { Button, Form, Input } from 'antd';
import type { FormInstance } from 'antd';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencyOptions } from '#src/domains/reference/index.ts';
import { labelOf, schemaRule } from '#src/platform/schema-rules.ts';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { completeSwift, groupAccount, isCountryUnknown } from './bank-values.ts';
import type { BankValues } from './bank-values.ts';
import { useCountryName } from './use-country-name.ts';

const search = { optionFilterProp: 'label' } as const;
const chosen = ['onBlur', 'onChange'];

/** The fields of a bank account, checked together; browsers are asked to keep nothing of them. */
export function BankFields({ form }: { form: FormInstance<BankValues> }) {
  const { t } = useTranslation('bankTask');
  const currencies = useCurrencyOptions();
  const groupTyped = ({ target: { value } }: FocusEvent<HTMLInputElement>) => {
    if (groupAccount(value) !== value) form.setFieldValue('bankAccount', groupAccount(value));
  };
  return (
    <>
      <Field
        {...itemOf('bankAccount')}
        hint={t('accountHint')}
        // The country of the SWIFT code says what an account number looks like.
        dependencies={['bankBic', 'branchCountry']}
      >
        <Input dir="ltr" className="hd-mono" autoComplete="off" spellCheck={false} onBlur={groupTyped} />
      </Field>
      <BranchFields form={form} />
      <FieldRow>
        <TextField name="bankName" />
        <Field {...itemOf('currency')} validateTrigger={chosen}>
          <Select options={currencies} showSearch={search} />
        </Field>
      </FieldRow>
      <FieldRow>
        <TextField name="bankAddress" hint={t('bankAddressHint')} />
        <TextField name="actualRecipient" hint={t('recipientHint')} />
      </FieldRow>
      <TextField name="billingAddress" hint={t('billingHint')} />
    </>
  );
}

/** What all fields have. */
const itemOf = (name: keyof BankValues) => ({ name, label: labelOf(name), rules: [schemaRule(BankForm, name)] });

function TextField({ name, hint }: { name: keyof BankValues; hint?: string }) {
  return (
    <Field {...itemOf(name)} {...(hint === undefined ? {} : { hint })}>
      <Input dir="auto" autoComplete="off" />
    </Field>
  );
}

/** SWIFT code and the country that follows from it. */
function BranchFields({ form }: { form: FormInstance<BankValues> }) {
  const { t } = useTranslation('bankTask');
  const countryName = useCountryName();
  const swift = Form.useWatch('bankBic', form) ?? '';
  const country = Form.useWatch('branchCountry', form) ?? '';
  const complete = completeSwift(swift);
  const knownCountry = ({ getFieldsValue }: { getFieldsValue: (all: true) => unknown }) => ({
    validator: async () => {
      if (isCountryUnknown(getFieldsValue(true))) throw new Error(t('noCountry'));
    },
  });
  const handleComplete = () => {
    form.setFieldValue('bankBic', complete);
    form.focusField('bankBic');
    void form.validateFields(['bankBic']).catch(() => undefined);
  };
  return (
    <FieldRow>
      <Field
        {...itemOf('bankBic')}
        rules={[schemaRule(BankForm, 'bankBic'), knownCountry]}
        hint={
          complete === undefined ? (
            t('swiftHint')
          ) : (
            <Button type="link" className="hd-bank-complete" onClick={handleComplete}>
              {t('useSwift', { code: complete })}
            </Button>
          )
        }
      >
        <Input dir="ltr" className="hd-mono hd-bank-upper" autoComplete="off" spellCheck={false} />
      </Field>
      <Field
        name="branchCountry"
        label={labelOf('branchCountry')}
        hint={country === '' ? t('countryHint') : t('countryFrom', { country: countryName(country) })}
      >
        <Input dir="ltr" className="hd-mono" autoComplete="off" readOnly />
      </Field>
    </FieldRow>
  );
}
