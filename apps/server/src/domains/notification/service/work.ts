import type { RunningWork } from '@heliodesk/contract/notification';
import type { Context } from '#src/platform/context.ts';
import { runningWork } from '#src/platform/notify/running-work.ts';

const mostShown = 50;

/** What is going on in the background for the caller, of all kinds, the newest first. */
export async function listWork(context: Context): Promise<RunningWork[]> {
  const kinds = [...runningWork.all(context.platform)];
  const found = await Promise.all(
    kinds.map(async ([kind, { findRunning }]) => (await findRunning(context)).map((work): RunningWork => ({ kind, ...work }))),
  );
  return found
    .flat()
    .toSorted((one, other) => other.startTime.localeCompare(one.startTime))
    .slice(0, mostShown);
}
