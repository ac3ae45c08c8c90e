import '../identity.css';
import { useFactorLink as removeByLink } from '@heliodesk/contract/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { call } from '#src/platform/http/call.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { useSendOnce } from '#src/ui/public/use-send-once.ts';
import { Problem } from '../components/second-factor/step-parts.tsx';

/** /lostFactor: the mailed link takes away a lost second factor; a click does it, so that mail scanners don't. */
export default function LostFactor() {
  const { t } = useTranslation('secondFactor');
  const { t: say } = useTranslation('identity');
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string>();
  usePageTitle(t('linkTitle'));
  const { isSending, send } = useSendOnce(async () => {
    try {
      await call(removeByLink, { body: { key: search.get('key') ?? '' }, quiet: true });
      setDone(true);
    } catch (error) {
      setProblem(messageOf(error));
    }
  });
  return (
    <SplitPage title={say('sayTitle')} text={say('sayText')} foot={<Link to="/login">{say('backToSignIn')}</Link>}>
      <h1>{t(isDone ? 'linkDone' : 'linkTitle')}</h1>
      <p className="page-text">{t(isDone ? 'linkDoneText' : 'linkText')}</p>
      <div className="stack">
        {problem && <Problem>{problem}</Problem>}
        {isDone ? (
          <Link className="btn primary lg block" to="/login">
            {t('toSignIn')}
          </Link>
        ) : (
          <button type="button" className="btn primary lg block" aria-disabled={isSending} onClick={() => void send()}>
            {t('linkRemove')}
          </button>
        )}
      </div>
    </SplitPage>
  );
}
