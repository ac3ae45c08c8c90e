import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { FilterPick, FilterText } from '#src/ui/data-table/filters.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import type { ProviderFilters } from '../../provider-queries.ts';

const states = ['enabled', 'disabled'] as const;

/** Words, where they sit, where they serve, whether they are in: all of it is in the address. */
export function ProviderFilterBar({ state }: { state: TableState<ProviderFilters> }) {
  const { t } = useTranslation(['providers', 'common', 'ui']);
  const countries = useCountryOptions();
  const { filters, setFilters, isFiltered, clearFilters } = state;
  return (
    <>
      <FilterText label={t('filter.search')} value={filters.text} onChange={(text) => setFilters({ text })} />
      <FilterPick label={t('filter.country')} value={filters.country} options={countries} onChange={(country) => setFilters({ country })} />
      <FilterPick label={t('column.serves')} value={filters.serves} options={countries} onChange={(serves) => setFilters({ serves })} />
      <FilterPick
        label={t('common:status')}
        value={filters.state}
        options={states.map((value) => ({ value, label: t(value === 'enabled' ? 'common:state.active' : 'common:state.disabled') }))}
        onChange={(chosen) => setFilters({ state: chosen })}
      />
      {isFiltered && (
        <Button type="link" size="small" onClick={clearFilters}>
          {t('ui:table.clearFilters')}
        </Button>
      )}
    </>
  );
}
