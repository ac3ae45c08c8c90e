import { requestTypeValues } from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Select } from '#src/ui/form/select.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { DayRange } from '#src/ui/form/day-range.tsx';
import { FilterText } from '#src/ui/data-table/filters.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import type { RequestFilters } from '../queries.ts';
import { useRequestTypeName } from './request-labels.tsx';

const views = ['all', 'open', 'waiting', 'closed'] as const;

interface FiltersProps {
  state: TableState<RequestFilters>;
  /** How many each view holds, as far as it is known. */
  counts: Partial<Record<RequestFilters['view'], number>>;
}

/** Views with their counts, own or company, words, kind and dates: all of them are in the address. */
export function RequestListFilters({ state, counts }: FiltersProps) {
  const { t } = useTranslation(['request', 'common']);
  const { number } = useFormat();
  const typeName = useRequestTypeName();
  const { filters, setFilters } = state;
  const countOf = (view: (typeof views)[number]): string => (counts[view] === undefined ? '' : number(counts[view]));
  return (
    <>
      <SegmentedControl
        aria-label={t('list.view')}
        value={filters.view === 'draft' ? 'all' : filters.view}
        options={views.map((view) => ({ value: view, label: t(`list.${view}`, { number: countOf(view) }).trim() }))}
        onChange={(view) => setFilters({ view: view === 'all' ? undefined : view })}
      />
      <FilterText
        isLive
        className="hd-request-search"
        label={t('list.search')}
        value={filters.text}
        onChange={(text) => setFilters({ text })}
      />
      <Select<RequestType>
        aria-label={t('common:type')}
        placeholder={t('common:type')}
        allowClear
        popupMatchSelectWidth={false}
        value={filters.type ?? null}
        options={requestTypeValues.map((type) => ({ value: type, label: typeName(type) }))}
        onChange={(type: RequestType | undefined) => setFilters({ type })}
      />
      <DayRange
        className="hd-created"
        from={filters.from}
        to={filters.to}
        onChange={setFilters}
        label={t('list.created')}
        placeholder={[t('common:from'), t('common:to')]}
      />
      <SegmentedControl
        aria-label={t('list.whose')}
        value={filters.company ? 'company' : 'own'}
        options={[
          { value: 'own', label: t('list.own') },
          { value: 'company', label: t('list.company') },
        ]}
        onChange={(whose) => setFilters({ company: whose === 'company' })}
      />
    </>
  );
}
