import { requestStatuses, requestTypeValues, waitingOnValues } from '@heliodesk/contract/request';
import { useQueries } from '@tanstack/react-query';
import { Button, Input, Select, Tag } from 'antd';
import type { InputRef } from 'antd';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#src/domains/reference/index.ts';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { DayRange } from '#src/ui/form/day-range.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useRequestTypeName } from '../components/request-words.tsx';
import { colleagues } from './desk-queries.ts';
import type { DeskFilters } from './desk-queries.ts';

interface DeskFilterBarProps {
  state: TableState<DeskFilters>;
  search: RefObject<InputRef | null>;
}

/** Words, kind, state, owner, country, who acts, dates: all of them stand in the address. */
export function DeskFilterBar({ state, search }: DeskFilterBarProps) {
  const { t } = useTranslation(['desk', 'request']);
  const typeName = useRequestTypeName();
  const owners = useOwnerOptions();
  const countryOptions = useCountryOptions();
  const { filters, setFilters, isFiltered, clearFilters } = state;
  return (
    <>
      <SearchField text={filters.text ?? ''} search={search} onSearch={(text) => setFilters({ text })} />
      <Pick
        label={t('filter.type')}
        value={filters.type}
        options={requestTypeValues.map((value) => ({ value, label: typeName(value) }))}
        onChange={(type) => setFilters({ type })}
      />
      <Pick
        label={t('filter.status')}
        value={filters.status}
        options={requestStatuses.map((value) => ({ value, label: t(`request:status.${value}`) }))}
        onChange={(status) => setFilters({ status })}
      />
      <Pick label={t('filter.owner')} value={filters.owner} options={owners} onChange={(owner) => setFilters({ owner })} />
      <Pick label={t('filter.country')} value={filters.country} options={countryOptions} onChange={(country) => setFilters({ country })} />
      <Pick
        label={t('filter.waitingOn')}
        value={filters.waitingOn}
        options={waitingOnValues.map((value) => ({ value, label: t(`waitingOn.${value}`) }))}
        onChange={(waitingOn) => setFilters({ waitingOn })}
      />
      <CreatedRange filters={filters} onChange={setFilters} />
      {filters.serialNumber && (
        <Tag closable onClose={() => setFilters({ serialNumber: undefined })}>
          {t('filter.serialNumber', { serialNumber: filters.serialNumber })}
        </Tag>
      )}
      {filters.late && (
        <Tag closable onClose={() => setFilters({ late: undefined })}>
          {t('filter.late')}
        </Tag>
      )}
      {isFiltered && (
        <Button type="link" size="small" onClick={clearFilters}>
          {t('filter.clear')}
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

/** One choice among several; says what it is until something is chosen, and stands out then. */
function Pick<Value extends string | number>({ label, value, options, onChange }: PickProps<Value>) {
  return (
    <Select<Value>
      className={value === undefined ? 'hd-pick' : 'hd-pick hd-pick-on'}
      aria-label={label}
      placeholder={label}
      prefix={value === undefined ? undefined : `${label}:`}
      allowClear
      showSearch={options.length > 10 ? { optionFilterProp: 'label' } : false}
      popupMatchSelectWidth={false}
      value={value ?? null}
      options={options}
      onChange={(next: Value | null | undefined) => onChange(next ?? undefined)}
    />
  );
}

/** Everybody who may own a request of any kind. */
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
  const { t } = useTranslation('desk');
  return (
    <DayRange
      className="hd-created"
      from={filters.from}
      to={filters.to}
      onChange={onChange}
      label={t('filter.created')}
      placeholder={[t('filter.from'), t('filter.to')]}
      prefix={t('filter.created')}
    />
  );
}

interface SearchFieldProps {
  text: string;
  search: RefObject<InputRef | null>;
  onSearch: (text: string) => void;
}

/** Searches by Enter or on leaving the field; cleared, at once. */
function SearchField({ text, search, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState(text);
  const [asked, setAsked] = useState(text);
  // The address may change without this field: a cleared filter, a step back.
  if (asked !== text) {
    setAsked(text);
    setTyped(text);
  }
  return (
    <Input
      ref={search}
      aria-label={t('filter.search')}
      placeholder={t('filter.search')}
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
