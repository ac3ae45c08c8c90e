import { useState } from 'react';
import { createUuid } from '#src/platform/uuid.ts';
import { useAttempt } from '../desk/use-attempt.ts';
import { startRun } from './bulk-queries.ts';
import type { BulkBody } from './bulk-queries.ts';

/** Starts a run, once for a dialog; what the server refuses is kept in words, or lands at the fields of a form. */
export function useStart(onStarted: (runId: number) => void, { hasForm = false }: { hasForm?: boolean } = {}) {
  const [key] = useState(createUuid);
  const { attempt, isRunning, refusal } = useAttempt({ hasForm });
  const start = (body: BulkBody) =>
    attempt(async () => {
      onStarted((await startRun(body, key)).runId);
    });
  return { start, isRunning, refusal };
}
