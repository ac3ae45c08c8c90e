import type { BulkAction, RequestRow } from '@heliodesk/contract/request';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCan } from '#src/platform/session.ts';
import { useOpenParam } from '#src/ui/page/use-open-param.ts';
import { requestDialog } from '../actions/request-dialog.ts';

const StartDialog = requestDialog(() => import('./start-dialog.tsx').then((module) => module.StartDialog));
const RunDialog = requestDialog(() => import('./run-dialog.tsx').then((module) => module.RunDialog));

interface Starting {
  action: BulkAction;
  rows: readonly RequestRow[];
  /** Chooses none of the rows any more. */
  clear: () => void;
}

/** Actions on chosen rows: what they ask first, and the run that the address names. Render `dialogs`. */
export function useBulk() {
  const mayStart = useCan('csp:request:bulk');
  const mayExport = useCan('csp:desk:export');
  const { opened, open, close } = useOpenParam('run');
  const [starting, setStarting] = useState<Starting>();
  const runId = Number(opened);

  const handleStarted = (started: number) => {
    starting?.clear();
    setStarting(undefined);
    open(String(started));
  };
  const dialogs: ReactNode = (
    <>
      {starting && (
        <StartDialog action={starting.action} rows={starting.rows} onStarted={handleStarted} onClose={() => setStarting(undefined)} />
      )}
      {Number.isSafeInteger(runId) && runId > 0 && (
        <RunDialog key={runId} runId={runId} onRepeat={(repeated) => open(String(repeated))} onClose={close} />
      )}
    </>
  );
  return {
    isOffered: mayStart || mayExport,
    begin: (action: BulkAction, rows: readonly RequestRow[], clear: () => void) => setStarting({ action, rows, clear }),
    dialogs,
  };
}
