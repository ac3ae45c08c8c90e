import './second-factor.css';
import { limits } from '@heliodesk/contract/kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Arc } from '#src/ui/shapes/arc.tsx';

const { appCodeDigits: digits, appCodeSeconds: period } = limits;
const cells = Array.from({ length: digits }, (_, n) => n);

interface AppCodeFieldProps {
  label: string;
  /** Its number among the steps that are listed. */
  step?: number;
  value: string;
  onChange: (code: string) => void;
  /** Why the last code didn't fit. */
  problem?: string | undefined;
  /** What happens with the code, beside the time until the next one. */
  hint?: string;
}

/** Six cells for the digits of an authenticator app, on one field: so pasting, autofill and screen readers work as they always do. */
export function AppCodeField({ label, step, value, onChange, problem, hint }: AppCodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    // The next digit replaces the code that was wrong.
    if (problem !== undefined) input.current?.select();
  }, [problem]);
  return (
    <div>
      <div className={step === undefined ? 'sf-label' : 'sf-label sf-step'}>
        {step !== undefined && <b aria-hidden="true">{step}</b>}
        <label htmlFor={id}>{label}</label>
      </div>
      <span className={problem === undefined ? 'sf-cells' : 'sf-cells sf-cells-bad'} dir="ltr">
        <input
          id={id}
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={limits.appCode}
          required
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-more`}
          value={value}
          onSelect={({ currentTarget }) => setAt(currentTarget.selectionStart ?? 0)}
          onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, digits))}
        />
        {cells.map((n) => (
          <i key={n} aria-hidden="true" className={n === Math.min(at, digits - 1) ? 'sf-cell-now' : undefined}>
            {value[n]}
          </i>
        ))}
      </span>
      <div id={`${id}-more`}>
        {problem !== undefined && (
          <p className="sf-wrong" role="alert">
            <Icon name="warning" />
            <span>{problem}</span>
          </p>
        )}
        <NextCode hint={hint} />
      </div>
    </div>
  );
}

/** Seconds until apps show their next code, by the clock of this device. */
function useSecondsLeft(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return period - (Math.floor(now / 1_000) % period);
}

function NextCode({ hint }: { hint: string | undefined }) {
  const { t } = useTranslation('secondFactor');
  const { sentences } = useFormat();
  const seconds = useSecondsLeft();
  return (
    <p className="sf-next">
      <Arc state={{ phase: 'running', distance: 0, share: 1 - seconds / period }} radius={16} />
      <span>{sentences([t('newCode', { seconds }), ...(hint === undefined ? [] : [hint])])}</span>
    </p>
  );
}
