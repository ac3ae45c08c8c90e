import type { RequestStatus, RequestType, TipState, TipType, WaitingOn } from '@heliodesk/contract/request';
import type { RoleKey } from '@heliodesk/contract/kit';
import { sql } from 'kysely';
import type { TestApp } from '../test-app.ts';

interface RequestState {
  id: number;
  request_no: string;
  type: RequestType;
  status: RequestStatus;
  account_id: number | null;
  contact_id: number | null;
  owner_id: number | null;
  waiting_on: WaitingOn;
  nodes: number[];
  open_tips: number;
  open_tip_types: TipType[];
  version: number;
  discarded_at: string | null;
  decision_due: string | null;
  [column: string]: unknown;
}

/** All that is stored of a request and its lifecycle at a moment; lists in the order of their ids. */
export interface CaseState {
  request: RequestState;
  events: {
    id: number;
    action: string;
    actor_id: number | null;
    guest_id: number | null;
    from_status: RequestStatus;
    to_status: RequestStatus;
  }[];
  /** Of the live list. */
  nodes: number[];
  tips: {
    id: number;
    type: TipType;
    state: TipState;
    message_id: number;
    asked: { creditNoteId?: number | null; pairs?: readonly object[] | null };
  }[];
  banks: { id: number; state: string; version: number; contact_id: number; entry: number | null; checked_by: number | null }[];
  payments: {
    id: number;
    solution_id: number;
    bank_details_id: number;
    state: string;
    version: number;
    entry: number;
    credit_note_id: number;
    paid_by: number | null;
    steps_before: number[];
  }[];
  proposals: { id: number; state: string; proposed_by: number; decided_by: number | null }[];
  review: { accepted: number; refused: number; asked: number; finished_at: string | null } | null;
  solutions: {
    id: number;
    position: number;
    state: string;
    quantity: number;
    kind: number;
    answered_at: string | null;
    settled_at: string | null;
  }[];
  /** Pieces that are settled, by the decisions about them. */
  settled: number;
  exchanges: {
    id: number;
    state: string;
    quantity: number;
    is_asked: boolean;
    given: number;
    addresses: number;
    dates: number;
    is_submitted: boolean;
  }[];
  /** Old and new serial numbers of the parts of exchanges. */
  lists: {
    id: number;
    quantity: number;
    row_count: number;
    fit_count: number;
    is_done: boolean;
    rows: { old_sn: string | null; new_sn: string | null; old_fault: string | null; new_fault: string | null }[];
  }[];
  rounds: {
    round: number;
    decision: 'open' | 'approved' | 'returned';
    sent_by: number;
    authors: number[];
    first_approved_by: number | null;
    decided_by: number | null;
  }[];
  /** Of the parts of a tracker claim; of other requests `null`. */
  pieces: number | null;
  messages: {
    id: number;
    side: 'customer' | 'staff' | 'system';
    author_id: number | null;
    type: number;
    internal: boolean;
    content: string;
    needs_answer: boolean;
    recalled_at: string | null;
    files: number;
  }[];
  notices: {
    id: number;
    kind: string;
    user_id: number;
    actor_id: number | null;
    reader_kind: string;
    account_id: number | null;
    roles: RoleKey[];
  }[];
}

/** What is stored of a request; nothing once it was removed. */
export async function stateOf({ platform }: Pick<TestApp, 'platform'>, requestId: number): Promise<CaseState | undefined> {
  const { rows } = await sql<CaseState>`
    select to_jsonb(r) as request,
      coalesce((select jsonb_agg(to_jsonb(e) order by e.id) from request_event e where e.request_id = r.id), '[]') as events,
      coalesce((select jsonb_agg(n.code order by n.created_at, n.id) from process_node n where n.request_id = r.id and n.voided_at is null), '[]') as nodes,
      coalesce((select jsonb_agg(to_jsonb(t) order by t.id) from tip t where t.request_id = r.id), '[]') as tips,
      coalesce((select jsonb_agg(to_jsonb(p) order by p.id) from request_proposal p where p.request_id = r.id), '[]') as proposals,
      coalesce((select jsonb_agg(to_jsonb(s) order by s.position) from solution s where s.request_id = r.id), '[]') as solutions,
      coalesce((select jsonb_agg(to_jsonb(e) || jsonb_build_object('is_asked', coalesce(t.state = 'open', false), 'is_submitted', e.addressed_at is not null,
          'given', (select coalesce(sum(h.quantity), 0) from shipment h where h.exchange_id = e.id),
          'addresses', (select count(*) from shipment h where h.exchange_id = e.id),
          'dates', (select count(*) from shipment h join shipment_date d on d.shipment_id = h.id where h.exchange_id = e.id)) order by e.id)
        from exchange e left join tip t on t.id = e.tip_id where e.request_id = r.id), '[]') as exchanges,
      coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'quantity', h.quantity, 'row_count', h.row_count, 'fit_count', h.fit_count,
          'is_done', e.state = 'done',
          'rows', coalesce((select jsonb_agg(to_jsonb(n) order by n.id) from shipment_serial n where n.shipment_id = h.id), '[]')) order by h.id)
        from exchange e join shipment h on h.exchange_id = e.id where e.request_id = r.id), '[]') as lists,
      coalesce((select jsonb_agg(to_jsonb(b) order by b.id) from bank_details b where b.request_id = r.id), '[]') as banks,
      coalesce((select jsonb_agg(to_jsonb(p) order by p.id) from payment p where p.request_id = r.id), '[]') as payments,
      coalesce((select jsonb_agg(to_jsonb(o) order by o.round) from solution_round o where o.request_id = r.id), '[]') as rounds,
      (select count(*)::integer from serial_list l join serial_decision d on d.list_id = l.id and d.settled_by is not null
        where l.owner_kind = 'request' and l.owner_id = r.id)
        + (select coalesce(sum(d.settled), 0)::integer from tracker_claim_part p join tracker_claim_part_decision d on d.part_id = p.id
        where p.request_id = r.id) as settled,
      (select to_jsonb(v) from request_review v where v.request_id = r.id) as review,
      (select sum(pieces)::integer from tracker_claim_part where request_id = r.id) as pieces,
      coalesce((select jsonb_agg(to_jsonb(m) || jsonb_build_object('files', (select count(*) from message_file f where f.message_id = m.id)) order by m.id) from message m where m.request_id = r.id), '[]') as messages,
      coalesce((select jsonb_agg(to_jsonb(o) || jsonb_build_object('reader_kind', u.kind, 'account_id', c.account_id, 'roles', (select jsonb_agg(role) from user_role where user_id = u.id)) order by o.id)
        from notice o join app_user u on u.id = o.user_id left join contact c on c.user_id = u.id where o.request_id = r.id), '[]') as notices
    from request r where r.id = ${requestId}`.execute(platform.db);
  return rows[0];
}
