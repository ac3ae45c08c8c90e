import type { SelectProps } from 'antd';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { Select } from '#src/ui/form/select.tsx';

const search = { optionFilterProp: 'label' } as const;

/** Chooses a country, found by typing its name; `Field` gives it its value. */
export function CountrySelect(props: Pick<SelectProps, 'id' | 'value' | 'onChange' | 'allowClear' | 'aria-label'>) {
  const options = useCountryOptions();
  return <Select {...props} showSearch={search} options={options} />;
}
