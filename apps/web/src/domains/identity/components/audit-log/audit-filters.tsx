import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterPick, FilterText } from '#src/ui/data-table/filters.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { DayRange } from '#src/ui/form/day-range.tsx';
import { auditKinds, auditPersons } from '../../audit-queries.ts';
import type { AuditFilterValues } from '../../audit-queries.ts';
import { useAuditLabels } from './audit-labels.ts';

type State = TableState<AuditFilterValues>;

/** Who, what, to what, when and from where; all of it is in the address. */
export function AuditFilterBar({ state }: { state: State }) {
  const { t } = useTranslation(['audit', 'common', 'ui']);
  const labels = useAuditLabels();
  const { data: kinds } = useQuery(auditKinds);
  const { filters, setFilters, isFiltered, clearFilters } = state;
  // What was older than an entry of another list says nothing here.
  const change: State['setFilters'] = (edits) => setFilters({ before: undefined, ...edits });
  const optionsOf = (names: readonly string[] = [], wordsFor: (name: string) => string) =>
    names.map((value) => ({ value, label: wordsFor(value) })).toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      <PersonPick value={filters.actorId} onChange={(actorId) => change({ actorId })} />
      <FilterPick
        label={t('filter.action')}
        value={filters.action}
        options={optionsOf(kinds?.actions, labels.action)}
        onChange={(action) => change({ action })}
      />
      <FilterPick
        label={t('filter.subjectType')}
        value={filters.subjectType}
        options={optionsOf(kinds?.subjectTypes, labels.subjectType)}
        onChange={(subjectType) => change({ subjectType })}
      />
      <FilterText label={t('filter.subjectId')} value={filters.subjectId} onChange={(subjectId) => change({ subjectId })} isLtr />
      <DayRange
        className="hd-audit-when"
        from={filters.from}
        to={filters.to}
        onChange={change}
        label={t('filter.when')}
        placeholder={[t('common:from'), t('common:to')]}
        prefix={t('filter.when')}
      />
      <FilterText label={t('filter.address')} value={filters.address} onChange={(address) => change({ address })} isLtr />
      {isFiltered && (
        <Button type="link" size="small" onClick={clearFilters}>
          {t('ui:table.clearFilters')}
        </Button>
      )}
    </>
  );
}

/** One person among all there are; the server looks for who fits what is typed. */
function PersonPick({ value, onChange }: { value: number | undefined; onChange: (userId: number | undefined) => void }) {
  const { t } = useTranslation('audit');
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const { data: found = [] } = useQuery(auditPersons({ text }));
  const { data: chosen = [] } = useQuery({ ...auditPersons({ text: '', userId: value }), enabled: value !== undefined });
  const people = new Map([...(value === undefined ? [] : chosen), ...found].map((person) => [person.userId, person]));
  return (
    <FilterPick
      label={t('filter.person')}
      value={value}
      options={[...people.values()].map(({ userId, name, email }) => ({ value: userId, label: `${name}, ${email}` }))}
      onChange={onChange}
      onSearch={setTyped}
    />
  );
}
