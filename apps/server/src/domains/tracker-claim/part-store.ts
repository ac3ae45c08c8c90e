import { serialLines, type InverterPart, type TrackerPart } from '@heliodesk/contract/tracker-claim';
import { sql, type Selectable } from 'kysely';
import { isOpenRequest, visibleTo } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Db, SqlIds, Tx } from '#src/platform/db/database.ts';
import type { TrackerClaimPart } from '#src/platform/db/tables.ts';

export type PartRecord = Selectable<TrackerClaimPart>;

export type PartKind = 'tracker' | 'inverter';

/** A part of either kind; only tracker parts have a bracket. */
export type Part = InverterPart & Partial<Pick<TrackerPart, 'bracketType'>>;

const toRecord = (kind: PartKind, part: Part) => ({
  kind,
  product_type: part.productsType,
  bracket_type: part.bracketType ?? null,
  failure_description: part.failuresDesc,
  alarm_hours: part.alarmDuration,
  pieces: part.pcs,
  serial_numbers: serialLines(part.serialNumber),
  power_w: part.power,
  error_code: part.errorCode,
});

/** The parts of some claims, in the order in which they were added. */
export const findParts = (db: Db, requestIds: readonly number[]): Promise<PartRecord[]> =>
  db
    .selectFrom('tracker_claim_part')
    .selectAll()
    .where('request_id', 'in', [...requestIds])
    .orderBy('request_id')
    .orderBy('id')
    .execute();

/** As many as a list looks through. */
const mostFound = 1_000;

/** Claims with a part of this serial number, newest first; of a customer, those among their company's. */
export async function findClaimsWithSerial(db: Db, serialNumber: string, among?: SqlIds): Promise<number[]> {
  const found = db
    .selectFrom('tracker_claim_part')
    .select('request_id')
    .distinct()
    .where(sql<boolean>`serial_numbers @> array[${serialNumber.toUpperCase()}]::text[]`)
    .orderBy('request_id', 'desc')
    .limit(mostFound);
  const rows = await (among === undefined ? found : found.where('request_id', 'in', among)).execute();
  return rows.map(({ request_id }) => request_id);
}

/** Open claims with serial numbers of parts that a claim has too, and how many. */
export async function countSharedParts(db: Db, requestId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; shared: number }>`
    select other.request_id as id, count(distinct own.sn)::integer as shared
    from (select distinct unnest(serial_numbers) as sn from tracker_claim_part where request_id = ${requestId}) as own
    join tracker_claim_part other on other.serial_numbers @> array[own.sn]
    where other.request_id <> ${requestId} and ${isOpenRequest('other.request_id')}
    group by other.request_id`.execute(db);
  return new Map(rows.map(({ id, shared }) => [Number(id), shared]));
}

/** How many parts a claim has. */
export const countParts = async (db: Db, requestId: number): Promise<number> =>
  (
    await db
      .selectFrom('tracker_claim_part')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
  ).count;

/** Which of some claims have a tracker part. */
export async function findWithTrackerPart(db: Db, requestIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('tracker_claim_part')
    .select('request_id')
    .distinct()
    .where('request_id', 'in', [...requestIds])
    .where('kind', '=', 'tracker')
    .execute();
  return new Set(rows.map(({ request_id }) => request_id));
}

export interface PartToAdd {
  kind: PartKind;
  part: Part;
}

/** Adds parts to a claim; answers them in the same order. */
export async function insertParts(tx: Tx, requestId: number, parts: readonly PartToAdd[]): Promise<Pick<PartRecord, 'id' | 'version'>[]> {
  if (parts.length === 0) return [];
  const rows = await tx
    .insertInto('tracker_claim_part')
    .values(parts.map(({ kind, part }) => ({ request_id: requestId, ...toRecord(kind, part) })))
    .returning(['id', 'version'])
    .execute();
  return rows.toSorted((one, other) => one.id - other.id);
}

