import '#src/ui/public/public.css';
import './public/layout.css';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { isOutdated } from '#src/platform/http/outdated.ts';
import { usePageTitle } from '#src/platform/page-title.ts';

/** What is shown in place of a page that broke; names the request id when a call was the reason. */
export function ErrorPage() {
  const { t } = useTranslation('site');
  const error = useRouteError();
  const call = error instanceof CallError ? error : undefined;
  const requestId = call?.requestId;
  usePageTitle(t('broken.title'));
  return (
    <div className="pub">
      <main id="main" className="wrap blank-page" tabIndex={-1} data-broken>
        <h1>{t('broken.title')}</h1>
        <p>{(call && call.failure !== 'answer') || isOutdated(error) ? messageOf(error) : t('broken.text')}</p>
        <div className="row">
          <button type="button" className="btn primary lg" onClick={() => location.reload()}>
            {t('broken.retry')}
          </button>
          <a className="btn lg" href="/home">
            {t('notFound.home')}
          </a>
        </div>
        {requestId && (
          <p className="t13 hint">
            {t('failure.requestId')}{' '}
            <bdi dir="ltr" className="mono">
              {requestId}
            </bdi>
          </p>
        )}
      </main>
    </div>
  );
}
