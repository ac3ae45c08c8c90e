import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';

interface KindOfModule {
  moduleType: string;
  power: number | null;
}

/** Type and power of a module in one line. */
export function useKindOfModule(): (module: KindOfModule) => string {
  const { t } = useTranslation(['serialNumber', 'common']);
  const { number } = useFormat();
  return ({ moduleType, power }) =>
    [moduleType, power === null ? '' : t('watt', { power: number(power) })].filter((part) => part !== '').join(' ') || t('common:none');
}
