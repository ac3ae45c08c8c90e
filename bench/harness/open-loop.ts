import { fork } from 'node:child_process';

export interface OpenLoopTask {
  port: number;
  path: string;
  token: string;
  perSecond: number;
}

/**
 * Calls a server at fixed moments from a process of its own until it is stopped. The answer holds for each call how long after the moment
 * when it was due it was answered, in milliseconds: a server that stands still delays all that come in the meantime, not one alone.
 */
export function startOpenLoop(task: OpenLoopTask): { stop: () => Promise<number[]> } {
  const child = fork(new URL('open-loop-process.ts', import.meta.url), { serialization: 'advanced' });
  child.send(task);
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`the calls ended with ${code}`)));
        child.once('message', (times: number[]) => {
          child.removeAllListeners('exit');
          child.disconnect();
          resolve(times);
        });
        child.send('stop');
      }),
  };
}
