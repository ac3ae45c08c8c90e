import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { ContradictionsProps } from '#src/domains/request/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { ClaimValues } from '../claim-values.ts';
import { useUnknownOriginal, useSameProject } from '../original.ts';
import { usePiecesFit, withPieces } from '../pieces.ts';
import { FitCells, FitScale } from './fit-cells.tsx';

/** What was mended here, and how it was before. */
interface Cure {
  key: string;
  said: ReactNode;
  before: Partial<ClaimValues['moduleClaim']>;
}

/** Above the last check: what doesn't fit together, each with a cure of one press that can be undone. */
export function Contradictions({ requestId, values, contactId, onGo, onEdit }: ContradictionsProps<ClaimValues>) {
  const [cures, setCures] = useState<readonly Cure[]>([]);
  const cure = (change: Partial<ClaimValues['moduleClaim']>, done: Cure) => {
    onEdit({ moduleClaim: change });
    setCures((before) => [...before.filter(({ key }) => key !== done.key), done]);
  };
  const undo = ({ key, before }: Cure) => {
    onEdit({ moduleClaim: before });
    setCures((all) => all.filter((other) => other.key !== key));
  };
  return (
    <>
      <PiecesContradiction {...{ requestId, values, onGo, cure }} />
      <OriginalContradiction {...{ values, contactId, cure }} />
      {cures.map((done) => (
        <CureNotice key={done.key} said={done.said} onUndo={() => undo(done)} />
      ))}
    </>
  );
}

type CureIt = (change: Partial<ClaimValues['moduleClaim']>, done: Cure) => void;

function CureNotice({ said, onUndo }: { said: ReactNode; onUndo: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className="hd-alert hd-cured" role="status">
      <span className="hd-grow">{said}</span>
      <Button size="small" onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}

function Contradiction({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="hd-alert hd-k-warn hd-contra" role="status">
      <Icon name="warning" size={20} />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </section>
  );
}

type PiecesProps = Pick<ContradictionsProps<ClaimValues>, 'requestId' | 'values' | 'onGo'> & { cure: CureIt };

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

type OriginalProps = Pick<ContradictionsProps<ClaimValues>, 'values' | 'contactId'> & { cure: CureIt };

function OriginalContradiction({ values, contactId, cure }: OriginalProps) {
  const { t } = useTranslation('moduleClaim');
  const { lastRequestNo } = values.moduleClaim;
  const isUnknown = useUnknownOriginal(lastRequestNo, contactId);
  const proposed = useSameProject(values.moduleClaim.projectName, contactId, isUnknown);
  if (!isUnknown) return null;
  const set = (to: string) => cure({ lastRequestNo: to }, { key: 'original', said: <OriginalCured to={to} />, before: { lastRequestNo } });
  return (
    <Contradiction title={<Trans t={t} i18nKey="original.unknown" values={{ number: lastRequestNo }} components={{ b: numberMark }} />}>
      {proposed && <p>{t('original.ask')}</p>}
      <div className="hd-row hd-row-wrap">
        {proposed && (
          <Button size="small" className="hd-nowrap" onClick={() => set(proposed.requestNo)}>
            {t('original.use', { number: proposed.requestNo })}
          </Button>
        )}
        <Button type="text" size="small" onClick={() => set('')}>
          {t('original.leave')}
        </Button>
      </div>
    </Contradiction>
  );
}

function OriginalCured({ to }: { to: string }) {
  const { t } = useTranslation('moduleClaim');
  if (to === '') return t('cured.emptied');
  return <Trans t={t} i18nKey="cured.original" values={{ number: to }} components={{ b: numberMark }} />;
}

const numberMark = (
  <Ltr mono className="hd-nowrap">
    {null}
  </Ltr>
);
