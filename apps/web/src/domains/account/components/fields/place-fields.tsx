import { Input } from 'antd';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { FieldRow } from '#src/ui/form/field.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { byLabel, whenChosen, type FieldOf } from './field-of.ts';

interface PlaceFieldsProps<Country extends string> {
  Field: FieldOf<Country | 'province' | 'city' | 'postalCode' | 'address'>;
  /** What this form calls the country. */
  country: Country;
  /** It may be the reader's own, so that the browser offers to fill it in. */
  isOwn: boolean;
}

/** Where someone is, from the country to the street. */
export function PlaceFields<Country extends string>({ Field, country, isOwn }: PlaceFieldsProps<Country>) {
  const countries = useCountryOptions();
  const filledAs = (what: string): string => (isOwn ? what : 'off');
  return (
    <>
      <FieldRow>
        <Field name={country} validateTrigger={whenChosen}>
          <Select showSearch={byLabel} options={countries} />
        </Field>
        <Field name="province">
          <Input autoComplete={filledAs('address-level1')} />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field name="city">
          <Input autoComplete={filledAs('address-level2')} />
        </Field>
        <Field name="postalCode">
          <Input autoComplete={filledAs('postal-code')} dir="ltr" />
        </Field>
      </FieldRow>
      <Field name="address">
        <Input autoComplete={filledAs('street-address')} />
      </Field>
    </>
  );
}
