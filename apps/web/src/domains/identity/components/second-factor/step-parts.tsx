import { limits } from '@heliodesk/contract/kit';
import './second-factor.css';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons/icon.tsx';

/** The heading of a step; focus starts here, because the form before it is gone. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** Why the last try didn't work. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div className="alert bad" role="alert">
      <Icon name="warning" size={20} />
      <b>{children}</b>
    </div>
  );
}

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A recovery code has letters, too. */
  isRecovery?: boolean;
}

/** The field for a code, of an app or a recovery code. */
export function CodeField({ label, value, onChange, isRecovery = false }: CodeFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <span className="input lg">
        <input
          id={id}
          className="sf-code"
          dir="ltr"
          type="text"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={isRecovery ? limits.recoveryCode : limits.appCode}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </div>
  );
}
