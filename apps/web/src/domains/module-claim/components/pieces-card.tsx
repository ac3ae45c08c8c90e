import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FitCells, FitScale } from '#src/domains/request/index.ts';
import type { SidebarProps } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { ClaimValues } from '../claim-values.ts';
import { usePiecesFit, withPieces } from '../pieces.ts';
import type { PiecesFit } from '../pieces.ts';

interface PiecesCardProps extends Pick<SidebarProps<ClaimValues>, 'requestId' | 'values' | 'onEdit'> {
  /** Leads to where the missing numbers are added. */
  onAddMore: () => void;
}

/** Beside the serial numbers: how many modules the person named, and how many are listed, as two rows of cells. */
export function PiecesCard({ requestId, values, onEdit, onAddMore }: PiecesCardProps) {
  const { t } = useTranslation('moduleClaim');
  const { number } = useFormat();
  const fit = usePiecesFit(requestId, values);
  if (fit?.pieces === undefined) return null;
  const { pieces, listed, waiting } = fit;
  const total = Math.max(pieces, listed + waiting);
  return (
    <section className="hd-card hd-fit-card" aria-labelledby="fit-title">
      <h2 className="hd-h-sm" id="fit-title">
        {t('fit.title')}
      </h2>
      <div className="hd-fit-row">
        <span>{t('fit.said')}</span>
        <b className="hd-num">{number(pieces)}</b>
        <FitCells count={pieces} total={total} />
      </div>
      <div className="hd-fit-row">
        <span>{t('fit.listed')}</span>
        <b className="hd-num">{number(listed)}</b>
        <FitCells count={listed} waiting={waiting} total={total} />
      </div>
      <FitNote {...fit} pieces={pieces} />
      {fit.differs && waiting === 0 && (
        <div className="hd-row hd-row-wrap">
          <Button size="small" onClick={() => onEdit(withPieces(listed))}>
            {t('fit.use', { count: listed, number: number(listed) })}
          </Button>
          {pieces > listed && (
            <Button size="small" onClick={onAddMore}>
              {t('fit.addMore', { count: pieces - listed, number: number(pieces - listed) })}
            </Button>
          )}
        </div>
      )}
      <FitScale total={total} />
    </section>
  );
}

/** In words: what waits, what is missing, what is too much. */
function FitNote({ pieces, listed, waiting }: PiecesFit & { pieces: number }) {
  const { t } = useTranslation('moduleClaim');
  const { number, sentenceGap } = useFormat();
  const short = pieces - listed - waiting;
  if (waiting > 0)
    return (
      <p className="hd-t13" role="status">
        <b>{t('fit.waiting', { number: number(waiting) })}</b>
        {short > 0 && sentenceGap + t('fit.after', { number: number(short) })}
      </p>
    );
  if (short === 0)
    return (
      <p className="hd-t13 hd-fit-note" role="status">
        <Icon name="check" /> {t('fit.equal')}
      </p>
    );
  if (listed === 0) return <p className="hd-t13 hd-hint">{t('fit.toGo', { number: number(pieces) })}</p>;
  return (
    <p className="hd-t13 hd-fit-note hd-k-warn" role="status">
      <Icon name="warning" />
      <span>{short > 0 ? t('fit.missing', { number: number(short) }) : t('fit.more', { number: number(-short) })}</span>
    </p>
  );
}
