import './bank.css';
import { tipNames } from '@heliodesk/contract/request';
import type { Tip } from '@heliodesk/contract/request';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TipDue } from '#src/domains/request/index.ts';
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
  const { t } = useTranslation(['tips', 'request']);
  const titleId = useId();
  return (
    <article className={`hd-card hd-tip${isTheirs ? ' hd-tip-open' : ''}`} id={`task-${tip.tipsId}`} aria-labelledby={titleId}>
      <header>
        <Icon name="bank" size={20} />
        <h2 className="hd-grow" id={titleId}>
          {t(`title.${tipNames[tip.tipsType]}`)}
        </h2>
        <TipDue tip={tip} />
        {isTheirs && <span className="hd-tag hd-k-warn">{t('request:actor.you')}</span>}
      </header>
      <div className="hd-tip-body">{children}</div>
      {ways && (
        <footer>
          <span className="hd-hint hd-grow hd-bank-hint">
            <Icon name="lock" size={16} />
            {hint}
          </span>
          <span className="hd-bank-ways">{ways}</span>
        </footer>
      )}
    </article>
  );
}
