import { staffRoleKeys, userStates } from '@heliodesk/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterPick, FilterText } from '#src/ui/data-table/filters.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { teams } from '../../staff-queries.ts';
import type { StaffFilters } from '../../staff-queries.ts';

/** Words, role, team and state: all of them are in the address. */
export function StaffFilterBar({ state }: { state: TableState<StaffFilters> }) {
  const { t } = useTranslation(['staff', 'identity', 'fields', 'common', 'ui']);
  const { data: known = [] } = useQuery(teams);
  const { filters, setFilters, isFiltered, clearFilters } = state;
  return (
    <>
      <FilterText label={t('filter.search')} value={filters.text} onChange={(text) => setFilters({ text })} />
      <FilterPick
        label={t('filter.role')}
        value={filters.role}
        options={staffRoleKeys.map((value) => ({ value, label: t(`identity:demoRoles.${value}`) }))}
        onChange={(role) => setFilters({ role })}
      />
      <FilterPick
        label={t('fields:team')}
        value={filters.team}
        options={known.map(({ teamId, name }) => ({ value: teamId, label: name }))}
        onChange={(team) => setFilters({ team })}
      />
      <FilterPick
        label={t('common:status')}
        value={filters.state}
        options={userStates.map((value) => ({ value, label: t(`common:state.${value}`) }))}
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
