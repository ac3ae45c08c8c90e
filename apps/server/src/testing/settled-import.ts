import { importStatus, type ImportStatus } from '@heliodesk/contract/serial-number';
import { isSettled } from '#src/domains/serial-number/seed.ts';
import { eventually } from './eventually.ts';

/** Anyone who can ask how an import is doing. */
interface Caller {
  call: (spec: typeof importStatus, input: { query: { requestId: number } }) => Promise<{ data: ImportStatus | null }>;
}

/** The newest import of a request once it has come to rest; `checkWhileRunning` has to hold each time it is asked for. */
export async function settledImport(client: Caller, requestId: number, checkWhileRunning?: () => Promise<void>): Promise<ImportStatus> {
  const failures: unknown[] = [];
  const settled = await eventually(async () => {
    // Kept for the end: thrown in here, it would only make `eventually` ask again.
    await checkWhileRunning?.().catch((error: unknown) => failures.push(error));
    const { data } = await client.call(importStatus, { query: { requestId } });
    if (data === null || !isSettled(data)) throw new Error(`still under way: ${JSON.stringify(data)}`);
    return data;
  });
  if (failures.length > 0) throw failures[0];
  return settled;
}
