/* Many people at their screens, each over a live connection of their own; tells when everyone has heard the bell. */

export interface ListenTask {
  /** More of them, who come to those who listen already. */
  listeners: { address: string; userId: number }[];
}

/** After each task, an empty list; after each ring, the moments at which they heard it, milliseconds since 1970. */
export interface ListenNews {
  heardAt: number[];
}

let count = 0;
let heardAt: number[] = [];

function onRing(): void {
  heardAt.push(performance.timeOrigin + performance.now());
  if (heardAt.length < count) return;
  process.send?.({ heardAt } satisfies ListenNews);
  heardAt = [];
}

function listen({ address, userId }: ListenTask['listeners'][number]): Promise<void> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a live connection failed')));
    socket.addEventListener('close', () => reject(new Error('a live connection was closed')));
    socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'watch', topic: `person:${userId}` })));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { kind } = JSON.parse(data) as { kind: string };
      if (kind === 'watching') resolve();
      if (kind === 'notice') onRing();
    });
  });
}

async function take({ listeners }: ListenTask): Promise<void> {
  await Promise.all(listeners.map(listen));
  count += listeners.length;
  process.send?.({ heardAt: [] } satisfies ListenNews);
}

process.on('message', (task: ListenTask) => void take(task));
process.once('disconnect', () => process.exit());
