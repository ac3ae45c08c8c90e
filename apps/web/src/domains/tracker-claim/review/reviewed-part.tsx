import type { ReviewHead, ReviewState } from '@heliodesk/contract/request';
import type { ReviewedPart } from '@heliodesk/contract/tracker-claim';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { PartFacts, usePartName } from '../components/part-card.tsx';
import { PartDecision } from './part-decision.tsx';
import type { Decision } from './part-review-queries.ts';

interface ReviewedPartCardProps {
  part: ReviewedPart;
  reasons: ReviewHead['reasons'];
  isLocked: boolean;
  onDecide: (decision: Decision) => void;
}

/** A part with what was decided about it. */
export function ReviewedPartCard({ part, ...deciding }: ReviewedPartCardProps) {
  const { t } = useTranslation('partReview');
  const { number } = useFormat();
  const name = usePartName()(part.kind, part);
  return (
    <li className="hd-part-review" data-state={part.state} aria-label={t('named', { number: number(part.position), name })}>
      <span className="hd-part-place" aria-hidden="true">
        {number(part.position)}
      </span>
      <div className="hd-grow">
        <div className="hd-row hd-row-wrap hd-part-head">
          <b dir="auto" className="hd-grow">
            {name}
          </b>
          <Verdict part={part} />
        </div>
        <PartFacts kind={part.kind} part={part} />
        <PartDecision part={part} name={name} {...deciding} />
      </div>
    </li>
  );
}

const tones: Readonly<Record<ReviewState, string>> = { accepted: 'good', refused: 'bad', asked: 'info', undecided: 'warn' };

function Verdict({ part: { state, accepted, pcs } }: { part: ReviewedPart }) {
  const { t } = useTranslation(['partReview', 'review']);
  const { number } = useFormat();
  return (
    <span className={`hd-t13 hd-k-${tones[state]}`}>
      {state === 'accepted' && accepted < pcs ? t('some', { accepted: number(accepted), number: number(pcs) }) : t(`review:state.${state}`)}
    </span>
  );
}
