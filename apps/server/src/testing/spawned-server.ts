import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inServerFolder } from '#src/platform/server-folder.ts';
import { compileCache } from './compile-cache.ts';

/** As `npm start` runs it; the suite bundles it first. */
const main = inServerFolder('dist/main.js');
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface Ended {
  code: number | null;
  /** All that was written to standard output and error. */
  output: string;
}

/** The real server in a process of its own, with exactly the given environment. */
export class SpawnedServer {
  readonly child: ChildProcess;
  /** What it has written so far. */
  output = '';
  readonly #address = Promise.withResolvers<string>();
  readonly #ended: Promise<Ended>;

  constructor(environment: Record<string, string>) {
    this.child = spawn(process.execPath, [main], {
      env: { HOST: '127.0.0.1', PORT: '0', ...compileCache, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(this.child);
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        const ready = /ready at (http:\/\/[\d.:]+)/.exec(this.output)?.[1];
        if (ready !== undefined) this.#address.resolve(ready);
      });
    this.#ended = once(this.child, 'close').then(([code]) => {
      running.delete(this.child);
      this.#address.reject(new Error(`the server ended with ${String(code)}:\n${this.output}`));
      return { code: code as number | null, output: this.output };
    });
    // A test that only waits for the exit does not ask for the address.
    this.#address.promise.catch(() => undefined);
  }

  /** Where it listens, once it does. */
  get address(): Promise<string> {
    return this.#address.promise;
  }

  get ended(): Promise<Ended> {
    return this.#ended;
  }

  /** Ends it as a power switch would, as far as a process can tell. */
  kill(): Promise<Ended> {
    this.child.kill('SIGKILL');
    return this.#ended;
  }

  /** Asks it to finish what runs and end. */
  stop(): Promise<Ended> {
    this.child.kill('SIGTERM');
    return this.#ended;
  }
}
