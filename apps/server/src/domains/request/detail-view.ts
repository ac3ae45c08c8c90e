import type { Language } from '@heliodesk/contract/kit';
import type { OnBehalf, ProcessNode, RequestDetail, RequestEvent } from '@heliodesk/contract/request';
import type { z } from 'zod';
import { nameIn, userIn } from '#src/platform/i18n/names.ts';
import type { DetailRecord, JsonMoment, NamedParty } from './detail-store.ts';
import { isBound } from './store.ts';
import { toRequestRow, type ForReader } from './view.ts';

type EventRow = NonNullable<DetailRecord['events']>[number];

const iso = (moment: JsonMoment): string => new Date(moment).toISOString();

const nodeView = ({ code, created_at, eta_etds }: DetailRecord['process_nodes'][number]): ProcessNode => ({
  processCode: code,
  createTime: iso(created_at),
  etaEtds: eta_etds as ProcessNode['etaEtds'],
});

const partyName = (party: NamedParty | null, language: Language): string | null =>
  party === null
    ? null
    : userIn(language, party.name ?? null, { first_name: party.first_name ?? null, last_name: party.last_name ?? null });

function changeView({ change_before, change_after }: EventRow, language: Language): Pick<RequestEvent, 'change'> {
  if (change_before === null && change_after === null) return {};
  return { change: { before: partyName(change_before, language), after: partyName(change_after, language) } };
}

const eventView = (row: EventRow, language: Language): RequestEvent => ({
  eventId: row.id,
  time: iso(row.at),
  actor: userIn(language, row.actor_name, { first_name: row.actor_first_name, last_name: row.actor_last_name }),
  onBehalfOf: row.first_name === null || row.last_name === null ? null : nameIn(language, row),
  action: row.action,
  from: row.from_status,
  to: row.to_status,
  reason: row.reason,
  ...changeView(row, language),
  ...(row.call === null ? {} : { call: row.call }),
  ...(row.other_no === null ? {} : { otherNo: row.other_no }),
  ...(row.macro === '' ? {} : { macro: row.macro }),
  ...(row.rule === null ? {} : { rule: row.rule }),
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
  events: row.events?.map((event) => eventView(event, language)) ?? null,
  customer: forReader.isStaff ? customerView(row, language) : null,
  guest: forReader.isStaff ? guestView(row) : null,
  links,
  proposal,
  rejection,
  settled: row.settled_quantity,
});
