import { processNodes } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { DB } from '#src/platform/db/tables.ts';
import type { SplitPieces } from './kinds.ts';
import { toRecord, type RequestRecord } from './store.ts';

interface NewSplit {
  from: RequestRecord;
  requestNo: string;
  /** Pieces that go on in it. */
  quantity: number;
  at: Date;
}

/** The claim that goes on with what is undecided of another one, as a draft that staff may write; it was submitted with the other. */
export async function insertSplit(tx: Tx, { from, requestNo, quantity, at }: NewSplit): Promise<RequestRecord> {
  const row = await tx
    .insertInto('request')
    .values({
      type: from.type,
      request_no: requestNo,
      account_id: from.account_id,
      contact_id: from.contact_id,
      created_by: from.created_by,
      on_behalf: true,
      language: from.language,
      region_id: from.region_id,
      description: from.description,
      title: from.title,
      project_name: from.project_name,
      quantity,
      nodes: [processNodes.submitted],
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecord(row);
}

/** Copies when a request was submitted, and where its goods are to go. */
export async function copyFiled(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    with submitted as (
      insert into process_node (request_id, code, created_at)
      select ${to}::bigint, code, created_at from process_node where request_id = ${from} and code = ${processNodes.submitted} and voided_at is null
    )
    insert into request_address (request_id, address_id, details)
    select ${to}::bigint, address_id, details from request_address where request_id = ${from}`.execute(tx);
}

/**
 * Copies the details of a claim that is split to the one that goes on, as they were typed and as they were submitted; each has the pieces that
 * are in it. Both tables have the columns `request_id` and `quantity`.
 */
export async function copySplitDetails(
  tx: Tx,
  tables: { details: keyof DB; submission: keyof DB },
  { from, to, stay, go }: SplitPieces,
): Promise<void> {
  const [details, submission] = [sql.table(tables.details), sql.table(tables.submission)];
  await sql`
    with rest as (
      update ${details} set quantity = ${String(stay)} where request_id = ${from}
    ), submitted as (
      update ${submission} set quantity = ${stay} where request_id = ${from}
    ), typed as (
      insert into ${details}
      select copied.* from ${details} own, jsonb_populate_record(own, ${JSON.stringify({ request_id: to, quantity: String(go) })}::jsonb) as copied
      where own.request_id = ${from}
    )
    insert into ${submission}
    select copied.* from ${submission} own, jsonb_populate_record(own, ${JSON.stringify({ request_id: to, quantity: go })}::jsonb) as copied
    where own.request_id = ${from}`.execute(tx);
}
