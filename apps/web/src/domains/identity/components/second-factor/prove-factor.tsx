import { askPasskey, proveFactor } from '@heliodesk/contract/identity';
import type { FactorProof } from '@heliodesk/contract/identity';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { RichText } from '#src/platform/rich-text.tsx';
import { showPasskey } from '../../passkey-calls.ts';
import { problemOf, type SecondStepProps } from './step-problem.ts';
import { CodeField, Problem, StepTitle } from './step-parts.tsx';

/** Sends a proof and finishes the sign-in with it, one at a time. */
function useProof({ step: { pendingToken }, onSignedIn, onOver }: SecondStepProps, remember: boolean) {
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const prove = async (proofOf: () => Promise<FactorProof>) => {
    if (isSending.current) return;
    isSending.current = true;
    setProblem(undefined);
    try {
      const { token } = await call(proveFactor, { body: { pendingToken, proof: await proofOf(), remember }, quiet: true });
      await onSignedIn(token);
    } catch (error) {
      setProblem(problemOf(error, onOver));
    } finally {
      isSending.current = false;
    }
  };
  return { problem, prove };
}

type Page = 'ways' | 'recovery' | 'lost';

/** The second factor of someone who has one. */
export function ProveFactor(props: SecondStepProps) {
  const { t } = useTranslation('secondFactor');
  const [page, setPage] = useState<Page>('ways');
  usePageTitle(t('title'));
  if (page === 'lost') return <Lost onBack={() => setPage('ways')} />;
  return page === 'recovery' ? <Recovery {...props} onPage={setPage} /> : <Ways {...props} onPage={setPage} />;
}

interface PageProps extends SecondStepProps {
  onPage: (page: Page) => void;
}

function Ways({ onPage, ...props }: PageProps) {
  const { t } = useTranslation('secondFactor');
  const { pendingToken, ways, email } = props.step;
  const [remember, setRemember] = useState(false);
  const { problem, prove } = useProof(props, remember);
  const byPasskey = async (): Promise<FactorProof> => {
    const options = await call(askPasskey, { body: { pendingToken }, quiet: true });
    return { way: 'passkey', passkey: await showPasskey(options) };
  };
  const has = { passkey: ways.includes('passkey'), app: ways.includes('app') };
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      <Intro email={email} />
      <div className="stack">
        {problem && <Problem>{problem}</Problem>}
        {has.passkey && (
          <div className="sf-way">
            <p className="t13 hint">{t('passkeyText')}</p>
            <button type="button" className="btn primary lg block" onClick={() => void prove(byPasskey)}>
              {t('usePasskey')}
            </button>
          </div>
        )}
        {has.passkey && has.app && <p className="sf-or">{t('or')}</p>}
        {has.app && <AppCode isMain={!has.passkey} onCode={(code) => void prove(async () => ({ way: 'app', code }))} />}
        <label className="check t13">
          <input className="ck" type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
          <span>
            {t('remember')} <span className="hint">{t('rememberText')}</span>
          </span>
        </label>
        <div className="sf-links">
          <button type="button" className="linkish" onClick={() => onPage('recovery')}>
            {t('useRecovery')}
          </button>
          <button type="button" className="linkish" onClick={() => onPage('lost')}>
            {t('lost')}
          </button>
        </div>
      </div>
    </>
  );
}

function Intro({ email }: { email: string }) {
  const { t } = useTranslation('secondFactor');
  const address = (
    <bdi dir="ltr" className="strong">
      {email}
    </bdi>
  );
  return (
    <p className="page-text">
      <RichText text={t('intro')} marks={{ email: address }} />
    </p>
  );
}

function AppCode({ isMain, onCode }: { isMain: boolean; onCode: (code: string) => void }) {
  const { t } = useTranslation('secondFactor');
  const [code, setCode] = useState('');
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <CodeField label={t('appCode')} value={code} onChange={setCode} />
      <button type="submit" className={isMain ? 'btn primary lg block' : 'btn lg block'}>
        {t('continue')}
      </button>
    </form>
  );
}

function Recovery({ onPage, ...props }: PageProps) {
  const { t } = useTranslation('secondFactor');
  const [code, setCode] = useState('');
  const { problem, prove } = useProof(props, false);
  return (
    <>
      <StepTitle>{t('recoveryTitle')}</StepTitle>
      <p className="page-text">{t('recoveryText')}</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void prove(async () => ({ way: 'recoveryCode', code }));
        }}
      >
        {problem && <Problem>{problem}</Problem>}
        <CodeField label={t('recoveryCode')} value={code} onChange={setCode} isRecovery />
        <button type="submit" className="btn primary lg block">
          {t('continue')}
        </button>
        <div className="sf-links">
          <button type="button" className="linkish" onClick={() => onPage('ways')}>
            {t('back')}
          </button>
          <button type="button" className="linkish" onClick={() => onPage('lost')}>
            {t('lost')}
          </button>
        </div>
      </form>
    </>
  );
}

function Lost({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('secondFactor');
  return (
    <>
      <StepTitle>{t('lostTitle')}</StepTitle>
      <p className="page-text">{t('lostText')}</p>
      <button type="button" className="btn lg block" onClick={onBack}>
        {t('back')}
      </button>
    </>
  );
}
