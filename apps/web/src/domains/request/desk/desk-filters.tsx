import { requestStatuses, requestTypeValues, waitingOnValues, wroteLast } from '@heliodesk/contract/request';
import { useQueries } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import type { InputRef } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import { FilterPick, FilterText } from '#src/ui/data-table/filters.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { DayRange } from '#src/ui/form/day-range.tsx';
import { useRequestTypeName } from '../components/request-labels.tsx';
import { colleagues } from './desk-queries.ts';
import type { DeskFilters } from './desk-queries.ts';

interface DeskFilterBarProps {
  state: TableState<DeskFilters>;
  search: RefObject<InputRef | null>;
}

/** Words, kind, state, owner, country, who acts, dates: all of them are in the address. */
export function DeskFilterBar({ state, search }: DeskFilterBarProps) {
  const { t } = useTranslation(['desk', 'request', 'common', 'ui']);
  const typeName = useRequestTypeName();
  const owners = useOwnerOptions();
  const countryOptions = useCountryOptions();
  const { filters, setFilters, isFiltered, clearFilters, orderByColumn } = state;
  return (
    <>
      <FilterText
        ref={search}
        className="hd-request-search"
        isLive
        label={t('filter.search')}
        value={filters.text}
        onChange={(text) => setFilters({ text })}
      />
      <FilterPick
        label={t('common:type')}
        value={filters.type}
        options={requestTypeValues.map((value) => ({ value, label: typeName(value) }))}
        onChange={(type) => setFilters({ type })}
      />
      <FilterPick
        label={t('common:status')}
        value={filters.status}
        options={requestStatuses.map((value) => ({ value, label: t(`request:status.${value}`) }))}
        onChange={(status) => setFilters({ status })}
      />
      <FilterPick label={t('filter.owner')} value={filters.owner} options={owners} onChange={(owner) => setFilters({ owner })} />
      <FilterPick
        label={t('filter.country')}
        value={filters.country}
        options={countryOptions}
        onChange={(country) => setFilters({ country })}
      />
      <FilterPick
        label={t('filter.waitingOn')}
        value={filters.waitingOn}
        options={waitingOnValues.map((value) => ({ value, label: t(`waitingOn.${value}`) }))}
        onChange={(waitingOn) => setFilters({ waitingOn })}
      />
      <FilterPick
        label={t('common:lastWord')}
        value={filters.lastWord}
        options={wroteLast.map((value) => ({ value, label: t(`request:lastWord.${value}`) }))}
        onChange={(lastWord) => setFilters({ lastWord })}
      />
      <CreatedRange filters={filters} onChange={setFilters} />
      <LinkedFilters filters={filters} setFilters={setFilters} />
      {/* The other views have no closed requests anyway. */}
      {orderByColumn === 'lastWord' && filters.view === 'all' && <Tag>{t('filter.openOnly')}</Tag>}
      {isFiltered && (
        <Button type="link" size="small" onClick={clearFilters}>
          {t('ui:table.clearFilters')}
        </Button>
      )}
    </>
  );
}

/** Filters that only links set; here they can be taken away. */
function LinkedFilters({ filters, setFilters }: Pick<TableState<DeskFilters>, 'filters' | 'setFilters'>) {
  const { t } = useTranslation('desk');
  return (
    <>
      {filters.serialNumber && (
        <Tag closable onClose={() => setFilters({ serialNumber: undefined })}>
          {t('filter.serialNumber', { serialNumber: filters.serialNumber })}
        </Tag>
      )}
      {filters.openOf && (
        <Tag closable onClose={() => setFilters({ openOf: undefined })}>
          {t('filter.openOf')}
        </Tag>
      )}
      {filters.late && (
        <Tag closable onClose={() => setFilters({ late: undefined })}>
          {t('filter.late')}
        </Tag>
      )}
    </>
  );
}

/** Everyone who may own a request of any kind. */
function useOwnerOptions(): { value: number; label: string }[] {
  return useQueries({
    queries: requestTypeValues.map((type) => colleagues(type)),
    combine: (results) => {
      const names = new Map(results.flatMap(({ data = [] }) => data.map(({ userId, name }) => [userId, name] as const)));
      return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label));
    },
  });
}

function CreatedRange({ filters, onChange }: { filters: DeskFilters; onChange: TableState<DeskFilters>['setFilters'] }) {
  const { t } = useTranslation(['desk', 'common']);
  return (
    <DayRange
      className="hd-created"
      from={filters.from}
      to={filters.to}
      onChange={onChange}
      label={t('filter.created')}
      placeholder={[t('common:from'), t('common:to')]}
      prefix={t('filter.created')}
    />
  );
}
