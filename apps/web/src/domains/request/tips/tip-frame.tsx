import { tipNameOf } from '@heliodesk/contract/request';
import type { Tip } from '@heliodesk/contract/request';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '#src/ui/icons/icon.tsx';
import { inTurn } from '#src/ui/states/in-turn.ts';
import { TipDue } from './tip-parts.tsx';

interface TipFrameProps {
  tip: Tip;
  icon: IconName;
  /** Without one, that of its type. */
  title?: string;
  /** Whether the reader is the one to do it. */
  isTheirs?: boolean;
  /** Whether it can be done here; others only read it. */
  isOpen?: boolean;
  /** What can be done. */
  foot?: ReactNode;
  children: ReactNode;
}

/** An open task in its place: what it is, by when, what is asked for, and what can be done. */
export function TipFrame({ tip, icon, title, isTheirs = true, isOpen = isTheirs, foot, children }: TipFrameProps) {
  const { t } = useTranslation(['tips', 'request']);
  const titleId = useId();
  return (
    <article ref={inTurn} className={`hd-card hd-tip${isOpen ? ' hd-tip-open' : ''}`} id={`task-${tip.tipsId}`} aria-labelledby={titleId}>
      <header>
        <Icon name={icon} size={20} />
        <h2 className="hd-grow" id={titleId}>
          {title ?? t(`title.${tipNameOf(tip.tipsType, tip.pairs !== null)}`, { name: tip.asker })}
        </h2>
        <TipDue tip={tip} />
        {isTheirs && <span className="hd-tag hd-k-warn">{t('request:actor.you')}</span>}
      </header>
      <div className="hd-tip-body" ref={inTurn}>
        {children}
      </div>
      {foot && <footer>{foot}</footer>}
    </article>
  );
}
