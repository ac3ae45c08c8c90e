import type { AuditRow } from '@heliodesk/contract/identity';
import { valueWords } from '@heliodesk/phrases/audit-reading';
import { useTranslation } from 'react-i18next';
import { useAuditFormatter } from './audit-labels.ts';

interface ValueProps {
  row: AuditRow;
  /** Names of the fields that lead to it. */
  path: readonly string[];
  value: unknown;
  isOld?: boolean;
}

/** What was kept of a field, before or after, as a person reads it. */
export function AuditValue({ isOld = false, row, path, value }: ValueProps) {
  const { t } = useTranslation('common');
  const text = valueWords(useAuditFormatter(), row, path, value);
  if (text === '') return <span className="hd-hint">{t('none')}</span>;
  return isOld ? <del dir="auto">{text}</del> : <ins dir="auto">{text}</ins>;
}
