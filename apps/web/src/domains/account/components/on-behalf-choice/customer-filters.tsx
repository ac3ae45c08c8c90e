import { customerTypes } from '@heliodesk/contract/account';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterText } from '#src/ui/data-table/filters.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import type { CustomerFilters } from '../../on-behalf-queries.ts';

/** Words and type; both are in the address. */
export function CustomerFilterBar({ state: { filters, setFilters } }: { state: TableState<CustomerFilters> }) {
  const { t } = useTranslation('onBehalf');
  return (
    <>
      <CustomerSearch text={filters.text} onSearch={(text) => setFilters({ text })} />
      <Select<0 | 1>
        aria-label={t('type.label')}
        placeholder={t('type.label')}
        allowClear
        popupMatchSelectWidth={false}
        value={filters.customerType ?? null}
        options={[
          { value: customerTypes.portal, label: t('type.portal') },
          { value: customerTypes.rts, label: t('type.rts') },
        ]}
        onChange={(customerType: 0 | 1 | undefined) => setFilters({ customerType })}
      />
    </>
  );
}

/** Words that find customers. */
export function CustomerSearch({ text, onSearch }: { text: string | undefined; onSearch: (text: string | undefined) => void }) {
  const { t } = useTranslation('onBehalf');
  return <FilterText className="hd-customer-search" label={t('search')} value={text} onChange={onSearch} />;
}
