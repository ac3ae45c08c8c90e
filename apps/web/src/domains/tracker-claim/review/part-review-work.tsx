import '../components/tracker-claim.css';
import './part-review.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FinishCard, ReviewTotals, SplitCard, type DecidingProps } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { Block, TwoColumns } from '#src/ui/page/page.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { partReview, usePartReviewChanges, type Decision } from './part-review-queries.ts';
import { ReviewedPartCard } from './reviewed-part.tsx';

/** Deciding about the parts of a claim, one by one. */
export function PartReviewWork({ requestId, version, isLocked }: DecidingProps) {
  const { t } = useTranslation(['partReview', 'review']);
  const { data: review, error, refetch } = useQuery(partReview(requestId));
  const { decide, finish } = usePartReviewChanges(requestId);
  if (!review) return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
  const handleDecide = (decision: Decision) =>
    decide.mutate(decision, { onError: (refusal) => showToast({ kind: 'bad', title: messageOf(refusal) }) });
  return (
    <TwoColumns
      sidebar={
        <>
          <ReviewTotals review={review} />
          <FinishCard
            review={review}
            isLocked={isLocked}
            isFinishing={finish.isPending}
            onFinish={(question) => finish.mutateAsync({ version, question })}
          />
          <SplitCard review={review} onSplit={refetch} />
        </>
      }
    >
      {isLocked && <p className="hd-hint">{t('review:locked')}</p>}
      <Block title={t('parts')}>
        <ol className="hd-part-reviews">
          {review.parts.map((part) => (
            <ReviewedPartCard key={part.id} part={part} reasons={review.reasons} isLocked={isLocked} onDecide={handleDecide} />
          ))}
        </ol>
      </Block>
    </TwoColumns>
  );
}
