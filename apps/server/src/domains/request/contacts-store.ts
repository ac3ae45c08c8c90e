import { liveStatuses } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { SqlCondition, SqlIds, SqlNumber, SqlText, Tx } from '#src/platform/db/database.ts';
import type { Titled } from './made-title.ts';

const live = sql.join(liveStatuses.map((status) => sql.lit(status)));

/** Open requests of a contact; `contactId` is the column of the contact. */
export const openRequestsOf = (contactId: string): SqlNumber =>
  sql<number>`(select count(*) from request where request.contact_id = ${sql.ref(contactId)} and request.status in (${live}))`;

/** The same of all contacts of a company. */
export const openRequestsOfAccount = (accountId: string): SqlNumber =>
  sql<number>`(select count(*) from request where request.account_id = ${sql.ref(accountId)} and request.status in (${live}))`;

/** Contacts that own open requests. */
export const contactsWithOpenRequests = (): SqlIds =>
  sql<number>`(select distinct request.contact_id from request where request.status in (${live}) and request.contact_id is not null)`;

/** The number of the request in a column. */
export const requestNoOf = (id: string): SqlText => sql<string | null>`(select request_no from request where id = ${sql.ref(id)})`;

/** Whether any submitted request belongs to a contact. */
export const hasRequests = (contactId: string): SqlCondition =>
  sql<boolean>`exists (select from request where request.contact_id = ${sql.ref(contactId)} and request.status <> 'draft')`;

/** Includes the fields that its title is made from. */
export interface MovedRow extends Titled {
  id: number;
  request_no: string;
  version: number;
}

/** Gives all open requests of a contact to another one of the same company, each with an event in its history. */
export async function updateContactOfOpen(
  tx: Tx,
  {
    fromContactId,
    toContactId,
    reason,
    actorId,
    at,
  }: { fromContactId: number; toContactId: number; reason: string; actorId: number; at: Date },
): Promise<MovedRow[]> {
  const { rows } = await sql<MovedRow>`
    with moved as (
      update request set contact_id = person.id, language = coalesce(reader.language, person.language), updated_at = ${at},
        version = request.version + 1
      from contact as person left join app_user as reader on reader.id = person.user_id
      where person.id = ${toContactId} and request.contact_id = ${fromContactId} and request.status in (${live})
        and request.account_id = person.account_id
      returning request.id, request_no, request.version, request.status, type, request.title, description, project_name, quantity
    ), history as (
      insert into request_event (request_id, at, actor_id, action, from_status, to_status, reason, before, after)
      select id, ${at}, ${actorId}, 'changeContact', status, status, ${reason},
        jsonb_build_object('contactId', ${fromContactId}::bigint), jsonb_build_object('contactId', ${toContactId}::bigint)
      from moved
    )
    select id, request_no, version, type, title, description, project_name, quantity from moved order by id`.execute(tx);
  return rows;
}
