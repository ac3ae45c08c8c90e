import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { residentBytes } from '../resident-bytes.ts';
import { inServerFolder } from '../server-folder.ts';
import { LIMITS } from './limits.ts';
import type { FromReader, ReadingTask, ToReader } from './messages.ts';
import { SpreadsheetError, tooLarge } from './spreadsheet-error.ts';
import type { SpreadsheetFailure } from './spreadsheet-error.ts';

const ENTRY = inServerFolder('src/platform/spreadsheet/reading-process.ts');
/** The heap bounds what the parsers build; the watch below bounds the rest. The process may read files, and neither write, connect nor start programs. */
const NODE_FLAGS = [
  '--max-old-space-size=400',
  '--max-semi-space-size=32',
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  '--disable-warning=SecurityWarning',
];
const MEMORY_WATCH_MS = 200;
const STDERR_TAIL = 2_000;

type Progress = Exclude<FromReader, { type: 'failed' }>;

/** The process that reads one file: its messages one by one, its clock, its memory and its end. */
export class ReadingChild {
  private readonly child: ChildProcess;
  private readonly watch: NodeJS.Timeout;
  private readonly queue: Progress[] = [];
  private failure: Error | undefined;
  private isOver = false;
  private waiting: PromiseWithResolvers<void> | undefined;
  private leftMs: number;
  private stderr = '';

  constructor(task: ReadingTask, wallMs: number) {
    this.leftMs = wallMs;
    // No environment: a compromised parser finds no secrets there.
    this.child = fork(ENTRY, { execArgv: NODE_FLAGS, env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-STDERR_TAIL);
    });
    this.child.on('message', (message: FromReader) => this.receive(message));
    this.child.on('error', (cause) => this.fail(new SpreadsheetError({ reason: 'crashed' }, { cause })));
    this.child.on('close', (code, signal) => {
      if (this.isOver) return;
      const cause = new Error(`reading process ended with ${signal ?? code}: ${this.stderr}`);
      // V8 aborts when the heap limit is reached.
      const failure: SpreadsheetFailure = signal === 'SIGABRT' ? { reason: 'tooLarge', limit: 'memory' } : { reason: 'crashed' };
      this.fail(new SpreadsheetError(failure, { cause }));
    });
    this.watch = setInterval(() => void this.watchMemory(), MEMORY_WATCH_MS);
    this.tell({ type: 'task', task });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** The next message, in order. The clock runs only while the caller waits here. */
  async next(): Promise<Progress> {
    if (this.queue.length === 0 && this.failure === undefined) await this.wait();
    if (this.failure !== undefined) throw this.failure;
    return this.queue.shift() as Progress;
  }

  /** Lets the process send one more batch. */
  taken(): void {
    this.tell({ type: 'taken' });
  }

  /** Ends the reading; the first reason counts. */
  fail(error: Error): void {
    this.failure ??= error;
    this.child.kill('SIGKILL');
    this.waiting?.resolve();
  }

  /** Makes sure that the process is gone. */
  async close(): Promise<void> {
    clearInterval(this.watch);
    const { child } = this;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  private receive(message: FromReader): void {
    this.isOver = message.type !== 'batch';
    if (message.type === 'failed') this.failure ??= new SpreadsheetError(message.failure);
    else this.queue.push(message);
    this.waiting?.resolve();
  }

  private async wait(): Promise<void> {
    const started = performance.now();
    this.waiting = Promise.withResolvers();
    const clock = setTimeout(() => this.fail(new SpreadsheetError({ reason: 'tooSlow' })), Math.max(this.leftMs, 0));
    await this.waiting.promise;
    clearTimeout(clock);
    this.leftMs -= performance.now() - started;
  }

  private tell(message: ToReader): void {
    // A process that is gone reports itself through its `close` event.
    this.child.send(message, () => undefined);
  }

  private async watchMemory(): Promise<void> {
    const resident = await residentBytes(this.pid);
    if (resident > LIMITS.memory) this.fail(tooLarge('memory'));
  }
}
