import { addPendingApp, addPendingPasskey, beginPendingApp, beginPendingPasskey } from '@heliodesk/contract/identity';
import type { AppSetUp, FactorSetUp } from '@heliodesk/contract/identity';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { deviceName, knowsPasskeys, makePasskey } from '../../passkey-calls.ts';
import { AppCodeField } from './app-code-field.tsx';
import { AppKey } from './app-key.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { problemOf, type SecondStepProps } from './step-problem.ts';
import { Problem, StepCount, StepTitle } from './step-parts.tsx';

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
export function SetUpFactor({ step: { pendingToken }, onSignedIn, onOver, onCancel }: SecondStepProps) {
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
      <StepCount step={1} />
      <StepTitle>{t('setUpTitle')}</StepTitle>
      <p className="page-text">{t('setUpText')}</p>
      <div className="stack">
        {problem && <Problem>{problem}</Problem>}
        <ChooseFactor onChoose={(factor) => void (factor === 'passkey' ? addPasskey() : beginApp())} onCancel={onCancel} />
      </div>
    </>
  );
}

type Factor = 'passkey' | 'app';

/** Passkeys first, where the browser knows them. */
function ChooseFactor({ onChoose, onCancel }: { onChoose: (factor: Factor) => void; onCancel: () => void }) {
  const { t } = useTranslation(['secondFactor', 'identity']);
  const { sentenceGap } = useFormat();
  const name = useId();
  const [factors] = useState<readonly Factor[]>(() => (knowsPasskeys() ? ['passkey', 'app'] : ['app']));
  const [chosen, setChosen] = useState(factors[0] ?? 'app');
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      <fieldset className="sf-choices" aria-label={t('section')}>
        {factors.map((factor) => (
          <label key={factor} className={factor === chosen ? 'sf-choice sf-chosen' : 'sf-choice'}>
            <input className="ck" type="radio" name={name} checked={factor === chosen} onChange={() => setChosen(factor)} />
            <span>
              <b>{t(factor)}</b> {factor === 'passkey' && <span className="sf-tag">{t('recommended')}</span>}
              <span>{t(factor === 'passkey' ? 'passkeyWhy' : 'appWhy')}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn primary lg block">
        {t(chosen === 'passkey' ? 'continuePasskey' : 'continueApp')}
      </button>
      <p className="t13 hint centred">
        {t('otherLater')}
        {sentenceGap}
        <button type="button" className="linkish" onClick={onCancel}>
          {t('identity:backToSignIn')}
        </button>
      </p>
    </form>
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
      <StepCount step={2} />
      <StepTitle>{t('connectTitle')}</StepTitle>
      <form
        className="stack page-text"
        onSubmit={(event) => {
          event.preventDefault();
          void onCode(code);
        }}
      >
        <AppKey setUp={setUp} />
        <AppCodeField step={2} label={t('typeCode')} value={code} onChange={setCode} problem={problem} />
        <div className="sf-act">
          <button type="submit" className="btn primary lg">
            {t('checkCode')}
          </button>
          <button type="button" className="btn quiet lg" onClick={onBack}>
            {t('back')}
          </button>
        </div>
      </form>
    </>
  );
}

function SaveCodes({ codes, onFinish }: { codes: readonly string[]; onFinish: () => Promise<void> }) {
  const { t } = useTranslation('secondFactor');
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <StepCount step={3} />
      <StepTitle>{t('codesTitle')}</StepTitle>
      <p className="page-text">{t('codesText')}</p>
      <div className="stack">
        <RecoveryCodeList codes={codes} />
        <label className="check t13 sf-tick">
          <input className="ck" type="checkbox" checked={isSaved} onChange={(event) => setSaved(event.target.checked)} />
          <span>
            {t('saved')}
            <span className="hint t12">{t('notNext')}</span>
          </span>
        </label>
        <button type="button" className="btn primary lg block" disabled={!isSaved} onClick={() => void onFinish()}>
          {t('finish')}
        </button>
      </div>
    </>
  );
}
