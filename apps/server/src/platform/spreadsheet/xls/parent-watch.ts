import { Worker } from 'node:worker_threads';

const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, 250);
`;

/** Ends this process soon after its parent is gone, also while one long synchronous call keeps the event loop from noticing. */
export function watchParent(): AsyncDisposable {
  const worker = new Worker(WATCH, { eval: true, workerData: process.ppid, execArgv: [] });
  return {
    async [Symbol.asyncDispose]() {
      await worker.terminate();
    },
  };
}
