import type { AuditFormatter } from '@heliodesk/phrases/audit-reading';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/field-labels.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { formatUtc } from '#src/ui/format/utc-time.tsx';

const wordsOf = (key: string, name: string): string =>
  i18n.exists(`auditWords:${key}.${name}`) ? i18n.t(`auditWords:${key}.${name}` as 'auditWords:title') : name;

/** Actions and kinds of subjects in words; one without words shows itself. */
export function useAuditLabels() {
  // Drawn again when the language changes.
  useTranslation('auditWords');
  return {
    action: (name: string): string => wordsOf('action', name),
    subjectType: (name: string): string => wordsOf('subjectType', name),
  };
}

/** What the reader's language gives to the words of an entry. */
export function useAuditFormatter(): AuditFormatter {
  const { t } = useTranslation(['audit', 'auditWords', 'common', 'desk', 'fields', 'identity', 'macro', 'reference', 'request', 'routing']);
  const { country, list, money } = useFormat();
  return {
    t: (key) => t(key),
    // Its own in the audit, else that in forms.
    label: (name) => (i18n.exists(`auditWords:field.${name}`) ? wordsOf('field', name) : labelOf(name)),
    list,
    money,
    time: (moment) => formatUtc(moment) ?? '',
    country,
  };
}
