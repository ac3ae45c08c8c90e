import '../solution.css';
import type { SolutionKind } from '@heliodesk/contract/solution';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { kindColors } from '../kind-looks.ts';

interface SolutionFrameProps {
  kind: SolutionKind;
  /** What the kind is called. */
  name: string;
  pieces: number;
  accepted: number;
  /** Where links to this solution lead. */
  anchor: string;
  tools?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** One solution as a card in the color of its kind, with the pieces that it covers. */
export function SolutionFrame({ kind, name, pieces, accepted, anchor, tools, foot, children }: SolutionFrameProps) {
  const { t } = useTranslation(['solution', 'partReview']);
  const { number, labelled } = useFormat();
  const share = `${number(pieces)} ${t('partReview:of', { number: number(accepted) })}`;
  return (
    <section
      className="hd-card hd-block hd-sol"
      id={anchor}
      aria-label={labelled(name, share)}
      style={{ borderInlineStartColor: `var(--hd-c${kindColors[kind]})` }}
    >
      <header>
        <h2>{name}</h2>
        <div className="hd-end hd-row">
          <i className={`hd-key hd-f${kindColors[kind]}`} />
          <b className="hd-num">{number(pieces)}</b>
          <span className="hd-hint hd-t13">{t('partReview:of', { number: number(accepted) })}</span>
          {tools}
        </div>
      </header>
      <div className="hd-block-body">{children}</div>
      {foot && <footer>{foot}</footer>}
    </section>
  );
}

/** Where a solution is on its page. */
export const anchorOf = (solutionId: number): string => `solution-${solutionId}`;
