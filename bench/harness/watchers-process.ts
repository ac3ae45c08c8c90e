/* Many watchers of one case, each over a live connection of its own; tells when the last of them has heard of each message. */

export interface WatchTask {
  /** Of the live connection, with its ticket. */
  addresses: string[];
  requestId: number;
}

/** `heardAt` is the moment at which the last watcher heard of the message, milliseconds since 1970. */
export type WatchNews = { ready: true } | { msgId: number; heardAt: number };

const now = (): number => performance.timeOrigin + performance.now();

function watch(address: string, requestId: number, onMessage: (msgId: number) => void): Promise<void> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a live connection failed')));
    socket.addEventListener('close', () => reject(new Error('a live connection was closed')));
    socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'watch', topic: `request:${requestId}` })));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as { kind: string; message?: { msgId: number } };
      if (event.kind === 'watching') resolve();
      if (event.kind === 'message' && event.message !== undefined) onMessage(event.message.msgId);
    });
  });
}

async function start({ addresses, requestId }: WatchTask): Promise<void> {
  const heard = new Map<number, number>();
  const onMessage = (msgId: number): void => {
    const count = (heard.get(msgId) ?? 0) + 1;
    heard.set(msgId, count);
    if (count === addresses.length) process.send?.({ msgId, heardAt: now() } satisfies WatchNews);
  };
  await Promise.all(addresses.map((address) => watch(address, requestId, onMessage)));
  process.send?.({ ready: true } satisfies WatchNews);
}

process.once('message', (task: WatchTask) => void start(task));
process.once('disconnect', () => process.exit());
