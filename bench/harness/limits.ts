import { Client } from 'pg';

/**
 * A person may send 120 messages a minute, and leave 20 live tickets unused; a few people stand for many here, so what they have used up is
 * forgotten again and again. Milliseconds.
 */
const every = 100;

/** Lifts the limits on calls until it is stopped; with `tickets` also that on live tickets, which then no one can use. */
export async function liftLimits(databaseUrl: string, { tickets = false } = {}): Promise<{ stop: () => Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = client.query(tickets ? 'delete from throttle; delete from live_ticket' : 'delete from throttle');
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
      await client.end();
    },
  };
}
