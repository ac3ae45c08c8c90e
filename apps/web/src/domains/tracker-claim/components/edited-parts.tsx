import './tracker-claim.css';
import { useQuery } from '@tanstack/react-query';
import { CureNotice } from '#src/domains/request/index.ts';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { useOpenTarget } from '../open-work.ts';
import { trackerClaim } from '../queries.ts';
import { PartsSection } from './parts-section.tsx';
import { usePartWork } from './use-part-work.ts';

interface EditedPartsProps {
  requestId: number;
  /** To be called when the server takes no more changes. */
  onFrozen: () => void;
}

/** Tracker parts, then inverters, each edited in its place. */
export function EditedParts({ requestId, onFrozen }: EditedPartsProps) {
  const { data: claim, error, refetch } = useQuery(trackerClaim(requestId));
  const open = useOpenTarget(requestId);
  const parts = usePartWork(requestId, onFrozen);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!claim) return <ListSkeleton rows={4} />;
  const lists = { tracker: claim.trackerList, inverter: claim.inverterList };
  return (
    <>
      {parts.undone && <CureNotice {...parts.undone} />}
      {(['tracker', 'inverter'] as const).map((kind) => (
        <PartsSection key={kind} {...{ requestId, kind, open }} parts={lists[kind]} changes={parts} />
      ))}
    </>
  );
}
