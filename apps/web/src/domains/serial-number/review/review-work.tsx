import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FinishCard, ReviewTotals, SplitCard, type DecidingProps } from '#src/domains/request/index.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { BulkBar } from '#src/ui/data-table/bulk-bar.tsx';
import { TwoColumns } from '#src/ui/page/page.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { useLocalTable } from '../use-local-table.ts';
import { ReviewField } from './review-field.tsx';
import { ReviewGroups } from './review-groups.tsx';
import type { Range } from './review-looks.ts';
import { serialReview, useReviewChanges, type Decision, type RowFilters } from './review-queries.ts';
import { ReviewRows } from './review-rows.tsx';
import { VerdictFileCard } from './verdict-file-card.tsx';
import { DecisionButtons } from './decision-buttons.tsx';

/** Deciding about the serial numbers of a claim: by finding, by a range of cells, or one by one. */
export function ReviewWork({ requestId, version, isLocked }: DecidingProps) {
  const { t } = useTranslation('review');
  const { data: review, error, refetch } = useQuery(serialReview(requestId));
  const { decide, finish, refresh } = useReviewChanges(requestId);
  const [range, setRange] = useState<Range>();
  const table = useLocalTable<RowFilters>();
  if (!review) return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;

  const handleRange = (chosen: Range | undefined) => {
    setRange(chosen);
    table.setFilters({ from: chosen?.from, to: chosen?.to });
  };
  const handleDecide = (decision: Decision) =>
    decide.mutate(decision, { onError: (refusal) => showToast({ kind: 'bad', title: messageOf(refusal) }) });
  const isShown = range !== undefined && !isLocked;
  return (
    <>
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
            <SplitCard review={review} onSplit={refresh} />
            <VerdictFileCard requestId={requestId} isLocked={isLocked} />
          </>
        }
      >
        {isLocked && <p className="hd-hint">{t('locked')}</p>}
        <ReviewField review={review} range={range} onRange={handleRange} />
        <ReviewGroups review={review} isLocked={isLocked} onDecide={handleDecide} />
        <ReviewRows review={review} state={table} isLocked={isLocked} onDecide={handleDecide} />
      </TwoColumns>
      {isShown && (
        <BulkBar count={range.to - range.from + 1} onClear={() => handleRange(undefined)}>
          <DecisionButtons
            reasons={review.reasons}
            onDecide={(decision, reasonCode = '') => {
              handleDecide({ selection: range, decision, reasonCode });
              handleRange(undefined);
            }}
          />
        </BulkBar>
      )}
    </>
  );
}
