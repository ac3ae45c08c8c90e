import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { LoadCall, LoadResult, LoadTask } from './load.ts';

/* Calls over plain sockets: a client that does more per answer than needed would share the processor with what it measures. */

const headEnd = Buffer.from('\r\n\r\n');

/** Reads one answer of a known length off the socket. */
class Answers {
  readonly #socket: Socket;
  #waiting: PromiseWithResolvers<Buffer> | undefined;
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

  call(request: string): Promise<Buffer> {
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
    if (head.startsWith('HTTP/1.1 200')) this.#waiting?.resolve(answer);
    else this.#waiting?.reject(new Error(answer.toString()));
  }
}

/** The text of a call as it goes over the wire. */
function textOf({ path, token, body }: LoadCall, fromAnywhere: boolean, version: number | undefined): string {
  const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
  const sender = fromAnywhere ? `X-Forwarded-For: ${[10, 0, 0, 0].map((octet) => octet || randomInt(256)).join('.')}\r\n` : '';
  const head = `${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}${sender}`;
  if (body === undefined) return `GET ${head}\r\n`;
  const filled = body.replace('{uuid}', () => randomUUID()).replace('"{version}"', String(version));
  return `POST ${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(filled)}\r\n\r\n${filled}`;
}

const tellsVersion = ({ body }: LoadCall): boolean => body?.includes('{version}') === true;

async function run({ port, calls, isOwn, connections, ms, pauseMs, fromAnywhere }: LoadTask): Promise<LoadResult> {
  const times: number[] = [];
  const versions = calls.map(({ startVersion }) => startVersion);
  let count = 0;
  const started = performance.now();
  const work = async (_: unknown, connection: number): Promise<void> => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    const answers = new Answers(socket);
    while (performance.now() - started < ms) {
      const index = (isOwn ? connection : count) % calls.length;
      const call = calls[index] as LoadCall;
      const request = textOf(call, fromAnywhere, versions[index]);
      count += 1;
      const sent = performance.now();
      const answer = await answers.call(request);
      times.push(performance.now() - sent);
      if (tellsVersion(call)) versions[index] = Number(/"version":(\d+)/.exec(answer.toString())?.[1]);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    socket.removeAllListeners('close');
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { perSecond: (times.length / (performance.now() - started)) * 1_000, times, versions };
}

process.once('message', (task: LoadTask) => {
  void run(task).then((result) => process.send?.(result));
});
