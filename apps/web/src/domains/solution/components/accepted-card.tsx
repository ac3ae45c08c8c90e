import type { RequestDetail } from '@heliodesk/contract/request';
import { reviewPageOf } from '@heliodesk/contract/request';
import type { SolutionPlan } from '@heliodesk/contract/solution';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SidebarCard } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { kindColors, kindsInOrder } from '../kind-looks.ts';
import { piecesPerCell, type Run } from './piece-cells.ts';
import { PieceField, PieceMap } from './piece-field.tsx';
import { useSolutionWords } from './use-words.ts';

interface AcceptedCardProps {
  request: RequestDetail;
  plan: SolutionPlan;
  runs: readonly Run[];
  /** How cells are worked with; left out where they are only looked at. */
  choosing?: { chosen: number; onChoose: (pieces: number) => void; onGo: (solutionId: number) => void };
}

/** What the review accepted, and which solution covers how much of it. */
export function AcceptedCard({ request, plan: { accepted, refused }, runs, choosing }: AcceptedCardProps) {
  const { t } = useTranslation(['solution', 'request', 'partReview']);
  const { number, plainList, labelled, sentence, sentenceGap } = useFormat();
  const words = useSolutionWords(request.requestType);
  const covered = runs.reduce((sum, { pieces }) => sum + pieces, 0);
  const open = Math.max(0, accepted - covered);
  const counts = kindsInOrder.flatMap((kind) => {
    const pieces = runs.filter((run) => run.kind === kind).reduce((sum, run) => sum + run.pieces, 0);
    return pieces === 0 ? [] : [{ kind, pieces }];
  });
  const label = sentence(
    plainList([
      ...counts.map(({ kind, pieces }) => labelled(words.kind(kind), number(pieces))),
      ...(open > 0 ? [labelled(t('map.open'), number(open))] : []),
    ]),
  );
  const sum = `${runs.map(({ pieces }) => number(pieces)).join(' + ')} = `;
  const per = piecesPerCell(accepted);
  return (
    <SidebarCard title={words.acceptedTitle} extra={<Link to={reviewPageOf(request.requestId)}>{t('request:case.openList')}</Link>}>
      {choosing ? (
        <PieceField {...{ runs, accepted, label }} {...choosing} kindName={words.kind} />
      ) : (
        <PieceMap {...{ runs, accepted, label }} />
      )}
      <ul className="hd-legend">
        {counts.map(({ kind, pieces }) => (
          <Count key={kind} color={`hd-f${kindColors[kind]}`} pieces={pieces}>
            {words.kind(kind)}
          </Count>
        ))}
        {open > 0 && (
          <Count color="hd-sol-open" pieces={open}>
            {t('map.open')}
          </Count>
        )}
      </ul>
      <p className="hd-sol-sum">
        {runs.length > 1 && <span className="hd-hint">{sum}</span>}
        <b className="hd-num">{number(covered)}</b> {t('partReview:of', { number: number(accepted) })}
      </p>
      <p className="hd-hint hd-t12">
        {per === 1 ? t(choosing ? 'map.each' : 'map.one') : t('map.many', { number: number(per) })}
        {refused > 0 && sentenceGap + t('map.refused', { number: number(refused) })}
      </p>
    </SidebarCard>
  );
}

function Count({ color, pieces, children }: { color: string; pieces: number; children: ReactNode }) {
  const { number } = useFormat();
  return (
    <li>
      <i className={`hd-key ${color}`} />
      <span>
        <b className="hd-num">{number(pieces)}</b> {children}
      </span>
    </li>
  );
}
