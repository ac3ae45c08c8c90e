import { patterns } from '@heliodesk/contract/kit';
import type { SerialSql } from '#src/domains/solution/index.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';

/** What serial numbers are judged by: those of claims that keep a list of them, everything else is free text. */
export type Judging = SerialSql | undefined;

/** Rows of exchanges that go on, by the numbers in them; all of a claim without numbers. */
const touched = (requestId: number, numbers: readonly string[] | null): RawBuilder<boolean> => sql<boolean>`
  s.request_id = ${requestId}
  ${numbers === null ? sql`` : sql`and (s.old_sn = any(${[...numbers]}::text[]) or s.new_sn = any(${[...numbers]}::text[]))`}
  and exists (select from shipment p join exchange x on x.id = p.exchange_id and x.state = 'addressed' where p.id = s.shipment_id)`;

/** Another row has the same number: one that is judged already and fits, which only those that are done are, or an earlier one. */
const isTwice = (side: 'old' | 'new'): RawBuilder<boolean> => {
  const [number, fault] = [sql.ref(`${side}_sn`), sql.ref(`${side}_fault`)];
  return sql<boolean>`exists (select from shipment_serial o
    where o.request_id = s.request_id and o.${number} = s.${number} and o.id <> s.id and (o.id < s.id or o.${fault} is null))`;
};

const isOld = sql<boolean>`exists (select from shipment_serial o where o.request_id = s.request_id and o.old_sn = s.new_sn)`;
const isUsedElsewhere = sql<boolean>`exists (select from shipment_serial o
  where o.new_sn = s.new_sn and o.is_checked and o.new_fault is null and o.request_id <> s.request_id)`;

const requestRef = sql<number>`s.request_id`;

const oldFault = (judging: Judging): RawBuilder<unknown> => {
  if (judging === undefined) return sql`case when ${isTwice('old')} then 'duplicate' end`;
  const run = { requestId: requestRef, firstEntry: sql<number>`solution.first_entry`, lastEntry: sql<number>`solution.last_entry` };
  return sql`case
    when s.old_sn !~ ${patterns.serialNumber.source} then 'malformed'
    when ${isTwice('old')} then 'duplicate'
    when not ${judging.isCovered(run, sql<string>`s.old_sn`)} then 'notCovered' end`;
};

const newFault = (judging: Judging): RawBuilder<unknown> => {
  if (judging === undefined) return sql`case when ${isOld} then 'isOld' when ${isTwice('new')} then 'duplicate' end`;
  return sql`case
    when s.new_sn !~ ${patterns.serialNumber.source} then 'malformed'
    when ${isOld} or ${judging.isClaimed(requestRef, sql<string>`s.new_sn`)} then 'isOld'
    when ${isTwice('new')} then 'duplicate'
    when ${isUsedElsewhere} then 'usedElsewhere' end`;
};

/**
 * Judges the rows of a claim that have one of some numbers, or all, and counts the lists that they are in. First none of them fits, so that
 * whichever comes first can.
 */
export async function judgeSerials(
  tx: Tx,
  { requestId, numbers, judging }: { requestId: number; numbers: readonly string[] | null; judging: Judging },
): Promise<void> {
  const rows = touched(requestId, numbers);
  await sql`
    update shipment_serial s set old_fault = case when old_sn is not null then 'unchecked' end, new_fault = case when new_sn is not null then 'unchecked' end
    where ${rows} and (old_sn is not null and old_fault is distinct from 'unchecked' or new_sn is not null and new_fault is distinct from 'unchecked')`.execute(
    planningEachTime(tx),
  );
  await sql`
    update shipment_serial set old_fault = judged.old_fault, new_fault = judged.new_fault
    from (
      select s.id, case when s.old_sn is not null then ${oldFault(judging)} end as old_fault,
        case when s.new_sn is not null then ${newFault(judging)} end as new_fault
      from shipment_serial s
      join shipment on shipment.id = s.shipment_id
      join exchange on exchange.id = shipment.exchange_id
      join solution on solution.id = exchange.solution_id
      where ${rows}
    ) as judged where judged.id = shipment_serial.id`.execute(planningEachTime(tx));
  await countLists(tx, requestId);
}

/** Counts the lists of a claim's parts whose exchange goes on. */
async function countLists(tx: Tx, requestId: number): Promise<void> {
  await sql`
    update shipment set row_count = n.rows, old_count = n.olds, new_count = n.news, fit_count = n.fitting
    from (
      select p.id, count(s.id) as rows, count(s.old_sn) as olds, count(s.new_sn) as news, count(s.id) filter (
        where s.old_sn is not null and s.new_sn is not null and s.old_fault is null and s.new_fault is null
      ) as fitting
      from exchange x join shipment p on p.exchange_id = x.id left join shipment_serial s on s.shipment_id = p.id
      where x.request_id = ${requestId} and x.state = 'addressed'
      group by p.id
    ) as n where n.id = shipment.id and (row_count, old_count, new_count, fit_count) is distinct from (n.rows, n.olds, n.news, n.fitting)`.execute(
    tx,
  );
}
