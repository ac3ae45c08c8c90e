import { inNameOrder } from '@heliodesk/phrases/formats/names';
import { Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { Select } from '#src/ui/form/select.tsx';
import type { FieldOf } from './field-of.ts';

interface ContactFieldsProps {
  Field: FieldOf<'salutation' | 'firstName' | 'lastName' | 'jobTitle' | 'mobile'>;
  /** It may be the reader, so that the browser offers to fill it in. */
  isOwn: boolean;
  phoneHint?: ReactNode;
}

/** A person at a company as registration asks for them, but for the address they sign in with. */
export function ContactFields({ Field, isOwn, phoneHint }: ContactFieldsProps) {
  const { i18n } = useTranslation();
  const salutations = useDictionaryOptions('salutation');
  const filledAs = (what: string): string => (isOwn ? what : 'off');
  const firstName = (
    <Field key="firstName" name="firstName">
      <Input autoComplete={filledAs('given-name')} />
    </Field>
  );
  const lastName = (
    <Field key="lastName" name="lastName">
      <Input autoComplete={filledAs('family-name')} />
    </Field>
  );
  return (
    <>
      <FieldRow>
        <Field name="salutation" normalize={(value: string | undefined) => value ?? ''}>
          <Select allowClear options={salutations} />
        </Field>
        {inNameOrder(i18n.language, firstName, lastName)}
      </FieldRow>
      <FieldRow>
        <Field name="jobTitle">
          <Input autoComplete={filledAs('organization-title')} />
        </Field>
        <Field name="mobile" hint={phoneHint}>
          <Input type="tel" autoComplete={filledAs('tel')} dir="ltr" />
        </Field>
      </FieldRow>
    </>
  );
}
