import { useState } from 'react';
import { tabStorage } from '#src/platform/storage.ts';
import { useImport } from '../use-import.ts';
import { ImportCard } from './import-card.tsx';
import { ImportFindings } from './import-findings.tsx';
import { ImportPreview } from './import-preview.tsx';
import { SerialList } from './serial-list.tsx';

/** The main column of the step: how the import fares and what it found, then the claim's own list. */
export function SerialsStep({ requestId }: { requestId: number }) {
  const status = useImport(requestId);
  const dismissedKey = `import_seen_${requestId}`;
  const [dismissed, setDismissed] = useState(() => tabStorage.getJson(dismissedKey));
  const handleDismiss = (importId: number) => {
    tabStorage.setJson(dismissedKey, importId);
    setDismissed(importId);
  };
  const isShown = status !== undefined && status.importId !== dismissed;
  const isStarting = status?.state === 'waiting' || (status?.state === 'reading' && status.processed === 0);
  const hasFindings = isShown && !isStarting && status.state !== 'done' && status.state !== 'failed';
  return (
    <>
      {isShown && <ImportCard status={status} onDismiss={() => handleDismiss(status.importId)} />}
      {hasFindings && <ImportFindings status={status} />}
      {hasFindings && <ImportPreview status={status} />}
      <SerialList requestId={requestId} canEdit />
    </>
  );
}
