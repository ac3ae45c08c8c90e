import './part-review.css';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewResultCard } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { partResult, refusedParts } from './part-review-queries.ts';

/** What came of the review of a claim's parts; nothing until it is finished. */
export function PartResult({ requestId }: { requestId: number }) {
  const { t } = useTranslation('partReview');
  const [isOpen, setOpen] = useState(false);
  const { data: result } = useQuery(partResult(requestId));
  if (!result) return null;
  return (
    <ReviewResultCard
      result={result}
      actions={
        <Button type="link" size="small" onClick={() => setOpen(true)}>
          {t('show')}
        </Button>
      }
    >
      <Drawer open={isOpen} size={560} title={t('show')} destroyOnHidden onClose={() => setOpen(false)}>
        <RefusedList requestId={requestId} />
      </Drawer>
    </ReviewResultCard>
  );
}

function RefusedList({ requestId }: { requestId: number }) {
  const { t } = useTranslation('partReview');
  const { number } = useFormat();
  const { data: parts, error, refetch } = useQuery(refusedParts(requestId));
  if (!parts) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={4} />;
  return (
    <ol className="hd-part-reviews">
      {parts.map(({ id, position, product, pcs, refused, reason }) => (
        <li key={id} className="hd-part-review">
          <span className="hd-part-place">{number(position)}</span>
          <div className="hd-grow">
            <b dir="auto">{product}</b>
            <p className="hd-t13">{t('refusedOf', { refused: number(refused), number: number(pcs) })}</p>
            <p className="hd-t13 hd-hint">{reason}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
