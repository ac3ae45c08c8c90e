import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePageTitle } from '#src/platform/page-title.ts';
import { StatePicture } from '#src/ui/states/pictures.tsx';

/** /404 */
export default function NotFound() {
  const { t } = useTranslation('site');
  const navigate = useNavigate();
  usePageTitle(t('notFound.title'));
  return (
    <div className="wrap blank-page">
      <StatePicture kind="missing" />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <div className="row">
        <Link className="btn primary lg" to="/home">
          {t('notFound.home')}
        </Link>
        {history.length > 1 && (
          <button type="button" className="btn lg" onClick={() => void navigate(-1)}>
            {t('notFound.back')}
          </button>
        )}
      </div>
    </div>
  );
}
