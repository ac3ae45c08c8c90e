import { fork } from 'node:child_process';

export interface LoadTask {
  port: number;
  /** Path and query of each call, taken in turn. */
  paths: string[];
  /** Session tokens, taken in turn; none for calls without. */
  tokens: string[];
  connections: number;
  /** How long, in milliseconds. */
  ms: number;
  /** Each connection pauses so long between its calls; 0 for as fast as they are answered. */
  pauseMs: number;
  /** Each call names another address as its sender, for a server that trusts its proxy. */
  fromAnywhere: boolean;
}

export interface LoadResult {
  perSecond: number;
  /** Of each answer, milliseconds. */
  times: number[];
}

/** Calls a server from a process of its own. Any answer but 200 ends it with an error. */
export function runLoad(task: Omit<LoadTask, 'pauseMs' | 'fromAnywhere'> & Partial<LoadTask>): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('load-process.ts', import.meta.url), { serialization: 'advanced' });
    child.once('message', (result: LoadResult) => {
      child.disconnect();
      resolve(result);
    });
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
    child.send({ pauseMs: 0, fromAnywhere: false, ...task } satisfies LoadTask);
  });
}
