import { Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field, FieldRow } from '#src/ui/form/field.tsx';
import { MultiSelect } from '#src/ui/form/multi-select.tsx';
import { Select } from '#src/ui/form/select.tsx';

interface ProviderFieldProps {
  schema: z.ZodType;
  name: 'name' | 'regionId' | 'city' | 'address' | 'postalCode' | 'email' | 'phone' | 'serves' | 'jobTitle' | 'language';
  hint?: ReactNode;
  children: ReactNode;
}

/** One field of a company or a person of it: its label and the contract's rule. */
export function ProviderField({ schema, name, hint, children }: ProviderFieldProps) {
  const { t } = useTranslation('fields');
  return (
    <Field name={name} label={t(name)} hint={hint} rules={[schemaRule(schema, name)]}>
      {children}
    </Field>
  );
}

/** A service provider company. */
export function ProviderFields({ schema }: { schema: z.ZodType }) {
  const { t } = useTranslation('providers');
  const countries = useCountryOptions();
  const search = { optionFilterProp: 'label' } as const;
  return (
    <>
      <ProviderField schema={schema} name="name">
        <Input />
      </ProviderField>
      <ProviderField schema={schema} name="address">
        <Input />
      </ProviderField>
      <FieldRow>
        <ProviderField schema={schema} name="postalCode">
          <Input dir="ltr" />
        </ProviderField>
        <ProviderField schema={schema} name="city">
          <Input />
        </ProviderField>
      </FieldRow>
      <ProviderField schema={schema} name="regionId">
        <Select showSearch={search} options={countries} />
      </ProviderField>
      <ProviderField schema={schema} name="email" hint={t('emailHint')}>
        <Input type="email" dir="ltr" />
      </ProviderField>
      <ProviderField schema={schema} name="phone">
        <Input type="tel" dir="ltr" />
      </ProviderField>
      <ProviderField schema={schema} name="serves" hint={t('servesHint')}>
        <MultiSelect showSearch={search} options={countries} />
      </ProviderField>
    </>
  );
}
