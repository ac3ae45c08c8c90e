import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLoading } from '../http/loading.ts';
import './feedback.css';

/** A thin line at the top while calls are under way; it never blocks what is below. Pass `isBusy` for work of the router. */
export function LoadingBar({ isBusy = false }: { isBusy?: boolean }) {
  const { t } = useTranslation('site');
  const isLoading = useIsLoading() || isBusy;
  useEffect(() => {
    if (isLoading) document.body.setAttribute('aria-busy', 'true');
    else document.body.removeAttribute('aria-busy');
  }, [isLoading]);
  return isLoading ? (
    // A region of its own: it comes and goes outside of header and page.
    <section className="hd-fb-loading" aria-label={t('loading')}>
      <progress aria-label={t('loading')} />
    </section>
  ) : null;
}
