import '../identity.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { usePageTitle } from '#src/platform/page-title.ts';
import { SplitPage } from '#src/ui/public/split-page.tsx';

/** A failure leads back to the sign-in page after this long (spec 1 §4). */
const returnAfter = 2000;

/** /oauth2/callback: where the unified authentication answers. This installation offers none, so every answer ends at the sign-in page. */
export default function SignOnCallback() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  usePageTitle(t('unified'));
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), returnAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <SplitPage title={t('sayTitle')} text={t('sayText')}>
      <h1>{t('unified')}</h1>
      <p className="page-text" role="alert">
        {t(search.has('code') ? 'callbackFailed' : 'callbackNoCode')}
      </p>
      <p>
        {t('callbackBack')} <Link to="/login">{t('backToSignIn')}</Link>
      </p>
    </SplitPage>
  );
}
