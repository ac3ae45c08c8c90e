import type { SerialVerdict } from '@heliodesk/contract/serial-number';
import { sql } from 'kysely';
import type { Db } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';

/** What was said of a serial number in the claims of some requests. */
export async function findVerdicts(db: Db, sn: string, requestIds: readonly number[]): Promise<ReadonlyMap<number, SerialVerdict>> {
  if (requestIds.length === 0) return new Map();
  const { rows } = await sql<{ owner_id: number; verdict: SerialVerdict }>`
    select l.owner_id, e.verdict from serial_list_entry e join serial_list l on l.id = e.list_id
    where e.sn = ${sn} collate "C" and l.owner_kind = 'request' and l.owner_id = any(${[...requestIds]}::bigint[])
      and e.import_id <> all(l.hidden_imports)`.execute(planningEachTime(db));
  return new Map(rows.map(({ owner_id, verdict }) => [Number(owner_id), verdict]));
}
