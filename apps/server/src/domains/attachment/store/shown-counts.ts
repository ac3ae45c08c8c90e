import type { Db } from '#src/platform/db/database.ts';

/** How many files some owners of a kind show; one without any is left out. */
export async function countShownOf(db: Db, kind: string, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('attachment')
    .select((eb) => ['owner_id as id', eb.fn.countAll<number>().as('files')])
    .where('owner_kind', '=', kind)
    .where('owner_id', 'in', ids)
    .where('shown_at', 'is not', null)
    .groupBy('owner_id')
    .execute();
  return new Map(rows.map(({ id, files }) => [id, Number(files)]));
}
