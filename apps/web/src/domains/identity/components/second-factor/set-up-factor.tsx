import { addPendingApp, addPendingPasskey, beginPendingApp, beginPendingPasskey } from '@heliodesk/contract/identity';
import type { AppSetUp, FactorSetUp } from '@heliodesk/contract/identity';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { deviceName, knowsPasskeys, makePasskey } from '../../passkey-calls.ts';
import { AppKey } from './app-key.tsx';
import { copyCodes, downloadCodes, RecoveryCodeList } from './recovery-code-list.tsx';
import { problemOf, type SecondStepProps } from './step-problem.ts';
import { CodeField, Problem, StepTitle } from './step-parts.tsx';

/** Runs a step, one at a time, and says why it didn't work. */
function useStep(onOver: SecondStepProps['onOver']) {
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);
  const run = async (step: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setProblem(undefined);
    try {
      await step();
    } catch (error) {
      setProblem(problemOf(error, onOver));
    } finally {
      isRunning.current = false;
    }
  };
  return { problem, run };
}

/** Sets up the first factor right after the password; the session begins when the recovery codes are saved. */
export function SetUpFactor({ step: { pendingToken }, onSignedIn, onOver }: SecondStepProps) {
  const { t } = useTranslation('secondFactor');
  const [app, setApp] = useState<AppSetUp>();
  const [done, setDone] = useState<FactorSetUp>();
  const { problem, run } = useStep(onOver);
  usePageTitle(t('setUpTitle'));
  const body = { pendingToken };
  const beginApp = () => run(async () => setApp(await call(beginPendingApp, { body, quiet: true })));
  const addApp = (code: string) => run(async () => setDone(await call(addPendingApp, { body: { ...body, code }, quiet: true })));
  const addPasskey = () =>
    run(async () => {
      const passkey = await makePasskey(await call(beginPendingPasskey, { body, quiet: true }));
      setDone(await call(addPendingPasskey, { body: { ...body, passkey, name: deviceName() }, quiet: true }));
    });
  if (done) return <SaveCodes codes={done.recoveryCodes} onFinish={() => run(() => onSignedIn(done.token))} />;
  if (app) return <ConnectApp setUp={app} problem={problem} onCode={addApp} onBack={() => setApp(undefined)} />;
  return (
    <>
      <StepTitle>{t('setUpTitle')}</StepTitle>
      <p className="page-text">{t('setUpText')}</p>
      <div className="stack">
        {problem && <Problem>{problem}</Problem>}
        {knowsPasskeys() && (
          <button type="button" className="sf-choice" onClick={() => void addPasskey()}>
            <b>{t('passkey')}</b>
            <span>{t('passkeyWhy')}</span>
          </button>
        )}
        <button type="button" className="sf-choice" onClick={() => void beginApp()}>
          <b>{t('app')}</b>
          <span>{t('appWhy')}</span>
        </button>
      </div>
    </>
  );
}

interface ConnectAppProps {
  setUp: AppSetUp;
  problem: string | undefined;
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

function ConnectApp({ setUp, problem, onCode, onBack }: ConnectAppProps) {
  const { t } = useTranslation('secondFactor');
  const [code, setCode] = useState('');
  return (
    <>
      <StepTitle>{t('connectTitle')}</StepTitle>
      <form
        className="stack page-text"
        onSubmit={(event) => {
          event.preventDefault();
          void onCode(code);
        }}
      >
        <AppKey setUp={setUp} />
        {problem && <Problem>{problem}</Problem>}
        <CodeField label={t('typeCode')} value={code} onChange={setCode} />
        <button type="submit" className="btn primary lg block">
          {t('continue')}
        </button>
        <button type="button" className="btn quiet lg block" onClick={onBack}>
          {t('back')}
        </button>
      </form>
    </>
  );
}

function SaveCodes({ codes, onFinish }: { codes: readonly string[]; onFinish: () => Promise<void> }) {
  const { t } = useTranslation('secondFactor');
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <StepTitle>{t('codesTitle')}</StepTitle>
      <p className="page-text">{t('codesText')}</p>
      <div className="stack">
        <RecoveryCodeList codes={codes} />
        <div className="sf-buttons">
          <button type="button" className="btn" onClick={() => downloadCodes(codes)}>
            {t('download')}
          </button>
          <button type="button" className="btn" onClick={() => void copyCodes(codes)}>
            {t('copyAll')}
          </button>
        </div>
        <label className="check t13">
          <input className="ck" type="checkbox" checked={isSaved} onChange={(event) => setSaved(event.target.checked)} />
          {t('saved')}
        </label>
        <button type="button" className="btn primary lg block" disabled={!isSaved} onClick={() => void onFinish()}>
          {t('finish')}
        </button>
      </div>
    </>
  );
}
