import './second-factor.css';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { StepCells } from '#src/ui/shapes/step-cells.tsx';

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

const steps = [1, 2, 3];

/** How far the set-up is. */
export function StepCount({ step }: { step: number }) {
  const { t } = useTranslation('secondFactor');
  const cells = steps.map((n) => ({
    key: String(n),
    state: n < step ? ('done' as const) : n === step ? ('now' as const) : ('later' as const),
  }));
  return (
    <p className="sf-count">
      <StepCells cells={cells} />
      {t('stepOf', { step, total: steps.length })}
    </p>
  );
}
