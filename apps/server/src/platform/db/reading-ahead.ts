import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the caller is who they were taken for; nothing once that is settled for all that the call set off. */
interface Ahead {
  isSame: Promise<boolean> | undefined;
}

const ahead = new AsyncLocalStorage<Ahead>();

/** Reads for a caller while it is found out whether they are the same as last time (decision 073), and waits for both. */
export async function readAhead<Result>(
  isSame: Promise<boolean>,
  read: () => Promise<Result>,
): Promise<[PromiseSettledResult<Result>, PromiseSettledResult<boolean>]> {
  const state: Ahead = { isSame };
  const settled = await Promise.allSettled([ahead.run(state, read), isSame]);
  // What goes on from here, such as a connection that was opened, has no caller.
  state.isSame = undefined;
  return settled;
}

/**
 * What comes before anything is written or counted: if it isn't certain yet who calls, a wait for that, which ends in an error if it is
 * someone else.
 */
export function callerToCome(): Promise<void> | undefined {
  const isSame = ahead.getStore()?.isSame;
  return isSame?.then((same) => {
    if (!same) throw new Error('The caller is not who was remembered; the call runs again');
  });
}
