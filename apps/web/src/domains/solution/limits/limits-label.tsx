import { useTranslation } from 'react-i18next';

/** What the menu of an employee calls it. */
export function LimitsLabel() {
  const { t } = useTranslation('fields');
  return t('limits');
}
