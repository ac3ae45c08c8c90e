import '#src/domains/reference/page-view.css';
import { directionOf } from '@heliodesk/contract/kit';
import { publicPage } from '@heliodesk/contract/reference';
import type { ShownPage } from '@heliodesk/contract/reference';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#src/domains/reference/components/page-view.tsx';
import { call } from '#src/platform/http/call.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { usePageTitle } from '#src/platform/page-title.ts';

/** The page in a language, and how to ask for it again. */
function usePrivacy(language: string) {
  const [page, setPage] = useState<ShownPage>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    setFailure(undefined);
    call(publicPage, { params: { slug: 'privacy' }, quiet: true, background: true, signal: leaving.signal }).then(
      setPage,
      (error: unknown) => leaving.signal.aborted || setFailure(error),
    );
    return () => leaving.abort();
  }, [language, attempt]);
  return { page, failure, retry: () => setAttempt(attempt + 1) };
}

/** /privacy */
export default function Privacy() {
  const { t, i18n } = useTranslation('plain');
  const { page, failure, retry } = usePrivacy(i18n.language);
  const title = page?.title ?? t('privacy');
  usePageTitle(title);
  return (
    <article className="wrap">
      <div className="reading">
        <h1 {...(page && { lang: page.language, dir: directionOf(page.language) })}>{title}</h1>
        {page && <PageBody page={page} />}
        {!page && !failure && <p aria-busy="true">{t('page.loading')}</p>}
        {!page && failure !== undefined && (
          <div role="alert">
            <p>{messageOf(failure)}</p>
            <button type="button" className="btn" onClick={retry}>
              {t('page.again')}
            </button>
          </div>
        )}
      </div>
    </article>
  );
}
