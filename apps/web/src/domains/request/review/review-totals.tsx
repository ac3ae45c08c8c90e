import './review.css';
import { reviewStates, type ReviewHead } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { VerdictCells } from '#src/ui/shapes/cells.tsx';
import { SidebarCard } from '../desk/sidebar-card.tsx';
import { RefusedFor, StateCount } from './review-counts.tsx';
import { stateColors } from './review-looks.ts';

/** How many were accepted so far, and everything else that adds up to the claim. */
export function ReviewTotals({ review: { counts, total, refusedFor } }: { review: ReviewHead }) {
  const { t } = useTranslation('review');
  const { number } = useFormat();
  return (
    <SidebarCard title={t('totals.title')}>
      <p>
        <b className="hd-num hd-review-total">{number(counts.accepted)}</b>{' '}
        <span className="hd-hint">{t('totals.of', { number: number(total) })}</span>
      </p>
      <VerdictCells
        total={total}
        legend={false}
        parts={reviewStates.map((state) => ({ key: state, value: counts[state], color: stateColors[state], label: t(`state.${state}`) }))}
      />
      <ul className="hd-review-list">
        {reviewStates.map((state) => (
          <StateCount key={state} state={state} label={t(`state.${state}`)} count={counts[state]} />
        ))}
      </ul>
      <RefusedFor refusedFor={refusedFor} />
    </SidebarCard>
  );
}
