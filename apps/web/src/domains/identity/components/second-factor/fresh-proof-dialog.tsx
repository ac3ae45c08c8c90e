import './second-factor.css';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerProof } from '#src/platform/fresh-proof.ts';
import { reasonOf } from '#src/platform/http/error-policy.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { PasskeyFailure } from '../../passkey-calls.ts';
import { proofWays, provePasskey, provePassword } from '../../second-factor-queries.ts';
import { proveBySignOn } from '../../sign-on-proof.ts';
import { AppCodeField } from './app-code-field.tsx';

/** What a refused proof says: a field's own message goes before that of the whole call. */
function useProof() {
  const { t } = useTranslation('secondFactor');
  const [problem, setProblem] = useState<string>();
  const [isProving, setProving] = useState(false);
  const prove = async (by: () => Promise<void>) => {
    setProblem(undefined);
    setProving(true);
    try {
      await by();
      answerProof(true);
    } catch (error) {
      if (error instanceof PasskeyFailure) setProblem(t('passkeyFailed'));
      else setProblem(reasonOf(error));
    } finally {
      setProving(false);
    }
  };
  return { problem, isProving, prove };
}

/** Asks who it is before access or secrets change; the calls that wait continue then. */
export function FreshProofDialog() {
  const { t } = useTranslation('secondFactor');
  const { data: ways } = useQuery(proofWays);
  const { problem, isProving, prove } = useProof();
  return (
    <ModalDialog
      open
      width={440}
      zIndex={2_000}
      title={t('title')}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => answerProof(false)}
    >
      <div className="sf-dialog">
        {problem && (
          <p className="hd-alert hd-k-warn" role="alert">
            <Icon name="warning" />
            <span>{problem}</span>
          </p>
        )}
        {ways?.passkey && (
          <Button
            type="primary"
            size="large"
            block
            icon={<Icon name="fingerprint" />}
            disabled={isProving}
            onClick={() => void prove(provePasskey)}
          >
            {t('usePasskey')}
          </Button>
        )}
        {ways?.passkey && ways.password && <p className="sf-or">{t('or')}</p>}
        {ways?.password && (
          <PasswordProof
            isMain={!ways.passkey}
            withCode={ways.withCode}
            isProving={isProving}
            onProve={(...typed) => void prove(() => provePassword(...typed))}
          />
        )}
        {ways?.signOn && (
          <Button size="large" block disabled={isProving} onClick={() => void prove(proveBySignOn)}>
            {t('bySignOn')}
          </Button>
        )}
        <p className="sf-why">
          <Icon name="clock" />
          <span>{t('fresh')}</span>
        </p>
      </div>
    </ModalDialog>
  );
}

interface PasswordProofProps {
  /** It is the first way that is offered. */
  isMain: boolean;
  withCode: boolean;
  isProving: boolean;
  onProve: (password: string, code: string) => void;
}

function PasswordProof({ isMain, withCode, isProving, onProve }: PasswordProofProps) {
  const { t } = useTranslation('secondFactor');
  const id = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  return (
    <form
      className="sf-dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onProve(password, code);
      }}
    >
      <div>
        <label className="hd-dialog-label" htmlFor={`${id}-password`}>
          {t('password')}
        </label>
        <Input.Password
          id={`${id}-password`}
          autoComplete="current-password"
          {...(isMain ? { autoFocus: true } : {})}
          dir="ltr"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      {withCode && <AppCodeField label={t('appCode')} value={code} onChange={setCode} />}
      <Button type={isMain ? 'primary' : 'default'} htmlType="submit" size="large" block loading={isProving}>
        {t('confirm')}
      </Button>
    </form>
  );
}
