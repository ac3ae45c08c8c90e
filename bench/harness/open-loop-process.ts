import { Agent, request } from 'node:http';
import type { OpenLoopTask } from './open-loop.ts';

/* Calls at fixed moments, whether or not those before were answered; each counts from the moment when it was due. */

function call({ port, path, token }: OpenLoopTask, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`))));
    });
    sent.once('error', reject);
    sent.end();
  });
}

function start(task: OpenLoopTask): () => Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  const between = 1_000 / task.perSecond;
  const calls: Promise<number>[] = [];
  const sendDue = (): void => {
    for (let due = began + calls.length * between; due <= performance.now(); due = began + calls.length * between)
      calls.push(call(task, agent).then(() => performance.now() - due));
  };
  const timer = setInterval(sendDue, Math.min(between, 10));
  return async () => {
    clearInterval(timer);
    const times = await Promise.all(calls);
    agent.destroy();
    return times;
  };
}

let stop: (() => Promise<number[]>) | undefined;
process.on('message', (task: OpenLoopTask | 'stop') => {
  if (task !== 'stop') stop = start(task);
  else void stop?.().then((times) => process.send?.(times));
});
process.on('disconnect', () => process.exit());
