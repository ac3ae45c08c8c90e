import type { SerialVerdict } from '@heliodesk/contract/serial-number';
import { sql, type Selectable } from 'kysely';
import type { Db, SqlCondition, Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import type { SerialChange } from '#src/platform/db/tables.ts';
import { isVisible } from './hidden-store.ts';
import { updateCounts, type ListRecord } from './list-store.ts';

/** A time in which a submitted list can be changed, or could. */
export type ChangeRecord = Selectable<SerialChange>;

/** Which entries are in question. */
export interface InQuestion {
  all: boolean;
  /** Those that the review has put in question. */
  decided: boolean;
  verdicts: readonly SerialVerdict[];
  serials: readonly string[];
}

/** Where the ids of entries are now: those that exist are lower, those to come are higher. */
const idsNow = sql<number>`nextval(pg_get_serial_sequence('serial_list_entry', 'id'))`;

/**
 * An entry counts for other lists and for searches unless a change has added it that no one has confirmed; `entry` and `listId` are
 * columns of the query.
 */
export const isConfirmed = (entry: string, listId: string): SqlCondition =>
  sql<boolean>`not exists (
    select from serial_change c where c.list_id = ${sql.ref(listId)} and c.until_id is null and ${sql.ref(entry)} > c.after_id)`;

/** The entries in question of the change `c`. */
export const isAsked: SqlCondition = sql<boolean>`(serial_list_entry.id <= c.after_id and
  (c.asked_all or serial_list_entry.verdict = any(c.asked_verdicts) or serial_list_entry.sn = any(c.asked_sns)
    or (c.asked_decided and exists (
      select from serial_decision d where d.list_id = serial_list_entry.list_id and d.entry_id = serial_list_entry.id and d.decision = 'asked'))))`;

/** Lets a locked list be changed; where it can be already, only what is asked about is another. Answers the change. */
export async function openChange(tx: Tx, listId: number, { all, decided, verdicts, serials }: InQuestion): Promise<number> {
  const { id } = await tx
    .insertInto('serial_change')
    .values({
      list_id: listId,
      after_id: idsNow,
      asked_all: all,
      asked_decided: decided,
      asked_verdicts: [...verdicts],
      asked_sns: [...serials],
    })
    .onConflict((conflict) =>
      conflict
        .column('list_id')
        .where('until_id', 'is', null)
        .doUpdateSet((eb) => ({
          asked_all: eb.ref('excluded.asked_all'),
          asked_decided: eb.ref('excluded.asked_decided'),
          asked_verdicts: eb.ref('excluded.asked_verdicts'),
          asked_sns: eb.ref('excluded.asked_sns'),
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findOpenChange = (db: Db | Tx, listId: number): Promise<ChangeRecord | undefined> =>
  db.selectFrom('serial_change').selectAll().where('list_id', '=', listId).where('until_id', 'is', null).executeTakeFirst();

export const findChange = (db: Db | Tx, changeId: number): Promise<ChangeRecord | undefined> =>
  db.selectFrom('serial_change').selectAll().where('id', '=', changeId).executeTakeFirst();

/** How many entries are in question. */
export async function countAsked(db: Db | Tx, changeId: number): Promise<number> {
  const { rows } = await sql<{ asked: number }>`
    select count(*)::int as asked from serial_list_entry join serial_change c on c.list_id = serial_list_entry.list_id
    where c.id = ${changeId} and ${isAsked}`.execute(planningEachTime(db));
  return rows[0]?.asked ?? 0;
}

/**
 * Ends the change of a locked list: it stays as it is. Entries that were removed and came back just as they were are those of before
 * again, so that what was decided about them stays.
 */
export async function closeChange(tx: Tx, changeId: number): Promise<void> {
  await sql`
    with back as (
      delete from serial_removed_entry r using serial_list_entry e, serial_change c
      where c.id = ${changeId} and r.change_id = c.id and e.list_id = c.list_id and e.sn = r.sn and e.id > c.after_id
        and (e.module_type, e.power) is not distinct from (r.module_type, r.power)
      returning e.list_id, e.sn, r.id
    )
    update serial_list_entry e set id = back.id from back where e.list_id = back.list_id and e.sn = back.sn`.execute(planningEachTime(tx));
  await tx.updateTable('serial_change').set({ until_id: idsNow }).where('id', '=', changeId).execute();
}

/** Takes back the change of a locked list that no import works on: what was added goes, what was removed returns. */
export async function revertChange(tx: Tx, { id: listId }: ListRecord, { id: changeId, after_id }: ChangeRecord): Promise<void> {
  await sql`
    with gone as (
      delete from serial_list_entry where list_id = ${listId} and id > ${after_id} returning verdict, ${isVisible(listId)} as is_counted
    ), counted as (
      select verdict, -1 as n from gone where is_counted
    ) ${updateCounts(listId, 'counted')}`.execute(planningEachTime(tx));
  await sql`
    with back as (
      insert into serial_list_entry (id, list_id, sn, module_type, power, verdict, detail, import_id)
      select id, ${listId}::bigint, sn, module_type, power, verdict, detail, import_id from serial_removed_entry where change_id = ${changeId}
      returning verdict, 1 as n
    ) ${updateCounts(listId, 'back')}`.execute(planningEachTime(tx));
  await tx.deleteFrom('serial_change').where('id', '=', changeId).execute();
}
