import type { OnBehalf, ProcessNode, RequestDetail, RequestEvent } from '@heliodesk/contract/request';
import type { z } from 'zod';
import type { DetailRecord, JsonMoment } from './detail-store.ts';
import { isBound } from './store.ts';
import { toRequestRow, type ForReader } from './view.ts';

const iso = (moment: JsonMoment): string => new Date(moment).toISOString();
const nameOf = (person: { first_name: string | null; last_name: string | null }): string => `${person.first_name} ${person.last_name}`;

const nodeView = ({ code, created_at, eta_etds }: DetailRecord['process_nodes'][number]): ProcessNode => ({
  processCode: code,
  createTime: iso(created_at),
  etaEtds: eta_etds as ProcessNode['etaEtds'],
});

const eventView = (row: NonNullable<DetailRecord['events']>[number]): RequestEvent => ({
  eventId: row.id,
  time: iso(row.at),
  actor: row.actor_name ?? '',
  onBehalfOf: row.first_name === null || row.last_name === null ? null : `${row.first_name} ${row.last_name}`,
  action: row.action,
  from: row.from_status,
  to: row.to_status,
  reason: row.reason,
});

/** Who the request is from, for staff; `null` while it belongs to no company. */
const customerView = (row: DetailRecord): RequestDetail['customer'] =>
  isBound(row)
    ? {
        accountId: row.account_id,
        companyName: row.company_name ?? '',
        contactId: row.contact_id,
        contactPerson: nameOf(row),
        email: row.email ?? '',
        mobile: row.mobile ?? '',
        regionId: row.account_region_id,
        openRequests: Number(row.open_requests ?? 0),
      }
    : null;

/** The guest who filed the request, for staff. */
const guestView = ({ guest_name, guest_email, guest_host, guest_type }: DetailRecord): RequestDetail['guest'] =>
  guest_name === null || guest_email === null || guest_host === null || guest_type === null
    ? null
    : { name: guest_name, email: guest_email, host: guest_host, customerType: guest_type };

/** Who acted for the contact: who started the draft, or who filed the request. */
function onBehalfView(row: DetailRecord): z.output<typeof OnBehalf> | null {
  if (row.status === 'draft') return row.on_behalf ? { by: row.creator_name ?? '', contactPerson: nameOf(row) } : null;
  return row.filed_by === null ? null : { by: row.filed_by.name, contactPerson: nameOf(row.filed_by) };
}

/** A request's page. */
export const toDetail = (row: DetailRecord, forReader: ForReader): RequestDetail => ({
  ...toRequestRow(row, forReader),
  onBehalf: onBehalfView(row),
  processNodes: row.process_nodes.map(nodeView),
  events: row.events?.map(eventView) ?? null,
  customer: row.events === undefined ? null : customerView(row),
  guest: row.events === undefined ? null : guestView(row),
});
