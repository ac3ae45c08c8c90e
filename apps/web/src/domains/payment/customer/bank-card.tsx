import './bank.css';
import type { Tip } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { TipFrame } from '#src/domains/request/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

interface BankCardProps {
  tip: Tip;
  /** Whether the reader is the one to do it. */
  isTheirs?: boolean;
  hint?: string;
  /** What can be done. */
  ways?: ReactNode;
  children: ReactNode;
}

/** An open task about bank details. */
export function BankCard({ tip, isTheirs = true, hint, ways, children }: BankCardProps) {
  return (
    <TipFrame
      tip={tip}
      icon="bank"
      isTheirs={isTheirs}
      foot={
        ways && (
          <>
            <span className="hd-hint hd-grow hd-bank-hint">
              <Icon name="lock" size={16} />
              {hint}
            </span>
            <span className="hd-bank-ways">{ways}</span>
          </>
        )
      }
    >
      {children}
    </TipFrame>
  );
}
