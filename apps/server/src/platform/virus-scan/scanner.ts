import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Looks for known malicious content. */
export interface VirusScanner {
  /** The name of what was found, if anything was. Throws if there is no verdict over the whole content, which is read or destroyed. */
  scan: (content: Readable) => Promise<string | undefined>;
}

/** Without a byte in either direction for as long, there is no verdict. */
const patience = 60_000;
/** Whatever it sends, there is no verdict after as long: the sender of the file, who waits for 100 s (spec 1 §7), is told so. */
const longestScan = 90_000;
const longestReply = 4_096;
const defaultPort = 3_310;

/** `tcp://host:3310`, or `unix:/run/clamav/clamd.ctl`. */
function connectTo(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address);
  return protocol === 'unix:'
    ? connect({ path: decodeURIComponent(pathname) })
    : connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) || defaultPort });
}

const lengthOf = (chunk: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
};

/** What clamd's command INSTREAM wants: each chunk behind its length, and a length of zero at the end, which `onEnd` precedes. */
async function* toCommand(content: AsyncIterable<Buffer>, onEnd: () => void): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content)
    if (chunk.length > 0) {
      yield lengthOf(chunk);
      yield chunk;
    }
  onEnd();
  yield Buffer.alloc(4);
}

async function readReply(socket: Socket): Promise<string> {
  let reply = '';
  // The command may still be on its way.
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    reply += chunk.toString('utf8');
    if (reply.includes('\0')) return reply.slice(0, reply.indexOf('\0'));
    if (reply.length > longestReply) break;
  }
  throw new Error(`the virus scanner did not answer: ${JSON.stringify(reply.slice(0, 200))}`);
}

/** ClamAV's daemon. `longest`: milliseconds that a scan may take in all. */
export const createClamdScanner = (address: string, longest = longestScan): VirusScanner => ({
  scan: async (content) => {
    const socket = connectTo(address);
    const giveUp = (): unknown => socket.destroy(new Error('the virus scanner took too long'));
    socket.setTimeout(patience, giveUp);
    const timer = setTimeout(giveUp, longest);
    let isWhole = false;
    try {
      await once(socket, 'connect');
      const command = toCommand(content, () => (isWhole = true));
      pipeline(command, socket, { end: false }).catch((error: Error) => socket.destroy(error));
      // A scanner that refuses what it is sent answers before it has all of it, and may read no further.
      const reply = await readReply(socket);
      const [isVerdict, found] = /^stream: (?:OK|(.+) FOUND)$/.exec(reply) ?? [];
      if (isVerdict === undefined) throw new Error(`the virus scanner refused: ${reply}`);
      if (found === undefined && !isWhole) throw new Error('the virus scanner answered before it had the whole file');
      return found;
    } finally {
      clearTimeout(timer);
      socket.destroy();
      content.destroy();
    }
  },
});
