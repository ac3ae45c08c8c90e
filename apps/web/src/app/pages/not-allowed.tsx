import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#src/platform/page-title.ts';
import { readToken } from '#src/platform/session.ts';
import { StatePicture } from '#src/ui/states/pictures.tsx';

/** /401 */
export default function NotAllowed() {
  const { t } = useTranslation('site');
  usePageTitle(t('notAllowed.title'));
  const isSignedIn = readToken() !== undefined;
  return (
    <div className="wrap blank-page">
      <StatePicture kind="locked" />
      <h1>{t('notAllowed.title')}</h1>
      <p>{t(isSignedIn ? 'notAllowed.text' : 'notAllowed.signedOut')}</p>
      <Link className="btn primary lg" to={isSignedIn ? '/home' : '/login'}>
        {t(isSignedIn ? 'notFound.home' : 'nav.signIn')}
      </Link>
    </div>
  );
}
