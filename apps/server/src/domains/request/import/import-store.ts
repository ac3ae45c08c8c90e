import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { ImportedRow } from './row.ts';

/** An imported request with the company that its customer number means. */
export interface MatchedRow extends ImportedRow {
  accountId: number | null;
}

/**
 * Companies by the numbers that files name them by: digits are our own customer number, anything else is the CRM's. A number that none
 * or several have is left out.
 */
export async function findAccountsByNumber(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (numbers.length === 0) return new Map();
  const own = numbers.filter((number) => /^\d{1,15}$/.test(number));
  const { rows } = await sql<{ number: string; id: number; sharing: number }>`
    select id::text as number, id, 1 as sharing from account where id = any(${own.map(Number)}::bigint[])
    union all
    select salesforce_id, min(id), count(*) from account
    where salesforce_id <> '' and salesforce_id = any(${[...numbers]}::text[]) group by salesforce_id`.execute(db);
  return new Map(rows.filter(({ sharing }) => Number(sharing) === 1).map(({ number, id }) => [number, Number(id)]));
}

export interface Written {
  added: number;
  changed: number;
}

/** Writes requests of older systems, each number of a system once; rows that are the same already stay as they are. */
export async function upsertImported(tx: Tx, rows: readonly MatchedRow[]): Promise<Written> {
  if (rows.length === 0) return { added: 0, changed: 0 };
  const json = JSON.stringify(rows.map(({ serial_numbers: _, ...row }) => row));
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into imported_request (external_system, external_no, account_id, company_name, contact_name, contact_email, type, status, title, description,
      project_name, quantity, outcome, created_at, closed_at)
    select external_system, external_number, "accountId", company_name, contact_name, contact_email, request_type, status, title, description, project_name,
      quantity, outcome, created, closed
    from jsonb_to_recordset(${json}::jsonb) as row (external_system text, external_number text, "accountId" bigint, company_name text, contact_name text,
      contact_email text, request_type smallint, status text, title text, description text, project_name text, quantity integer, outcome text,
      created timestamptz, closed timestamptz)
    on conflict (external_system, external_no) do update set account_id = excluded.account_id, company_name = excluded.company_name,
      contact_name = excluded.contact_name, contact_email = excluded.contact_email, type = excluded.type, status = excluded.status,
      title = excluded.title, description = excluded.description, project_name = excluded.project_name, quantity = excluded.quantity,
      outcome = excluded.outcome, created_at = excluded.created_at, closed_at = excluded.closed_at
    where (imported_request.account_id, imported_request.company_name, imported_request.contact_name, imported_request.contact_email,
        imported_request.type, imported_request.status, imported_request.title, imported_request.description, imported_request.project_name,
        imported_request.quantity, imported_request.outcome, imported_request.created_at, imported_request.closed_at)
      is distinct from (excluded.account_id, excluded.company_name, excluded.contact_name, excluded.contact_email, excluded.type, excluded.status,
        excluded.title, excluded.description, excluded.project_name, excluded.quantity, excluded.outcome, excluded.created_at, excluded.closed_at)
    returning xmax = 0 as is_new`.execute(tx);
  const added = written.filter(({ is_new }) => is_new).length;
  return { added, changed: written.length - added };
}

/** Gives requests of older systems the serial numbers of their rows, and no others. */
export async function replaceSerials(tx: Tx, rows: readonly MatchedRow[]): Promise<void> {
  const systems = rows.map(({ external_system }) => external_system);
  const numbers = rows.map(({ external_number }) => external_number);
  const pairs = rows.flatMap(({ external_system, external_number, serial_numbers }) =>
    serial_numbers.map((sn) => ({ external_system, external_number, sn })),
  );
  await sql`
    with given as materialized (
      select i.id, p.sn
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p (external_system text, external_number text, sn text)
      join imported_request i on i.external_system = p.external_system and i.external_no = p.external_number
    ), written as (
      select i.id from unnest(${systems}::text[], ${numbers}::text[]) as w (external_system, external_no)
      join imported_request i using (external_system, external_no)
    ), gone as (
      delete from imported_request_serial s where s.imported_id in (select id from written)
        and not exists (select from given g where g.id = s.imported_id and g.sn = s.sn collate "C")
    )
    insert into imported_request_serial (imported_id, sn) select id, sn from given on conflict do nothing`.execute(tx);
}

/** The id that a number of an older system has here. */
export const findImportedId = async (db: Db, system: string, number: string): Promise<number> =>
  (
    await db
      .selectFrom('imported_request')
      .select('id')
      .where('external_system', '=', system)
      .where('external_no', '=', number)
      .executeTakeFirstOrThrow()
  ).id;

export interface ImportProgress {
  /** Bytes of the file, from its beginning, that are done. */
  bytesDone: number;
  /** Bytes of the report on refused rows that belong to these. */
  reportBytes: number;
  rowsDone: number;
  added: number;
  changed: number;
  refused: number;
  isFinished: boolean;
}

export async function findProgress(db: Db, source: string): Promise<ImportProgress> {
  const row = await db.selectFrom('request_import').selectAll().where('source', '=', source).executeTakeFirst();
  return {
    bytesDone: row?.bytes_done ?? 0,
    reportBytes: row?.report_bytes ?? 0,
    rowsDone: row?.rows_done ?? 0,
    added: row?.added ?? 0,
    changed: row?.changed ?? 0,
    refused: row?.refused ?? 0,
    isFinished: row !== undefined && row.finished_at !== null,
  };
}

/** Records how far an import is, in the transaction of those rows. */
export async function saveProgress(tx: Tx, source: string, progress: ImportProgress, at: Date): Promise<void> {
  const { bytesDone, reportBytes, rowsDone, added, changed, refused, isFinished } = progress;
  const values = {
    bytes_done: bytesDone,
    report_bytes: reportBytes,
    rows_done: rowsDone,
    added,
    changed,
    refused,
    finished_at: isFinished ? at : null,
    updated_at: at,
  };
  await tx
    .insertInto('request_import')
    .values({ source, ...values })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
    .execute();
}
