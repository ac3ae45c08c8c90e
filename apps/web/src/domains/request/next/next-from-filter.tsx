import { nextOwners, requestTypeValues } from '@heliodesk/contract/request';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterPick } from '#src/ui/data-table/filters.tsx';
import { useRequestTypeName } from '../components/request-labels.tsx';
import { nextFrom } from './next-queries.ts';

/** What cases are handed out from: whose they are, and one type of them. */
export function NextFromFilter() {
  const { t } = useTranslation(['deskNext', 'desk', 'common']);
  const typeName = useRequestTypeName();
  const from = useSyncExternalStore(nextFrom.subscribe, nextFrom.get);
  return (
    <>
      <FilterPick
        label={t('from')}
        value={from.owner}
        options={nextOwners.map((value) => ({ value, label: t(`desk:view.${value}`) }))}
        onChange={(owner) => nextFrom.set({ ...from, owner })}
      />
      <FilterPick
        label={t('common:type')}
        value={from.type}
        options={requestTypeValues.map((value) => ({ value, label: typeName(value) }))}
        onChange={(type) => nextFrom.set({ ...from, type })}
      />
    </>
  );
}
