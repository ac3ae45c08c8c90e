import { Client } from 'pg';
import { sized } from './smoke.ts';

export const manySerials = sized(100_000, 1_000);

/** Puts serial numbers into a claim by a plain statement; how they get there in earnest is measured elsewhere. */
export async function fillSerials(databaseUrl: string, requestId: number, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "insert into claim_serial (request_id, sn, verdict) select $1, 'HD7226W' || lpad(i::text, 9, '0'), 'ok' from generate_series(1, $2::int) as i",
    [requestId, count],
  );
  await client.query('vacuum analyze');
  await client.end();
}
