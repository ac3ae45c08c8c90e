import { liveStatuses, type ProcessNode, type RequestDetail, type RequestEvent } from '@heliodesk/contract/request';
import type { Db } from '#src/platform/db/database.ts';
import type { RequestRecord } from './store.ts';

/** The live process nodes, oldest first. */
export async function findNodes(db: Db, requestId: number): Promise<ProcessNode[]> {
  const rows = await db
    .selectFrom('process_node')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('voided_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ code, created_at, eta_etds }) => ({
    processCode: code,
    createTime: created_at.toISOString(),
    etaEtds: eta_etds as ProcessNode['etaEtds'],
  }));
}

const mostEvents = 500;

/** What happened, newest first. */
export async function findEvents(db: Db, requestId: number): Promise<RequestEvent[]> {
  const rows = await db
    .selectFrom('request_event as event')
    .leftJoin('app_user as actor', 'actor.id', 'event.actor_id')
    .leftJoin('contact', 'contact.id', 'event.on_behalf_of')
    .select([
      'event.id',
      'event.at',
      'event.action',
      'event.from_status',
      'event.to_status',
      'event.reason',
      'actor.name as actor_name',
      'contact.first_name',
      'contact.last_name',
    ])
    .where('event.request_id', '=', requestId)
    .orderBy('event.id', 'desc')
    .limit(mostEvents)
    .execute();
  return rows.map((row) => ({
    eventId: row.id,
    time: row.at.toISOString(),
    actor: row.actor_name ?? '',
    onBehalfOf: row.last_name === null ? null : `${row.first_name} ${row.last_name}`,
    action: row.action,
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
  }));
}

/** Who the request is from, for staff. */
export async function findCustomerCard(db: Db, request: RequestRecord): Promise<RequestDetail['customer']> {
  const row = await db
    .selectFrom('contact')
    .innerJoin('account', 'account.id', 'contact.account_id')
    .select([
      'account.id as account_id',
      'account.company_name',
      'account.region_id',
      'contact.id as contact_id',
      'contact.first_name',
      'contact.last_name',
      'contact.email',
      'contact.mobile',
    ])
    .select((eb) =>
      eb
        .selectFrom('request')
        .select((inner) => inner.fn.countAll<number>().as('open'))
        .where('request.account_id', '=', request.account_id)
        .where('request.status', 'in', liveStatuses)
        .as('open'),
    )
    .where('contact.id', '=', request.contact_id)
    .executeTakeFirstOrThrow();
  return {
    accountId: row.account_id,
    companyName: row.company_name,
    contactId: row.contact_id,
    contactPerson: `${row.first_name} ${row.last_name}`,
    email: row.email,
    mobile: row.mobile,
    regionId: row.region_id,
    openRequests: Number(row.open ?? 0),
  };
}
