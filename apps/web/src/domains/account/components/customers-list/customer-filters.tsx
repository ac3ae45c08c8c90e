import { customerStates, customerTypes } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { FilterPick } from '#src/ui/data-table/filters.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import type { CustomerListFilters } from '../../customer-queries.ts';
import { CustomerSearch } from '../on-behalf-choice/customer-filters.tsx';

interface FilterBarProps {
  state: TableState<CustomerListFilters>;
  /** Where the list shows customers of both types. */
  hasType: boolean;
}

/** Words, type, kind, country and state: all of them are in the address. */
export function CustomerListFilterBar({ state, hasType }: FilterBarProps) {
  const { t } = useTranslation(['customers', 'common']);
  const { t: onBehalf } = useTranslation('onBehalf');
  const { t: fields } = useTranslation('fields');
  const { t: ui } = useTranslation('ui');
  const countries = useCountryOptions();
  const kinds = useDictionaryOptions('account_type');
  const { filters, setFilters, isFiltered, clearFilters } = state;
  return (
    <>
      <CustomerSearch text={filters.text} onSearch={(text) => setFilters({ text })} />
      {hasType && (
        <FilterPick
          label={onBehalf('type.label')}
          value={filters.customerType}
          options={[
            { value: customerTypes.portal, label: onBehalf('type.portal') },
            { value: customerTypes.rts, label: onBehalf('type.rts') },
          ]}
          onChange={(customerType) => setFilters({ customerType })}
        />
      )}
      <FilterPick
        label={fields('accountType')}
        value={filters.accountType}
        options={kinds}
        onChange={(accountType) => setFilters({ accountType })}
      />
      <FilterPick
        label={fields('regionId')}
        value={filters.regionId}
        options={countries}
        onChange={(regionId) => setFilters({ regionId })}
      />
      <FilterPick
        label={t('common:status')}
        value={filters.state}
        options={customerStates.map((value) => ({ value, label: t(`common:state.${value}`) }))}
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
