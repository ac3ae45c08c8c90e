import { personIn, valueWords } from '@heliodesk/phrases/audit-reading';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { auditPersons } from '../../audit-queries.ts';
import { useAuditFormatter } from './audit-labels.ts';

interface ValueProps {
  subjectType: string;
  /** Names of the fields that lead to it. */
  path: readonly string[];
  value: unknown;
  isOld?: boolean;
}

/** What was kept of a field, before or after, as a person reads it. */
export function AuditValue({ isOld = false, subjectType, path, value }: ValueProps) {
  const formatter = useAuditFormatter();
  const userId = personIn(path, value);
  if (userId !== undefined) return <Person userId={userId} isOld={isOld} />;
  return <WrittenValue text={valueWords(formatter, subjectType, path, value)} isOld={isOld} />;
}

function WrittenValue({ text, isOld }: { text: string; isOld: boolean }) {
  const { t } = useTranslation('common');
  if (text === '') return <span className="hd-hint">{t('none')}</span>;
  return isOld ? <del dir="auto">{text}</del> : <ins dir="auto">{text}</ins>;
}

function Person({ userId, isOld }: { userId: number; isOld: boolean }) {
  const { data } = useQuery(auditPersons({ text: '', userId }));
  return <WrittenValue text={data?.find((person) => person.userId === userId)?.name ?? String(userId)} isOld={isOld} />;
}
