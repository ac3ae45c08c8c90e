import { randomUUID } from 'node:crypto';
import { contextOf, withTx, type WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { port } from '#src/platform/port.ts';
import { isCarried } from '../abandoned-store.ts';
import { lockImport, lockRun, releaseRun, shareRun, updateProgress, type ImportRecord } from '../import-store.ts';
import { publishMove } from '../publish.ts';

/** Imports that this instance is at work on. */
export const carriedImports = port<Set<number>>('serial-number.carriedImports');

/** This run was cancelled, or another one carries the import now. */
class RunLost extends Error {}

/** The work on one import by one handler. Whatever it writes, it writes while the import is its own. */
export class Run {
  readonly id = randomUUID();
  readonly platform: Platform;
  readonly importId: number;
  #isOver = false;

  constructor(platform: Platform, importId: number) {
    this.platform = platform;
    this.importId = importId;
  }

  /** Takes the import up with `begin`, which may find that there is nothing to do; nothing either where someone is at work on it. */
  takeUp<Result>(begin: (context: WriteContext<null>, record: ImportRecord) => Promise<Result | undefined>): Promise<Result | undefined> {
    const { platform, importId } = this;
    const { presence } = platform;
    const carrying = { presence, carried: carriedImports.of(platform) };
    return transaction(platform.db, async (tx) => {
      const record = await lockImport(tx, importId);
      if (record === undefined || (await isCarried(tx, carrying, importId))) return undefined;
      const result = await begin(withTx(contextOf(platform, null), tx), record);
      if (result !== undefined) await updateProgress(tx, importId, { run: this.id, carrier: presence.instance }, platform.clock.now());
      return result;
    });
  }

  /** Writes in a transaction, with the import locked; breaks off if someone else carries it. */
  write<Result>(work: (context: WriteContext<null>, record: ImportRecord) => Promise<Result>): Promise<Result> {
    return transaction(this.platform.db, async (tx) => {
      const record = await lockRun(tx, this.importId, this.id);
      if (record === undefined) throw new RunLost();
      return work(withTx(contextOf(this.platform, null), tx), record);
    });
  }

  /** Writes a piece of what the import brings, several at the same time; the import itself is not written, and no one else gets it. */
  writePiece<Result>(work: (tx: Tx, record: ImportRecord) => Promise<Result>): Promise<Result> {
    return transaction(this.platform.db, async (tx) => {
      const record = await shareRun(tx, this.importId, this.id);
      if (record === undefined) throw new RunLost();
      return work(tx, record);
    });
  }

  /**
   * The same for the last thing that it writes. The import is free before that is committed: someone who sees it ready asks for the next
   * step before this run has come to its end.
   */
  finish(work: (context: WriteContext<null>, record: ImportRecord) => Promise<void>): Promise<void> {
    return this.write(async (context, record) => {
      await work(context, record);
      this.letGo();
    });
  }

  /** From now on another run of this instance may carry the import; what that has marked stays. */
  letGo(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    carriedImports.of(this.platform).delete(this.importId);
  }

  /** Tells those who watch. */
  publish(tx: Tx, record: ImportRecord): void {
    publishMove(this.platform, tx, record);
  }
}

/** Works on an import, which counts as carried by this instance in the meantime. */
export async function carry(platform: Platform, importId: number, work: (run: Run) => Promise<void>): Promise<void> {
  const carried = carriedImports.of(platform);
  if (carried.has(importId)) return;
  const run = new Run(platform, importId);
  carried.add(importId);
  try {
    await work(run);
  } catch (error) {
    if (!(error instanceof RunLost)) throw error;
  } finally {
    run.letGo();
    await transaction(platform.db, (tx) => releaseRun(tx, importId, run.id)).catch((error: unknown) =>
      platform.log.warn({ err: error, importId }, 'import not let go'),
    );
  }
}
