import { askPasskey } from '@heliodesk/contract/identity';
import type { FactorProof } from '@heliodesk/contract/identity';
import { limits, rememberedDays } from '@heliodesk/contract/kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { usePageTitle } from '#src/platform/page-title.ts';
import { RichText } from '#src/platform/rich-text.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { showPasskey } from '../../passkey-calls.ts';
import { AppCodeField } from './app-code-field.tsx';
import { LostSteps } from './lost-steps.tsx';
import { RecoveryStep } from './recovery-step.tsx';
import { Problem, StepTitle } from './step-parts.tsx';
import type { SecondStepProps } from './step-problem.ts';
import { useProof } from './use-proof.ts';

type Page = 'ways' | 'recovery' | 'lost';

/** The second factor of someone who has one. */
export function ProveFactor(props: SecondStepProps) {
  const { t } = useTranslation('secondFactor');
  const [page, setPage] = useState<Page>('ways');
  usePageTitle(t('title'));
  if (page === 'lost') return <Lost {...props} onPage={setPage} />;
  return page === 'recovery' ? (
    <RecoveryStep {...props} onBack={() => setPage('ways')} onLost={() => setPage('lost')} />
  ) : (
    <Ways {...props} onPage={setPage} />
  );
}

interface PageProps extends SecondStepProps {
  onPage: (page: Page) => void;
}

function Ways({ onPage, ...props }: PageProps) {
  const { t } = useTranslation('secondFactor');
  const { pendingToken, ways, email } = props.step;
  const [remember, setRemember] = useState(false);
  const { problemWith, prove } = useProof(props, remember);
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
        {has.passkey && <PasskeyWay problem={problemWith('passkey')} onUse={() => void prove('passkey', byPasskey)} />}
        {has.passkey && has.app && <p className="sf-or">{t('or')}</p>}
        {has.app && <AppCode problem={problemWith('app')} onCode={(code) => void prove('app', async () => ({ way: 'app', code }))} />}
        <Remember isOn={remember} onChange={setRemember} />
        <div className="sf-links">
          {ways.includes('recoveryCode') && (
            <button type="button" className="linkish" onClick={() => onPage('recovery')}>
              {t('useRecovery')}
            </button>
          )}
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

function PasskeyWay({ problem, onUse }: { problem: string | undefined; onUse: () => void }) {
  const { t } = useTranslation('secondFactor');
  return (
    <div className="sf-way">
      <div className="sf-way-head">
        <span className="sf-way-icon">
          <Icon name="fingerprint" size={20} />
        </span>
        <p>
          <b>{t('passkey')}</b>
          <span>{t('passkeyText')}</span>
        </p>
      </div>
      {problem && <Problem>{problem}</Problem>}
      <button type="button" className="btn primary lg block" onClick={onUse}>
        {t('usePasskey')}
      </button>
    </div>
  );
}

/** The last digit sends the code; Enter sends it again. */
function AppCode({ problem, onCode }: { problem: string | undefined; onCode: (code: string) => void }) {
  const { t } = useTranslation('secondFactor');
  const [code, setCode] = useState('');
  const change = (typed: string) => {
    setCode(typed);
    if (typed.length === limits.appCodeDigits && typed !== code) onCode(typed);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <AppCodeField
        label={t('appCode')}
        value={code}
        onChange={change}
        problem={problem}
        hint={t(problem === undefined ? 'continues' : 'clock')}
      />
    </form>
  );
}

function Remember({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation('secondFactor');
  const { day, sentences } = useFormat();
  const [until] = useState(() => new Date(Date.now() + rememberedDays * 24 * 60 * 60_000));
  return (
    <label className="check t13 sf-tick">
      <input className="ck" type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {t('remember')}
        <span className="hint t12">{sentences([t('rememberUntil', { day: day(until) }), t('rememberText')])}</span>
      </span>
    </label>
  );
}

function Lost({ step, onPage }: PageProps) {
  const { t } = useTranslation('secondFactor');
  return (
    <>
      <StepTitle>{t('lostTitle')}</StepTitle>
      <p className="page-text">{t('lostText')}</p>
      <div className="stack">
        <LostSteps />
        {step.ways.includes('recoveryCode') && (
          <button type="button" className="btn lg block" onClick={() => onPage('recovery')}>
            <Icon name="key" />
            {t('recoveryTitle')}
          </button>
        )}
        <button type="button" className="linkish t13 centred" onClick={() => onPage('ways')}>
          {t('back')}
        </button>
      </div>
    </>
  );
}
