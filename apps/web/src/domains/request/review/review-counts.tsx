import './review.css';
import type { ReviewHead, ReviewState } from '@heliodesk/contract/request';
import { useFormat } from '#src/ui/format/use-format.ts';

/** One line of a list of counts: a decision in its color, and how many serial numbers or pieces have it. */
export function StateCount({ state, label, count }: { state: ReviewState; label: string; count: number }) {
  const { number } = useFormat();
  return (
    <li>
      <i className={`hd-review-key hd-review-${state}`} />
      {label}
      <span className="hd-num">{number(count)}</span>
    </li>
  );
}

/** Why some are refused, and how many for each reason; nothing where none is. */
export function RefusedFor({ refusedFor }: Pick<ReviewHead, 'refusedFor'>) {
  const { number } = useFormat();
  if (refusedFor.length === 0) return null;
  return (
    <ul className="hd-review-list hd-review-sub">
      {refusedFor.map(({ reasonCode, reason, count }) => (
        <li key={reasonCode}>
          {reason}
          <span className="hd-num">{number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
