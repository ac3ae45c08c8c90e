import './tracker-claim.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CureNotice } from '#src/domains/request/index.ts';
import type { WorkProps } from '#src/domains/request/index.ts';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { useOpenTarget } from '../open-work.ts';
import { trackerClaim } from '../queries.ts';
import { PartsSection } from './parts-section.tsx';
import { usePartWork } from './use-part-work.ts';

const ignore = () => undefined;

/** The step of the parts: tracker parts, then inverters, each edited in its place. */
export function PartsStep({ requestId, onFrozen = ignore }: WorkProps) {
  const { t } = useTranslation('trackerClaim');
  const { data: claim, error, refetch } = useQuery(trackerClaim(requestId));
  const open = useOpenTarget(requestId);
  const parts = usePartWork(requestId, onFrozen);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!claim) return <ListSkeleton rows={4} />;
  const lists = { tracker: claim.trackerList, inverter: claim.inverterList };
  return (
    <>
      <header className="hd-step-head">
        <h2>{t('parts.title')}</h2>
        <p>{t('parts.lead')}</p>
      </header>
      {parts.undone && <CureNotice {...parts.undone} />}
      {(['tracker', 'inverter'] as const).map((kind) => (
        <PartsSection key={kind} {...{ requestId, kind, open }} parts={lists[kind]} changes={parts} />
      ))}
    </>
  );
}
