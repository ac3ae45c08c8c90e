import type { ReactNode } from 'react';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { MultiSelect } from '#src/ui/form/multi-select.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { byLabel, whenChosen, type FieldOf } from './field-of.ts';
import { PapersFields } from './papers-fields.tsx';
import { PlaceFields } from './place-fields.tsx';

interface CompanyFieldsProps<Country extends string> {
  Field: FieldOf<
    | Country
    | 'accountType'
    | 'accountRole'
    | 'organizationNature'
    | 'taxNo'
    | 'tradeNo'
    | 'fax'
    | 'province'
    | 'city'
    | 'postalCode'
    | 'address'
  >;
  country: Country;
  /** It may be the reader's own, so that the browser offers to fill it in. */
  isOwn: boolean;
  taxHint?: ReactNode;
}

/** A company as registration asks for it, after its name. */
export function CompanyFields<Country extends string>({ Field, country, isOwn, taxHint }: CompanyFieldsProps<Country>) {
  const types = useDictionaryOptions('account_type');
  const roles = useDictionaryOptions('account_role');
  const natures = useDictionaryOptions('organization_nature');
  return (
    <>
      <FieldRow>
        <Field name="accountType" validateTrigger={whenChosen}>
          <Select options={types} />
        </Field>
        <Field name="accountRole" validateTrigger={whenChosen}>
          <MultiSelect options={roles} showSearch={byLabel} />
        </Field>
        <Field name="organizationNature" validateTrigger={whenChosen}>
          <Select options={natures} />
        </Field>
      </FieldRow>
      <PapersFields Field={Field} taxHint={taxHint} />
      <PlaceFields Field={Field} country={country} isOwn={isOwn} />
    </>
  );
}