/** A part of a claim, as it is kept. */
export const findPart = (
  db: Db,
  { requestId, kind, id }: { requestId: number; kind: PartKind; id: number },
): Promise<PartRecord | undefined> =>
  db
    .selectFrom('tracker_claim_part')
    .selectAll()
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** The claim that a part belongs to, if the actor may see it. */
export async function findClaimOf(db: Db, actor: Caller, { kind, id }: { kind: PartKind; id: number }): Promise<number | undefined> {
  const row = await db
    .selectFrom('tracker_claim_part')
    .innerJoin('request', 'request.id', 'tracker_claim_part.request_id')
    .select('request.id')
    .where('tracker_claim_part.id', '=', id)
    .where('tracker_claim_part.kind', '=', kind)
    .where(visibleTo(actor))
    .executeTakeFirst();
  return row?.id;
}

/** Changes a part of a claim. */
export const updatePart = (
  tx: Tx,
  { requestId, kind, id, part }: { requestId: number; kind: PartKind; id: number; part: Part },
): Promise<Pick<PartRecord, 'id' | 'version'>> =>
  tx
    .updateTable('tracker_claim_part')
    .set(({ eb }) => ({ ...toRecord(kind, part), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

/** Removes a part of a claim. */
export const deletePart = async (tx: Tx, requestId: number, id: number): Promise<void> =>
  void (await tx.deleteFrom('tracker_claim_part').where('id', '=', id).where('request_id', '=', requestId).execute());

/** Moves the parts that are neither accepted nor refused to another claim, with what is asked about them. */
export async function moveUndecided(tx: Tx, from: number, to: number): Promise<void> {
  await tx
    .updateTable('tracker_claim_part')
    .set({ request_id: to })
    .where('request_id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tracker_claim_part_decision as d')
            .select('d.part_id')
            .whereRef('d.part_id', '=', 'tracker_claim_part.id')
            .where('d.decision', 'in', ['accepted', 'refused']),
        ),
      ),
    )
    .execute();
}

/** A part as it was, with the id that it had. */
export interface EarlierPart extends PartToAdd {
  id: number;
}

/** Brings the parts of a claim back as they were: with their ids, so in the same order, and those that stayed untouched. */
export async function restoreParts(tx: Tx, requestId: number, parts: readonly EarlierPart[]): Promise<void> {
  const now = new Map((await findParts(tx, [requestId])).map((record) => [record.id, record]));
  const changed = parts.filter(({ id, kind, part }) => !isSame(now.get(id), toRecord(kind, part)));
  const kept = new Set(parts.filter((part) => !changed.includes(part)).map(({ id }) => id));
  const gone = [...now.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.deleteFrom('tracker_claim_part').where('request_id', '=', requestId).where('id', 'in', gone).execute();
  if (changed.length === 0) return;
  const rows = changed.map(({ id, kind, part }) => {
    const { serial_numbers: serials, ...record } = toRecord(kind, part);
    return sql`(${id}, ${requestId}, ${sql.join(Object.values(record))}, ${serials}::text[])`;
  });
  await sql`
    insert into tracker_claim_part
      (id, request_id, kind, product_type, bracket_type, failure_description, alarm_hours, pieces, power_w, error_code, serial_numbers)
    overriding system value values ${sql.join(rows)}`.execute(tx);
}

/** Whether a part is as it was. */
const isSame = (now: PartRecord | undefined, { serial_numbers: serials, ...before }: ReturnType<typeof toRecord>): boolean =>
  now !== undefined &&
  now.serial_numbers.join('\n') === serials.join('\n') &&
  Object.entries(before).every(([column, value]) => now[column as keyof typeof before] === value);

/** Copies all parts of one claim into another, without their serial numbers. */
export async function copyParts(tx: Tx, from: number, to: number): Promise<void> {
  await tx
    .insertInto('tracker_claim_part')
    .columns([
      'request_id',
      'kind',
      'product_type',
      'bracket_type',
      'failure_description',
      'alarm_hours',
      'pieces',
      'serial_numbers',
      'power_w',
      'error_code',
    ])
    .expression((eb) =>
      eb
        .selectFrom('tracker_claim_part')
        .select(({ val }) => [
          val(to).as('request_id'),
          'kind',
          'product_type',
          'bracket_type',
          'failure_description',
          'alarm_hours',
          'pieces',
          sql<string[]>`'{}'::text[]`.as('serial_numbers'),
          'power_w',
          'error_code',
        ])
        .where('request_id', '=', from)
        .orderBy('id'),
    )
    .execute();
}
