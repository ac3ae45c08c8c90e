import { fork } from 'node:child_process';

/** One call that is made again and again. */
export interface LoadCall {
  /** With its query. */
  path: string;
  /** Of a session; none for calls without. */
  token?: string;
  /**
   * JSON to post; without one it is a GET. Each time `{uuid}` stands for a new id, and `{version}` for the version that the last answer
   * of this call told (`startVersion` before the first).
   */
  body?: string;
  startVersion?: number;
}

export interface LoadTask {
  port: number;
  /** Taken in turn by all connections. With `isOwn` each connection keeps to the one of its number. */
  calls: LoadCall[];
  isOwn: boolean;
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
  /** Of each call that asked for versions, the last one told, so that another load can continue from there. */
  versions: (number | undefined)[];
}

/** What a load has to be told; the rest is as usual. */
export type AskedLoad = Omit<LoadTask, 'pauseMs' | 'fromAnywhere' | 'isOwn'> & Partial<LoadTask>;

/** Calls a server from a process of its own. Any answer but 200 ends it with an error. */
export function runLoad(task: AskedLoad): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('load-process.ts', import.meta.url), { serialization: 'advanced' });
    child.once('message', (result: LoadResult) => {
      child.disconnect();
      resolve(result);
    });
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
    child.send({ pauseMs: 0, fromAnywhere: false, isOwn: false, ...task } satisfies LoadTask);
  });
}
