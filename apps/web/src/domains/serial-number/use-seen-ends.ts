import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { useEffect, useRef } from 'react';
import { markSeen } from '#src/platform/seen-notices.ts';
import { isMoving } from './use-import.ts';

/** Who sees here how an import ends needs no notice of it. */
export function useSeenEnds(requestId: number, imports: readonly ImportStatus[] | undefined): void {
  const moving = useRef<readonly number[]>([]);
  useEffect(() => {
    if (imports === undefined) return;
    const hasEnded = imports.some((status) => !isMoving(status) && moving.current.includes(status.importId));
    moving.current = imports.filter(isMoving).map(({ importId }) => importId);
    if (!hasEnded || document.visibilityState === 'hidden') return;
    void markSeen({ requestId }, ['importRead', 'importAdded', 'importFailed']);
  }, [requestId, imports]);
}
