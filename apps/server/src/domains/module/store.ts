import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

export interface RegisteredModule {
  serialNumber: string;
  moduleType: string;
  grade: string;
  /** W */
  power: number;
  productionDate: string;
  /** ISO 3166-1 numeric. */
  warrantyRegion: number;
  warrantyStart: string;
  productYears: number;
  performanceYears: number;
}

export async function findModule(db: Db, serialNumber: string): Promise<RegisteredModule | undefined> {
  const row = await db.selectFrom('module_registry').selectAll().where('serial_number', '=', serialNumber).executeTakeFirst();
  return (
    row && {
      serialNumber: row.serial_number,
      moduleType: row.module_type,
      grade: row.grade,
      power: Number(row.power),
      productionDate: row.production_date,
      warrantyRegion: row.warranty_region,
      warrantyStart: row.warranty_start,
      productYears: row.product_years,
      performanceYears: row.performance_years,
    }
  );
}

/** When a module was replaced or compensated for; `null` while it was not. */
export const findSettledOn = async (db: Db, serialNumber: string): Promise<string | null> =>
  (await db.selectFrom('module_registry').select('settled_on').where('serial_number', '=', serialNumber).executeTakeFirst())?.settled_on ??
  null;

/** Modules whose serial number begins so, in its order. */
export const findModulesFrom = (db: Db, beginning: string, limit: number): Promise<{ serialNumber: string; moduleType: string }[]> =>
  db
    .selectFrom('module_registry')
    .select(['serial_number as serialNumber', 'module_type as moduleType'])
    .where('serial_number', '>=', beginning)
    .where('serial_number', '<', `${beginning}~`)
    .orderBy('serial_number')
    .limit(sql.lit(limit))
    .execute();

/** The day on which the first module of the registry was made; `undefined` while it is empty. */
export const findFirstProduction = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('module_production').select('first_day').executeTakeFirst())?.first_day;

/** Keeps the first day of production true. It is written only when it changes, so that imports don't wait for each other. */
async function lowerFirstProduction(tx: Tx, modules: readonly RegisteredModule[]): Promise<void> {
  const [earliest] = modules.map(({ productionDate }) => productionDate).toSorted();
  const known = await findFirstProduction(tx);
  if (earliest === undefined || (known !== undefined && known <= earliest)) return;
  await sql`
    insert into module_production as p (first_day) values (${earliest}::date)
    on conflict (is_only) do update set first_day = least(p.first_day, excluded.first_day)`.execute(tx);
}

/** Writes modules into the registry; existing ones are updated. */
export async function upsertModules(tx: Tx, modules: readonly RegisteredModule[]): Promise<void> {
  const column = <Key extends keyof RegisteredModule>(key: Key): RegisteredModule[Key][] => modules.map((module) => module[key]);
  await sql`
    insert into module_registry (serial_number, module_type, grade, power, production_date, warranty_region, warranty_start, product_years, performance_years)
    select distinct on (m.serial_number) m.* from unnest(${column('serialNumber')}::text[], ${column('moduleType')}::text[], ${column('grade')}::text[], ${column('power')}::numeric[], ${column('productionDate')}::date[],
      ${column('warrantyRegion')}::smallint[], ${column('warrantyStart')}::date[], ${column('productYears')}::smallint[], ${column('performanceYears')}::smallint[])
      as m (serial_number, module_type, grade, power, production_date, warranty_region, warranty_start, product_years, performance_years)
    on conflict (serial_number) do update set module_type = excluded.module_type, grade = excluded.grade, power = excluded.power, production_date = excluded.production_date,
      warranty_region = excluded.warranty_region, warranty_start = excluded.warranty_start, product_years = excluded.product_years, performance_years = excluded.performance_years`.execute(
    tx,
  );
  await lowerFirstProduction(tx, modules);
}

export interface ImportProgress {
  rowsDone: number;
  rejected: number;
  isFinished: boolean;
}

export async function findProgress(db: Db, source: string): Promise<ImportProgress> {
  const row = await db.selectFrom('module_import').selectAll().where('source', '=', source).executeTakeFirst();
  return { rowsDone: row?.rows_done ?? 0, rejected: row?.rejected ?? 0, isFinished: row?.finished_at !== null && row !== undefined };
}

/** Records how far an import is, in the transaction of those rows. */
export async function saveProgress(tx: Tx, source: string, { rowsDone, rejected, isFinished }: ImportProgress, at: Date): Promise<void> {
  const values = { rows_done: rowsDone, rejected, finished_at: isFinished ? at : null, updated_at: at };
  await tx
    .insertInto('module_import')
    .values({ source, ...values })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
    .execute();
}

/** Whose serial numbers count together: a company's, or those of someone without one. */
export interface JudgedFor {
  type: 'account' | 'user';
  id: number;
}

/** What they are called. */
export async function findNameOf(tx: Tx, { type, id }: JudgedFor): Promise<string | undefined> {
  if (type === 'user') return (await tx.selectFrom('app_user').select('name').where('id', '=', id).executeTakeFirst())?.name;
  return (await tx.selectFrom('account').select('company_name').where('id', '=', id).executeTakeFirst())?.company_name;
}
