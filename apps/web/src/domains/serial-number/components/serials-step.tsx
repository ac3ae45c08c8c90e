import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownKey } from '#src/platform/own-input.ts';
import { tabStorage } from '#src/platform/storage.ts';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { openImports, serialCounts } from '../queries.ts';
import type { RowChoice } from '../queries.ts';
import { isMoving, sortImports, useImports, useSerialPhase } from '../use-import.ts';
import { useSeenEnds } from '../use-seen-ends.ts';
import { AddFirst } from './add-first.tsx';
import { DiscardedImport } from './discarded-import.tsx';
import { AddedImport, FailedImport, MovingImport, ReadyImport } from './import-card.tsx';
import { ImportFindings } from './import-findings.tsx';
import { ImportPreview } from './import-preview.tsx';
import { SerialList } from './serial-list.tsx';
import { StepHead } from './step-head.tsx';
import { WaitingImport } from './waiting-import.tsx';

interface SerialsStepProps {
  requestId: number;
  /** Whether the list is one that was submitted and is asked about. */
  isAskedBack?: boolean;
}

/** The main column of the step: how the imports are going and what was found, then the claim's own list, or the ways to add the first numbers. */
export function SerialsStep({ requestId, isAskedBack = false }: SerialsStepProps) {
  const imports = useImports(requestId);
  const phase = useSerialPhase(requestId);
  useSeenEnds(requestId, imports);
  const known = useQuery(openImports(requestId));
  const counted = useQuery(serialCounts(requestId));
  const counts = counted.data;
  const [dismissed, dismiss] = useDismissed(requestId);
  const failed = [known, counted].find(({ data, error }) => !data && error);
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} />;
  if (imports === undefined || phase === undefined) return <ListSkeleton rows={4} />;
  const { current, behind, refused, discarded, added } = sortImports(imports);
  const hasNumbers = counts !== undefined && counts.total > 0;
  return (
    <>
      {(!isAskedBack || current) && <StepHead requestId={requestId} phase={phase} current={current} />}
      {discarded.map((status) => (
        <DiscardedImport key={status.importId} status={status} />
      ))}
      {refused.map((status) => (
        <FailedImport key={status.importId} status={status} />
      ))}
      {current && <CurrentImport key={current.importId} status={current} behind={behind} />}
      {!current && added && added.importId !== dismissed && <AddedImport status={added} onDismiss={() => dismiss(added.importId)} />}
      {phase === 'empty' && <AddFirst requestId={requestId} />}
      {hasNumbers && <SerialList requestId={requestId} canEdit mark={isAskedBack ? 'asked' : undefined} />}
    </>
  );
}

/** The import there is something to do with, those behind it, and its rows. */
function CurrentImport({ status, behind }: { status: ImportStatus; behind: readonly ImportStatus[] }) {
  const [choice, choose] = useState<RowChoice>({ filter: 'all' });
  const isStarting = status.state === 'waiting' || (status.state === 'reading' && status.processed === 0);
  return (
    <>
      {isMoving(status) ? <MovingImport status={status} /> : <ReadyImport status={status} onChoose={choose} />}
      {isMoving(status) && !isStarting && <ImportFindings status={status} onChoose={choose} />}
      {behind.map((one) => (
        <WaitingImport key={one.importId} status={one} />
      ))}
      {!isStarting && <ImportPreview status={status} choice={choice} onChoose={choose} />}
    </>
  );
}

/** The import whose message was closed in this tab. */
function useDismissed(requestId: number) {
  const key = ownKey('importSeen', requestId);
  const [dismissed, setDismissed] = useState(() => tabStorage.getJson(key));
  const dismiss = (importId: number) => {
    tabStorage.setJson(key, importId);
    setDismissed(importId);
  };
  return [dismissed, dismiss] as const;
}
