import { availableParallelism } from 'node:os';
import { sizeOf, type PdfDocument } from './document.ts';
import { LIMITS } from './limits.ts';
import { MakingChild } from './making-child.ts';
import { PdfError } from './pdf-error.ts';

/** Makes PDFs in processes of their own, which stay warm. */
export interface PdfMaker {
  /** Rejects with a {@link PdfError}; a time-out or a crash is that of this document alone. */
  make: (document: PdfDocument) => Promise<Uint8Array>;
  /** The processes that run now. */
  pids: () => number[];
  close: () => Promise<void>;
}

interface Waiting {
  document: PdfDocument;
  made: PromiseWithResolvers<Uint8Array>;
}

interface MakerOptions {
  /** Processes at the same time, at most. */
  processes?: number;
  /** Milliseconds that a document may take once a process has it. */
  wallMs?: number;
  idleMs?: number;
}

/** Two processes at most: no one waits for many PDFs, and the server needs its processors. */
const DEFAULT_PROCESSES = Math.min(2, availableParallelism());

/** Starts no process before the first document. */
export function createPdfMaker(options: MakerOptions = {}): PdfMaker {
  const { processes = DEFAULT_PROCESSES, wallMs = LIMITS.wallMs, idleMs = LIMITS.idleMs } = options;
  const queue: Waiting[] = [];
  const idle = new Map<MakingChild, NodeJS.Timeout>();
  const working = new Set<MakingChild>();
  let isClosed = false;

  const takeIdle = (): MakingChild | undefined => {
    // The one that worked last is the warmest.
    const child = [...idle.keys()].at(-1);
    if (child === undefined) return undefined;
    clearTimeout(idle.get(child));
    idle.delete(child);
    return child.isGone ? takeIdle() : child;
  };
  const putIdle = async (child: MakingChild): Promise<void> => {
    if (isClosed || child.isGone || (await child.isWorn())) return child.close();
    const end = setTimeout(() => {
      idle.delete(child);
      void child.close();
    }, idleMs);
    idle.set(child, end.unref());
  };
  const work = async ({ document, made }: Waiting, child: MakingChild): Promise<void> => {
    working.add(child);
    try {
      made.resolve(await child.make(document, wallMs));
    } catch (error) {
      made.reject(error);
    }
    await putIdle(child);
    working.delete(child);
    next();
  };
  const next = (): void => {
    if (queue.length === 0 || working.size >= processes) return;
    const waiting = queue.shift();
    if (waiting !== undefined) void work(waiting, takeIdle() ?? new MakingChild());
  };
  return {
    make: (document) => {
      if (isClosed) return Promise.reject(new PdfError('closed'));
      if (queue.length >= LIMITS.waiting) return Promise.reject(new PdfError('busy'));
      if (isTooLarge(document)) return Promise.reject(new PdfError('tooLarge'));
      const made = Promise.withResolvers<Uint8Array>();
      queue.push({ document, made });
      next();
      return made.promise;
    },
    pids: () => [...idle.keys(), ...working].filter(({ isGone }) => !isGone).map(({ pid }) => pid),
    close: async () => {
      isClosed = true;
      for (const { made } of queue.splice(0)) made.reject(new PdfError('closed'));
      await Promise.all([...idle.keys(), ...working].map((child) => child.close()));
    },
  };
}

const isTooLarge = (document: PdfDocument): boolean =>
  sizeOf(document) > LIMITS.characters ||
  document.blocks.reduce((count, block) => count + (block.type === 'facts' ? block.rows.length : 1), 0) > LIMITS.blocks;
