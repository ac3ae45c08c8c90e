import '../identity.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { CallError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { SignOnFailure } from '../sign-on-calls.ts';

/** A failure leads back to the sign-in page after this long (spec 1 §4). */
const returnAfter = 2000;

/** Does what a sign-in needs once and goes where that says; what it rejects with is shown, then the sign-in page. */
export function useArrival(arrive: () => Promise<string | undefined>) {
  const { t } = useTranslation('signOn');
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    // A code counts once, so it must not be sent twice.
    hasStarted.current = true;
    arrive().then((path) => (path === undefined ? undefined : navigate(path, { replace: true })), setError);
  }, [arrive, navigate]);
  useEffect(() => {
    if (error === undefined) return;
    const timer = setTimeout(() => void navigate('/login', { replace: true }), returnAfter);
    return () => clearTimeout(timer);
  }, [error, navigate]);
  if (error === undefined) return { setError, problem: undefined };
  if (error instanceof CallError) return { setError, problem: messageOf(error) };
  return { setError, problem: t(error instanceof SignOnFailure ? error.reason : 'failed') };
}

/** Says that the sign-in is on its way, or why it is not. */
export function Arriving({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation('signOn');
  const { t: say } = useTranslation('identity');
  usePageTitle(say('unified'));
  return (
    <SplitPage title={say('sayTitle')} text={say('sayText')}>
      <h1>{say('unified')}</h1>
      {problem === undefined ? (
        <p className="page-text" role="status">
          {t('waiting')}
        </p>
      ) : (
        <>
          <p className="page-text" role="alert">
            {problem}
          </p>
          <p>
            {t('back')} <Link to="/login">{say('backToSignIn')}</Link>
          </p>
        </>
      )}
    </SplitPage>
  );
}
