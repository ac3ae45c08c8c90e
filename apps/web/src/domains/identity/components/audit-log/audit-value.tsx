import { isLanguage } from '@heliodesk/contract/kit';
import { StaffRole } from '@heliodesk/contract/identity';
import { languageNames } from '@heliodesk/phrases/languages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { formatUtc } from '#src/ui/format/utc-time.tsx';
import { auditPersons } from '../../audit-queries.ts';

interface ValueProps {
  subjectType: string;
  /** Of the field. */
  name: string | undefined;
  value: unknown;
  isOld?: boolean;
}

/** Fields that hold the number of somebody. */
const personFields = new Set(['handOverTo', 'ownerId']);

/** What was kept of a field, before or after, as a person reads it. */
export function AuditValue({ isOld = false, ...props }: ValueProps) {
  const { name, value } = props;
  if (personFields.has(name ?? '') && typeof value === 'number') return <Person userId={value} isOld={isOld} />;
  return <Plain isOld={isOld} {...props} />;
}

function Written({ words, isOld }: { words: string; isOld: boolean }) {
  const { t } = useTranslation('ui');
  if (words === '') return <span className="hd-hint">{t('none')}</span>;
  return isOld ? <del dir="auto">{words}</del> : <ins dir="auto">{words}</ins>;
}

function Plain({ subjectType, name, value, isOld }: ValueProps & { isOld: boolean }) {
  return <Written words={useValueWords(subjectType, name)(value)} isOld={isOld} />;
}

function Person({ userId, isOld }: { userId: number; isOld: boolean }) {
  const { data } = useQuery(auditPersons({ text: '', userId }));
  return <Written words={data?.find((person) => person.userId === userId)?.name ?? String(userId)} isOld={isOld} />;
}

/** What stands for a secret on the wire. */
const mask = '•••••';
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const isRole = (value: unknown): value is StaffRole => StaffRole.safeParse(value).success;

/** Words of single values that mean something in one field only. */
function useFieldWords(): (subjectType: string, name: string, value: string) => string | undefined {
  const { t } = useTranslation(['identity', 'customers', 'reference']);
  return (subjectType, name, value) => {
    if (name === 'roles' && isRole(value)) return t(`identity:demoRoles.${value}`);
    if (name === 'accountStatus' || name === 'contactStatus')
      return t(value === 'disabled' ? 'customers:state.disabled' : 'customers:state.active');
    if (subjectType === 'dictionary' && name === 'status') return t(value === '0' ? 'reference:on' : 'reference:off');
    if (subjectType === 'announcement' && (value === 'info' || value === 'warning' || value === 'urgent'))
      return name === 'level' ? t(`reference:levels.${value}`) : undefined;
    const isOfLanguages = name === 'language' || name === 'offered' || name === 'fallback';
    return isOfLanguages && isLanguage(value) ? languageNames[value] : undefined;
  };
}

function useValueWords(subjectType: string, name = ''): (value: unknown) => string {
  const { t } = useTranslation('audit');
  const { list } = useFormat();
  const fieldWordsOf = useFieldWords();
  const wordsOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (value === mask) return t('masked');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return list(value.map(wordsOf).filter(Boolean));
    if (typeof value === 'object') return JSON.stringify(value);
    const text = String(value);
    return fieldWordsOf(subjectType, name, text) ?? (moment.test(text) ? formatUtc(text) : undefined) ?? text;
  };
  return wordsOf;
}
