import { isLanguage } from '@heliodesk/contract/kit';
import { configListOf } from '@heliodesk/contract/reference';
import type { ConfigRule } from '@heliodesk/contract/reference';
import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';

/** What may be chosen, in words: a language by its own name. */
export const optionName = (option: string): string => (isLanguage(option) ? languageNames[option] : option);

/** Says a value of a key as people read it. */
export function useConfigLabel(): (rule: ConfigRule, value: string) => string {
  const { t } = useTranslation('reference');
  const { number, parts } = useFormat();
  return ({ kind }, value) => {
    if (value === '') return t('empty');
    if (kind === 'flag') return t(value === 'true' ? 'on' : 'off');
    if (kind === 'number') return number(Number(value));
    if (kind === 'choice' || kind === 'choices') return parts(configListOf(value).map(optionName));
    return value;
  };
}
