import { Client } from 'pg';
import { sized } from './smoke.ts';

export const manySerials = sized(100_000, 1_000);

/** Puts serial numbers into a claim, instead of those that it has, by a plain statement; how they get there in earnest is measured elsewhere. */
export async function fillSerials(databaseUrl: string, requestId: number, count: number, first = 1): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("delete from serial_list where owner_kind = 'request' and owner_id = $1", [requestId]);
  await client.query(
    `with list as (
       insert into serial_list (owner_kind, owner_id, list, total, verdicts) values ('request', $1, 'claim', $2::int, jsonb_build_object('ok', $2::int)) returning id
     )
     insert into serial_list_entry (list_id, sn, verdict) select id, 'HD7226W' || lpad(i::text, 9, '0'), 'ok' from list, generate_series($3::int, $3::int + $2::int - 1) as i`,
    [requestId, count, first],
  );
  await client.query('vacuum analyze');
  await client.end();
}
