import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import { updateCounts } from './list-store.ts';
import { isVisible } from './hidden-store.ts';

/**
 * Moves the entries of a locked list that are neither accepted nor refused to another, empty one, each with its id and what is asked about
 * it. `not in` is looked up in a hash; with `not exists`, the planner, which expects few rows of a list, would compare each with each.
 */
export async function moveUndecided(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    with asked as (
      update serial_decision set list_id = ${to} where list_id = ${from} and decision = 'asked'
    ), moved as (
      update serial_list_entry e set list_id = ${to}
      where e.list_id = ${from} and ${isVisible(from, 'e')} and e.id not in (
        select entry_id from serial_decision where list_id = ${from} and decision in ('accepted', 'refused'))
      returning e.verdict
    ), came as (
      select verdict, 1 as n from moved
    ), arrived as (${updateCounts(to, 'came')}), gone as (
      select verdict, -1 as n from moved
    ) ${updateCounts(from, 'gone')}`.execute(planningEachTime(tx));
  await sql`
    update serial_list set came_from = (select came_from || id from serial_list where id = ${from}) where id = ${to}`.execute(tx);
}
