import { useTranslation } from 'react-i18next';
import { i18n } from '#src/platform/i18n/language.ts';

const wordsOf = (key: string, name: string): string =>
  i18n.exists(`auditWords:${key}.${name}`) ? i18n.t(`auditWords:${key}.${name}` as 'auditWords:title') : name;

/** Actions and kinds of subjects in words; one without words shows itself. */
export function useAuditWords() {
  // Drawn anew when the language changes.
  useTranslation('auditWords');
  return {
    action: (name: string): string => wordsOf('action', name),
    subjectType: (name: string): string => wordsOf('subjectType', name),
  };
}
