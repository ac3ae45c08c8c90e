import type { ImportAction, ImportGuard } from '@heliodesk/contract/serial-number';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { transitionAll, type Attempt } from '#src/platform/lifecycle/transition.ts';
import { removeChunks } from '../chunk-store.ts';
import type { ImportRecord } from '../import-store.ts';
import { importMachine } from '../machine.ts';

/** Ends locked imports for good: removes their rows and what was shown of their files. */
export async function endImports(
  context: WriteContext<Caller | null>,
  records: readonly ImportRecord[],
  attempt: Attempt<Extract<ImportAction, 'cancel' | 'expire' | 'stop'>, ImportGuard>,
): Promise<ImportRecord[]> {
  if (records.length === 0) return [];
  const change = { run: null, carrier: null, refusal: null };
  const ended = await transitionAll(context, importMachine, records, { ...attempt, change });
  await removeChunks(
    context.tx,
    ended.map(({ id }) => id),
  );
  return ended;
}
