import { BATCHES_AHEAD } from './messages.ts';
import type { FromReader, ReadingTask, ToReader, WireBatch } from './messages.ts';
import { readFileInto } from './read-file.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';

/** Entry of the process that `readSheet` forks: takes one task, sends batches as they are taken, tells the outcome. */

/** How many batches may still be sent, and who waits for more. */
const flow: { credit: number; wake: () => void } = { credit: BATCHES_AHEAD, wake: () => undefined };

function send(message: FromReader): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error === null ? resolve() : reject(error)));
  });
}

async function emit(batch: WireBatch): Promise<void> {
  while (flow.credit === 0) {
    await new Promise<void>((resolve) => {
      flow.wake = resolve;
    });
  }
  flow.credit -= 1;
  await send({ type: 'batch', batch });
}

async function run(task: ReadingTask): Promise<void> {
  try {
    await send({ type: 'done', outcome: await readFileInto(task, emit) });
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error;
    await send({ type: 'failed', failure: error.failure });
  }
  process.disconnect?.();
}

process.on('message', (message: ToReader) => {
  if (message.type === 'task') void run(message.task);
  else {
    flow.credit += 1;
    flow.wake();
  }
});

// No one is left to read for.
process.on('disconnect', () => process.exit());
