import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Contradiction, FitCells, FitScale, OriginalContradiction, useCures } from '#src/domains/request/index.ts';
import type { ContradictionsProps, CureIt } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { ClaimValues } from '../claim-values.ts';
import { usePiecesFit, withPieces } from '../pieces.ts';

type Fields = Partial<ClaimValues['partsClaim']>;

/** Above the last check: what doesn't fit together, each with a cure of one press that can be undone. */
export function Contradictions({ requestId, values, contactId, onGo, onEdit }: ContradictionsProps<ClaimValues>) {
  const { cure, cured } = useCures<Fields>((partsClaim) => onEdit({ partsClaim }));
  return (
    <>
      <PiecesContradiction {...{ requestId, values, onGo, cure }} />
      <OriginalContradiction claim={values.partsClaim} contactId={contactId} cure={cure} />
      {cured}
    </>
  );
}

type PiecesProps = Pick<ContradictionsProps<ClaimValues>, 'requestId' | 'values' | 'onGo'> & { cure: CureIt<Fields> };

function PiecesContradiction({ requestId, values, onGo, cure }: PiecesProps) {
  const { t } = useTranslation('trackerClaim');
  const { number } = useFormat();
  const fit = usePiecesFit(requestId, values);
  if (fit?.pieces === undefined || !fit.differs) return null;
  const { pieces, described } = fit;
  const total = Math.max(pieces, described);
  const handleUse = () =>
    cure(withPieces(described), {
      key: 'pieces',
      said: t('cured.pieces', { from: number(pieces), to: number(described) }),
      before: { quantity: values.partsClaim.quantity },
    });
  return (
    <Contradiction title={t('fit.differ', { pieces: number(pieces), described: number(described) })}>
      <div className="hd-contra-rows">
        <span>{t('fit.said')}</span>
        <FitCells count={pieces} total={total} />
        <b className="hd-num">{number(pieces)}</b>
        <span>{t('fit.inParts')}</span>
        <FitCells count={described} total={total} />
        <b className="hd-num">{number(described)}</b>
      </div>
      <div className="hd-row hd-row-wrap">
        <Button type="primary" size="small" onClick={handleUse}>
          {t('fit.use', { count: described, number: number(described) })}
        </Button>
        <Button size="small" onClick={() => onGo('parts')}>
          {t('fit.list')}
        </Button>
      </div>
      <FitScale total={total} />
    </Contradiction>
  );
}
