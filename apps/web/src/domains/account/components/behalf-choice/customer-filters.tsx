import { customerTypes } from '@heliodesk/contract/account';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { CustomerFilters } from '../../behalf-queries.ts';

/** Words and type; both stand in the address. */
export function CustomerFilterBar({ state: { filters, setFilters } }: { state: TableState<CustomerFilters> }) {
  const { t } = useTranslation('behalf');
  return (
    <>
      <SearchBox key={filters.text ?? ''} text={filters.text ?? ''} onSearch={(text) => setFilters({ text })} />
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

/** Searches when asked to, by Enter or on leaving it; cleared, at once. */
export function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('behalf');
  const [typed, setTyped] = useState(text);
  return (
    <Input
      className="hd-customer-search"
      aria-label={t('search')}
      placeholder={t('search')}
      prefix={<Icon name="search" />}
      allowClear
      maxLength={100}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        if (event.target.value === '' && text !== '') onSearch('');
      }}
      onPressEnter={() => onSearch(typed.trim())}
      onBlur={() => typed.trim() !== text && onSearch(typed.trim())}
    />
  );
}
