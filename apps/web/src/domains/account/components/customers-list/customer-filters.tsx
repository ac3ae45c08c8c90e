import { customerStates, customerTypes } from '@heliodesk/contract/account';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import type { CustomerListFilters } from '../../customer-queries.ts';
import { SearchBox } from '../behalf-choice/customer-filters.tsx';

interface FilterBarProps {
  state: TableState<CustomerListFilters>;
  /** Where the list shows customers of both types. */
  hasType: boolean;
}

/** Words, type, kind, country and state: all of them stand in the address. */
export function CustomerListFilterBar({ state, hasType }: FilterBarProps) {
  const { t } = useTranslation('customers');
  const { t: behalf } = useTranslation('behalf');
  const { t: fields } = useTranslation('fields');
  const { t: ui } = useTranslation('ui');
  const countries = useCountryOptions();
  const kinds = useDictionaryOptions('account_type');
  const { filters, setFilters, isFiltered, clearFilters } = state;
  return (
    <>
      <SearchBox key={filters.text ?? ''} text={filters.text ?? ''} onSearch={(text) => setFilters({ text })} />
      {hasType && (
        <Pick
          label={behalf('type.label')}
          value={filters.customerType}
          options={[
            { value: customerTypes.portal, label: behalf('type.portal') },
            { value: customerTypes.rts, label: behalf('type.rts') },
          ]}
          onChange={(customerType) => setFilters({ customerType })}
        />
      )}
      <Pick
        label={fields('accountType')}
        value={filters.accountType}
        options={kinds}
        onChange={(accountType) => setFilters({ accountType })}
      />
      <Pick label={fields('regionId')} value={filters.regionId} options={countries} onChange={(regionId) => setFilters({ regionId })} />
      <Pick
        label={t('column.state')}
        value={filters.state}
        options={customerStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(chosen) => setFilters({ state: chosen })}
      />
      {isFiltered && (
        <Button type="link" size="small" onClick={clearFilters}>
          {ui('table.clearFilters')}
        </Button>
      )}
    </>
  );
}

interface PickProps<Value> {
  label: string;
  value: Value | undefined;
  options: { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
}

/** One choice among several; says what it is until something is chosen. */
export function Pick<Value extends string | number>({ label, value, options, onChange }: PickProps<Value>) {
  return (
    <Select<Value>
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={options.length > 10 ? { optionFilterProp: 'label' } : false}
      popupMatchSelectWidth={false}
      value={value ?? null}
      options={options}
      onChange={(next: Value | null | undefined) => onChange(next ?? undefined)}
    />
  );
}
