import './review.css';
import type { ReviewResult } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Block } from '#src/ui/page/page.tsx';
import { RefusedFor, StateCount } from './review-counts.tsx';

interface ReviewResultCardProps {
  result: NonNullable<ReviewResult>;
  /** What leads to those that were refused. */
  actions: ReactNode;
  children: ReactNode;
}

/** What came of the review of a claim: how many were accepted, and why others were refused. */
export function ReviewResultCard({ result: { accepted, refused, asked, refusedFor }, actions, children }: ReviewResultCardProps) {
  const { t } = useTranslation('review');
  return (
    <Block title={t('result.title')} actions={refused > 0 && actions}>
      <ul className="hd-review-list">
        <StateCount state="accepted" label={t('state.accepted')} count={accepted} />
        {refused > 0 && <StateCount state="refused" label={t('state.refused')} count={refused} />}
        {asked > 0 && <StateCount state="asked" label={t('result.asked')} count={asked} />}
      </ul>
      <RefusedFor refusedFor={refusedFor} />
      {children}
    </Block>
  );
}
