import './customer-chooser.css';
import { customerTypes } from '@heliodesk/contract/account';
import { useTranslation } from 'react-i18next';
import { FilterPick, FilterText } from '#src/ui/data-table/filters.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import type { CustomerFilters } from '../../on-behalf-queries.ts';

/** Words and type; both are in the address. */
export function CustomerFilterBar({ state: { filters, setFilters } }: { state: TableState<CustomerFilters> }) {
  const { t } = useTranslation('onBehalf');
  return (
    <>
      <CustomerSearch text={filters.text} onSearch={(text) => setFilters({ text })} />
      <FilterPick
        label={t('type.label')}
        value={filters.customerType}
        options={[
          { value: customerTypes.portal, label: t('type.portal') },
          { value: customerTypes.rts, label: t('type.rts') },
        ]}
        onChange={(customerType) => setFilters({ customerType })}
      />
    </>
  );
}

/** Words that find customers. */
export function CustomerSearch({ text, onSearch }: { text: string | undefined; onSearch: (text: string | undefined) => void }) {
  const { t } = useTranslation('onBehalf');
  return <FilterText className="hd-customer-search" label={t('search')} value={text} onChange={onSearch} />;
}
