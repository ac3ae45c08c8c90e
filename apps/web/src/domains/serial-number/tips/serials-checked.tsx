import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { serialCounts } from '../queries.ts';

/** Of the serial numbers in a claim: how many were found valid, and how many are to be looked at. */
export function SerialsChecked({ requestId }: { requestId: number }) {
  const { t } = useTranslation(['deskNext', 'common']);
  const { number } = useFormat();
  const { data } = useQuery(serialCounts(requestId));
  if (data === undefined) return null;
  const { total, verdicts } = data;
  if (total === 0) return t('common:none');
  return t('checked', { valid: number(verdicts.ok), others: number(total - verdicts.ok) });
}
