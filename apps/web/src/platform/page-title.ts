import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the browser's title, followed by the product's name. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation('site');
  useEffect(() => {
    document.title = t('titled', { title });
  }, [t, title]);
}
