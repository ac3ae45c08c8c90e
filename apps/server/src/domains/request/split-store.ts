import { processNodes } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
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
