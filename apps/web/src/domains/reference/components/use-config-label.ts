import { isLanguage, roleKeys, type RoleKey } from '@heliodesk/contract/kit';
import { configListOf } from '@heliodesk/contract/reference';
import type { ConfigRule } from '@heliodesk/contract/reference';
import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import { i18n } from '#src/platform/i18n/language.ts';
import { useFormat } from '#src/ui/format/use-format.ts';

const isRole = (option: string): option is RoleKey => (roleKeys as string[]).includes(option);

/** What may be chosen, in words: a language by its own name, a role as everywhere. The page has loaded the words of `identity`. */
export function optionName(option: string): string {
  if (isRole(option)) return i18n.t(`identity:demoRoles.${option}`);
  return isLanguage(option) ? languageNames[option] : option;
}

/** Says a value of a key as people read it. */
export function useConfigLabel(): (rule: ConfigRule, value: string) => string {
  const { t } = useTranslation('reference');
  const { number, plainList } = useFormat();
  return ({ kind }, value) => {
    if (value === '') return t('empty');
    if (kind === 'flag') return t(value === 'true' ? 'on' : 'off');
    if (kind === 'number') return number(Number(value));
    if (kind === 'choice' || kind === 'choices') return plainList(configListOf(value).map(optionName));
    return value;
  };
}
