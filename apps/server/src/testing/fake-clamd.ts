import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What every scanner finds, so that it can be tried out (eicar.org). In halves, so that none finds it here. */
export const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

export interface FakeClamd {
  url: string;
  /** The contents that it was sent as a whole. */
  scanned: Buffer[];
  /** What it answers from now on, how many bytes it takes, and whether it answers before it has them; without any, as it is by itself. */
  behave: (behavior?: { answer?: (content: Buffer) => string; limit?: number; early?: 'stays' | 'leaves' }) => void;
  stop: () => Promise<void>;
}

/** The content of an INSTREAM command, once all of it is there. */
function contentOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return undefined;
  if (received.toString('latin1', 0, command.length) !== command) throw new Error('unknown command');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const verdictOn = (content: Buffer): string => (content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');

/** Speaks as much of clamd's protocol as scanning a stream takes. */
export async function startFakeClamd(): Promise<FakeClamd> {
  let answer = verdictOn;
  let limit = Infinity;
  let early: 'stays' | 'leaves' | undefined;
  const scanned: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    if (early !== undefined) {
      socket.write(`${answer(Buffer.alloc(0))}\0`);
      return void (early === 'leaves' ? socket.end() : socket.pause());
    }
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (received.length > limit) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      const content = contentOf(received);
      if (content === undefined) return;
      scanned.push(content);
      socket.end(`${answer(content)}\0`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    behave: (behavior = {}) => {
      answer = behavior.answer ?? verdictOn;
      limit = behavior.limit ?? Infinity;
      early = behavior.early;
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
