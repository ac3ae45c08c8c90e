import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { directionOf } from '@heliodesk/contract/kit';
import { residentBytes } from '../resident-bytes.ts';
import { inServerFolder } from '../server-folder.ts';
import type { PdfDocument } from './document.ts';
import { LIMITS } from './limits.ts';
import type { FromMaker, ToMaker } from './messages.ts';
import { PdfError, type PdfReason } from './pdf-error.ts';

const ENTRY = inServerFolder('src/platform/pdf/making-process.ts');
/** What it may read: code and fonts, and no data. It may neither write, connect nor start programs. */
const READABLE = ['../../node_modules', 'node_modules', 'src/platform'].map((path) => inServerFolder(path));
const NODE_FLAGS = [
  '--max-old-space-size=320',
  '--permission',
  ...READABLE.map((path) => `--allow-fs-read=${path}`),
  '--disable-warning=SecurityWarning',
];
const MEMORY_WATCH_MS = 250;
const STDERR_TAIL = 2_000;

/** A process that makes one PDF after the other. A failure ends it; it is never used again then. */
export class MakingChild {
  private readonly child: ChildProcess;
  private work: PromiseWithResolvers<Uint8Array> | undefined;
  private stderr = '';

  constructor() {
    // No environment: a compromised library finds no secrets there.
    this.child = fork(ENTRY, { execArgv: NODE_FLAGS, env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-STDERR_TAIL);
    });
    this.child.on('message', ({ bytes }: FromMaker) => this.work?.resolve(bytes));
    this.child.on('error', (cause) => this.fail('crashed', cause));
    this.child.on('close', (code, signal) => {
      const cause = new Error(`making process ended with ${signal ?? code}: ${this.stderr}`);
      // V8 aborts when the heap limit is reached.
      this.fail(signal === 'SIGABRT' ? 'tooLarge' : 'crashed', cause);
    });
    this.rest();
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get isGone(): boolean {
    return this.child.pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null || this.child.killed;
  }

  /** Makes one PDF. On failure, the process is gone. */
  async make(document: PdfDocument, wallMs: number): Promise<Uint8Array> {
    const work = Promise.withResolvers<Uint8Array>();
    this.work = work;
    this.child.ref();
    this.child.channel?.ref();
    const clock = setTimeout(() => this.fail('tooSlow'), wallMs);
    const watch = setInterval(() => void this.watchMemory(LIMITS.memory), MEMORY_WATCH_MS);
    try {
      const task: ToMaker = { document, direction: directionOf(document.language) };
      this.child.send(task, (error) => {
        if (error !== null) this.fail('crashed', error);
      });
      return await work.promise;
    } finally {
      clearTimeout(clock);
      clearInterval(watch);
      this.work = undefined;
      this.rest();
    }
  }

  /** Whether it has grown so much that a fresh one is better. */
  async isWorn(): Promise<boolean> {
    return (await residentBytes(this.pid)) > LIMITS.keptMemory;
  }

  /** Makes sure that the process is gone. */
  async close(): Promise<void> {
    if (this.child.pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.ref();
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Without work, it doesn't keep the server from ending. */
  private rest(): void {
    this.child.unref();
    this.child.channel?.unref();
  }

  private fail(reason: PdfReason, cause?: Error): void {
    this.child.kill('SIGKILL');
    this.work?.reject(new PdfError(reason, { cause }));
  }

  private async watchMemory(most: number): Promise<void> {
    if ((await residentBytes(this.pid)) > most) this.fail('tooLarge');
  }
}
