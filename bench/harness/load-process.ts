import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { LoadResult, LoadTask } from './load.ts';

/* Calls over plain sockets: a client that does more per answer than needed would share the processor with what it measures. */

const headEnd = Buffer.from('\r\n\r\n');

/** Reads one answer of a known length off the socket. */
class Answers {
  readonly #socket: Socket;
  #waiting: PromiseWithResolvers<void> | undefined;
  #received: Buffer = Buffer.alloc(0);

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes: Buffer) => {
      this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
      this.#takeWhole();
    });
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')));
  }

  call(request: string): Promise<void> {
    this.#waiting = Promise.withResolvers();
    this.#socket.write(request);
    return this.#waiting.promise;
  }

  #takeWhole(): void {
    const end = this.#received.indexOf(headEnd);
    if (end === -1) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.#received.length < end + headEnd.length + length) return;
    const answer = this.#received;
    this.#received = Buffer.alloc(0);
    if (head.startsWith('HTTP/1.1 200')) this.#waiting?.resolve();
    else this.#waiting?.reject(new Error(answer.toString()));
  }
}

async function run({ port, paths, tokens, connections, ms, pauseMs, fromAnywhere }: LoadTask): Promise<LoadResult> {
  const times: number[] = [];
  let count = 0;
  const requestOf = (index: number): string => {
    const token = tokens[index % tokens.length];
    const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
    const sender = fromAnywhere ? `X-Forwarded-For: ${[10, 0, 0, 0].map((octet) => octet || randomInt(256)).join('.')}\r\n` : '';
    return `GET ${paths[index % paths.length]} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}${sender}\r\n`;
  };
  const started = performance.now();
  const work = async (): Promise<void> => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    const answers = new Answers(socket);
    while (performance.now() - started < ms) {
      const request = requestOf(count);
      count += 1;
      const sent = performance.now();
      await answers.call(request);
      times.push(performance.now() - sent);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    socket.removeAllListeners('close');
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { perSecond: (times.length / (performance.now() - started)) * 1_000, times };
}

process.once('message', (task: LoadTask) => {
  void run(task).then((result) => process.send?.(result));
});
