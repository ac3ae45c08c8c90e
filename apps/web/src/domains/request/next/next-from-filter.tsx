import { nextOwners, requestTypeValues } from '@heliodesk/contract/request';
import type { NextFrom } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { FilterPick } from '#src/ui/data-table/filters.tsx';
import { useRequestTypeName } from '../components/request-labels.tsx';

interface NextFromFilterProps {
  from: NextFrom;
  onChoose: (from: NextFrom) => void;
}

/** What cases are handed out from: whose they are, and one type of them. */
export function NextFromFilter({ from, onChoose }: NextFromFilterProps) {
  const { t } = useTranslation(['deskNext', 'desk', 'common']);
  const typeName = useRequestTypeName();
  return (
    <>
      <FilterPick
        label={t('from')}
        value={from.owner}
        options={nextOwners.map((value) => ({ value, label: t(`desk:view.${value}`) }))}
        onChange={(owner) => onChoose({ ...from, owner })}
      />
      <FilterPick
        label={t('common:type')}
        value={from.type}
        options={requestTypeValues.map((value) => ({ value, label: typeName(value) }))}
        onChange={(type) => onChoose({ ...from, type })}
      />
    </>
  );
}
