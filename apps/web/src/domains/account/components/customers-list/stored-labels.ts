import { isLanguage } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import { useDictionaryOptions } from '#src/domains/reference/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { labelIn } from '../own/label-in.ts';

/** Says what the audit holds of a field in words, as far as it has any. */
export function useStoredLabels(): (field: string, value: string | null) => string {
  const { t } = useTranslation('common');
  const { labels } = useFormat();
  const kinds = useDictionaryOptions('account_type');
  const roles = useDictionaryOptions('account_role');
  const natures = useDictionaryOptions('organization_nature');
  const salutations = useDictionaryOptions('salutation');
  const stateWord = (value: string) => (value === 'disabled' ? t('state.disabled') : t('state.active'));
  const words: Readonly<Record<string, (value: string) => string>> = {
    accountType: (value) => labelIn(kinds, value),
    accountRole: (value) => labels(value.split(',').map((role) => labelIn(roles, role))),
    organizationNature: (value) => labelIn(natures, value),
    salutation: (value) => labelIn(salutations, value),
    language: (value) => (isLanguage(value) ? languageNames[value] : value),
    accountStatus: stateWord,
    contactStatus: stateWord,
    receiveMoreInformation: (value) => t(value === '1' ? 'yes' : 'no'),
  };
  return (field, value) => (value === null ? '' : (words[field]?.(value) ?? value));
}
