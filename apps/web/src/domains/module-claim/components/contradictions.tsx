import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Contradiction, FitCells, FitScale, OriginalContradiction, useCures } from '#src/domains/request/index.ts';
import type { ContradictionsProps, CureIt } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { ClaimValues } from '../claim-values.ts';
import { usePiecesFit, withPieces } from '../pieces.ts';

type Fields = Partial<ClaimValues['moduleClaim']>;

/** Above the last check: what doesn't fit together, each with a cure of one press that can be undone. */
export function Contradictions({ requestId, values, contactId, onGo, onEdit }: ContradictionsProps<ClaimValues>) {
  const { cure, cured } = useCures<Fields>((moduleClaim) => onEdit({ moduleClaim }));
  return (
    <>
      <PiecesContradiction {...{ requestId, values, onGo, cure }} />
      <OriginalContradiction claim={values.moduleClaim} contactId={contactId} cure={cure} />
      {cured}
    </>
  );
}

type PiecesProps = Pick<ContradictionsProps<ClaimValues>, 'requestId' | 'values' | 'onGo'> & { cure: CureIt<Fields> };

function PiecesContradiction({ requestId, values, onGo, cure }: PiecesProps) {
  const { t } = useTranslation(['moduleClaim', 'serialNumber']);
  const { number } = useFormat();
  const fit = usePiecesFit(requestId, values);
  if (fit?.pieces === undefined || !fit.differs) return null;
  const { pieces, listed } = fit;
  const total = Math.max(pieces, listed);
  const short = pieces - listed;
  const handleUse = () =>
    cure(withPieces(listed).moduleClaim ?? {}, {
      key: 'pieces',
      said: t('cured.pieces', { from: number(pieces), to: number(listed) }),
      before: { quantity: values.moduleClaim.quantity },
    });
  return (
    <Contradiction title={t('fit.differ', { pieces: number(pieces), serials: number(listed) })}>
      <div className="hd-contra-rows">
        <span>{t('fit.modules')}</span>
        <FitCells count={pieces} total={total} />
        <b className="hd-num">{number(pieces)}</b>
        <span>{t('fit.serials')}</span>
        <FitCells count={listed} total={total} />
        <b className="hd-num">{number(listed)}</b>
      </div>
      <div className="hd-row hd-row-wrap">
        <Button type="primary" size="small" onClick={handleUse}>
          {t('fit.use', { count: listed, number: number(listed) })}
        </Button>
        <Button size="small" onClick={() => onGo('serials')}>
          {short > 0 ? t('serialNumber:import.takeOver', { count: short, number: number(short) }) : t('fit.list')}
        </Button>
      </div>
      <FitScale total={total} />
    </Contradiction>
  );
}
