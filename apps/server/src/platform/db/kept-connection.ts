import { Client } from 'pg';

export interface Listener {
  close: () => Promise<void>;
}

interface Kept {
  /** Run on each new connection. */
  statement: string;
  onOpen?: (client: Client) => void;
  /** Called when the connection is there again after a while without. */
  onGap?: () => void;
}

/** Notices within half a minute that the machine at the other end is gone, so that the server drops what it held. */
const options = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** A connection of its own, for what lasts as long as it does (LISTEN, locks); it is opened again a second after it breaks. */
export async function keepConnection(url: string, onError: (error: Error) => void, { statement, onOpen, onGap }: Kept): Promise<Listener> {
  let closed = false;
  let client: Client;
  let timer: NodeJS.Timeout | undefined;
  const open = async (): Promise<void> => {
    client = new Client({ connectionString: url, keepAlive: true, options });
    onOpen?.(client);
    client.on('error', (error) => {
      onError(error);
      if (!closed) again();
    });
    await client.connect();
    await client.query(statement);
  };
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!closed) open().then(onGap, (error: Error) => (onError(error), again()));
    }, 1_000);
  };
  await open();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client.end().catch(() => undefined);
    },
  };
}
