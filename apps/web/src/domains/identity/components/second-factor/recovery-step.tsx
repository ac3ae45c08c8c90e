import { limits } from '@heliodesk/contract/kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem, StepTitle } from './step-parts.tsx';
import type { SecondStepProps } from './step-problem.ts';
import { useProof } from './use-proof.ts';

interface RecoveryStepProps extends SecondStepProps {
  onBack: () => void;
  onLost: () => void;
}

/** A recovery code in place of the factor that is lost. */
export function RecoveryStep({ onBack, onLost, ...props }: RecoveryStepProps) {
  const { t } = useTranslation(['secondFactor', 'identity']);
  const id = useId();
  const [code, setCode] = useState('');
  const { problemWith, prove } = useProof(props, false);
  const problem = problemWith('recoveryCode');
  const send = () => void prove('recoveryCode', async () => ({ way: 'recoveryCode', code }));
  return (
    <>
      <StepTitle>{t('recoveryTitle')}</StepTitle>
      <p className="page-text">{t('recoveryText')}</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {problem && <Problem>{problem}</Problem>}
        <div className="field">
          <label className="lab" htmlFor={id}>
            {t('recoveryCode')}
          </label>
          <span className="input lg">
            <input
              id={id}
              className="sf-mono"
              dir="ltr"
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={limits.recoveryCode}
              required
              aria-describedby={`${id}-help`}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </span>
          <p className="help" id={`${id}-help`}>
            {t('recoveryHelp', { left: props.step.recoveryCodesLeft, all: limits.recoveryCodes })}
          </p>
        </div>
        <button type="submit" className="btn primary lg block">
          {t('identity:signIn')}
        </button>
        <div className="sf-links">
          <button type="button" className="linkish" onClick={onBack}>
            {t('back')}
          </button>
          <button type="button" className="linkish" onClick={onLost}>
            {t('noCodes')}
          </button>
        </div>
      </form>
    </>
  );
}
