import type { Language } from '@heliodesk/contract/kit';
import type { OnBehalf, ProcessNode, RequestDetail } from '@heliodesk/contract/request';
import type { z } from 'zod';
import { rowsIn } from '#src/platform/db/json-columns.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import type { DetailRecord } from './detail-store.ts';
import { eventViews } from './events-view.ts';
import { isBound } from './store.ts';
import { toRequestRow, type ForReader } from './view.ts';

const nodeView = ({ code, created_at, eta_etds }: DetailRecord['process_nodes'][number]): ProcessNode => ({
  processCode: code,
  createTime: created_at,
  etaEtds: eta_etds as ProcessNode['etaEtds'],
});

/** Who the request is from, for staff; `null` while it belongs to no company. */
const customerView = (row: DetailRecord, language: Language): RequestDetail['customer'] =>
  isBound(row)
    ? {
        accountId: row.account_id,
        companyName: row.company_name ?? '',
        contactId: row.contact_id,
        contactPerson: nameIn(language, row),
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
function onBehalfView(row: DetailRecord, language: Language): z.output<typeof OnBehalf> | null {
  if (row.status === 'draft') return row.on_behalf ? { by: row.creator_name ?? '', contactPerson: nameIn(language, row) } : null;
  return row.filed_by === null ? null : { by: row.filed_by.name, contactPerson: nameIn(language, row.filed_by) };
}

/** A request's page. */
export const toDetail = (
  row: DetailRecord,
  language: Language,
  { links, proposal, rejection, ...forReader }: ForReader & Pick<RequestDetail, 'links' | 'proposal' | 'rejection'>,
): RequestDetail => ({
  ...toRequestRow({ ...row, finance_due: null }, language, forReader),
  onBehalf: onBehalfView(row, language),
  processNodes: row.process_nodes.map(nodeView),
  events: row.events === undefined ? null : eventViews(rowsIn(row.events), row.acting_in_events ?? [], language),
  customer: forReader.isStaff ? customerView(row, language) : null,
  guest: forReader.isStaff ? guestView(row) : null,
  links,
  proposal,
  rejection,
  settled: row.settled_quantity,
});
