import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FitCells, FitScale } from '#src/domains/request/index.ts';
import type { SidebarProps } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { ClaimValues } from '../claim-values.ts';
import { usePiecesFit, withPieces } from '../pieces.ts';
import type { PiecesFit } from '../pieces.ts';

/** Beside the parts: how many pieces the person named, and how many are described, as two rows of cells. */
export function PiecesCard({ requestId, values, onEdit }: Pick<SidebarProps<ClaimValues>, 'requestId' | 'values' | 'onEdit'>) {
  const { t } = useTranslation('trackerClaim');
  const { number } = useFormat();
  const id = useId();
  const fit = usePiecesFit(requestId, values);
  if (fit?.pieces === undefined) return null;
  const { pieces, described, waiting } = fit;
  const total = Math.max(pieces, described + waiting);
  return (
    <section className="hd-card hd-fit-card" aria-labelledby={id}>
      <h2 className="hd-h-sm" id={id}>
        {t('fit.title')}
      </h2>
      <div className="hd-fit-row">
        <span>{t('fit.said')}</span>
        <b className="hd-num">{number(pieces)}</b>
        <FitCells count={pieces} total={total} />
      </div>
      <div className="hd-fit-row">
        <span>{t('fit.described')}</span>
        <b className="hd-num">{number(described)}</b>
        <FitCells count={described} waiting={waiting} total={total} />
      </div>
      <FitNote {...fit} pieces={pieces} />
      {fit.differs && waiting === 0 && (
        <Button size="small" onClick={() => onEdit({ partsClaim: withPieces(described) })}>
          {t('fit.use', { count: described, number: number(described) })}
        </Button>
      )}
      <FitScale total={total} />
    </section>
  );
}

/** In words: what is being added, what is missing, what is too much. */
function FitNote({ pieces, described, waiting }: PiecesFit & { pieces: number }) {
  const { t } = useTranslation('trackerClaim');
  const { number } = useFormat();
  const short = pieces - described - waiting;
  if (waiting > 0) return <p className="hd-t13 hd-hint">{t('fit.waiting', { number: number(waiting) })}</p>;
  if (short === 0)
    return (
      <p className="hd-t13 hd-fit-note" role="status">
        <Icon name="check" /> {t('fit.equal')}
      </p>
    );
  if (described === 0) return <p className="hd-t13 hd-hint">{t('fit.toGo', { number: number(pieces) })}</p>;
  return (
    <p className="hd-t13 hd-fit-note hd-k-warn" role="status">
      <Icon name="warning" />
      <span>{short > 0 ? t('fit.missing', { number: number(short) }) : t('fit.more', { number: number(-short) })}</span>
    </p>
  );
}
