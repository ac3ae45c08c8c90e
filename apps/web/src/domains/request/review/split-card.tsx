import './review.css';
import type { ClaimSplit, ReviewHead } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BlockedButton } from '#src/ui/actions/blocked-button.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { useBlockReason } from '../actions/use-block-reason.ts';
import { RequestNumber } from '../components/request-labels.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { SidebarCard } from '../desk/sidebar-card.tsx';
import { useDeskCase } from '../desk/use-desk-case.ts';

const SplitDialog = lazyDialog(() => import('./split-dialog.tsx').then((module) => module.SplitDialog));

interface SplitCardProps {
  review: ReviewHead;
  /** Fetches the review again, of which less is left. */
  onSplit: () => Promise<unknown>;
}

/** Moving what is undecided to a claim of its own, and afterwards the way there; nothing where all or nothing is decided. */
export function SplitCard({ review: { requestId, counts }, onSplit }: SplitCardProps) {
  const { t } = useTranslation('split');
  const { number } = useFormat();
  const blockReason = useBlockReason();
  const { data: request } = useDeskCase(requestId);
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<ClaimSplit['claim']>();
  if (made !== undefined) return <SplitOff claim={made} />;
  const going = counts.undecided + counts.asked;
  const action = request?.actions.find(({ name }) => name === 'split');
  if (request === undefined || action === undefined || going === 0 || counts.accepted + counts.refused === 0) return null;
  const label = t('action', { number: number(going) });
  const reason = blockReason(action.blockedBy);
  return (
    <SidebarCard title={t('title')}>
      <p className="hd-hint">{t('text')}</p>
      {reason === undefined ? <Button onClick={() => setOpen(true)}>{label}</Button> : <BlockedButton label={label} reason={reason} />}
      {isOpen && (
        <SplitDialog
          request={request}
          counts={counts}
          onClose={() => setOpen(false)}
          onSplit={(claim) => {
            setMade(claim);
            return onSplit();
          }}
        />
      )}
    </SidebarCard>
  );
}

function SplitOff({ claim: { requestId, requestNo } }: { claim: ClaimSplit['claim'] }) {
  const { t } = useTranslation('split');
  return (
    <SidebarCard title={t('title')}>
      <p role="status">
        {t('made')}{' '}
        <Link to={deskPaths.case(requestId)}>
          <RequestNumber>{requestNo}</RequestNumber>
        </Link>
      </p>
    </SidebarCard>
  );
}
