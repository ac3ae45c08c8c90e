import type { AvailableAction, Language } from '@heliodesk/contract/kit';
import type { LastWord, Outcome, RequestRow, RequestStatus, RequestType, WaitingOn } from '@heliodesk/contract/request';
import { userIn } from '#src/platform/i18n/names.ts';
import { reopenUntil } from './guard-context.ts';
import type { ListRecord } from './list-rows-store.ts';

export const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** What a reader gets beyond the row. */
export interface ForReader {
  title: string;
  actions: AvailableAction[];
  /** Whether the reader may know what was proposed inside. */
  isStaff: boolean;
}

type Spoken = Pick<ListRecord, 'submitted_at' | 'last_customer_message_at' | 'last_staff_message_at'>;

/** Who wrote last; submitting was the customer's first word. */
function lastWordOf({ submitted_at: asked, last_customer_message_at: theirs, last_staff_message_at: ours }: Spoken): LastWord | null {
  const spoken = theirs ?? asked;
  if (ours !== null && (spoken === null || ours >= spoken)) return { by: 'us', at: ours.toISOString() };
  return spoken && { by: 'customer', at: spoken.toISOString() };
}

/** A row of the request table as the API sends it. */
export const toRequestRow = (row: ListRecord, reader: Language, { title, actions, isStaff }: ForReader): RequestRow => ({
  requestId: row.id,
  requestNo: row.request_no,
  requestType: row.type as RequestType,
  status: row.status as RequestStatus,
  title,
  desc: row.description,
  projectName: row.project_name,
  companyName: row.company_name ?? '',
  regionId: row.region_id,
  language: row.language as Language,
  creator: userIn(reader, row.creator_name ?? row.guest_name, { first_name: row.creator_first_name, last_name: row.creator_last_name }),
  contactName: row.owner_name ?? '',
  ownerId: row.owner_id,
  ownerAway: row.owner_away,
  standsInFor: row.stands_in_for ?? '',
  suggested: row.suggested,
  waitingOn: row.waiting_on as WaitingOn,
  contactState: row.contact_state,
  nodes: row.nodes,
  firstContactDue: iso(row.first_contact_due),
  firstContactAt: iso(row.first_contact_at),
  quantity: row.quantity,
  tips: row.open_tips,
  lastWord: lastWordOf(row),
  outcome: row.outcome as Outcome | null,
  reopenUntil: iso(reopenUntil({ ...row, type: row.type as RequestType, status: row.status as RequestStatus })),
  appealUntil: iso(row.appeal_until),
  decisionDue: isStaff ? iso(row.decision_due) : null,
  financeDue: iso(row.finance_due),
  solutionsDone: row.status === 'processing' && row.running_solutions === 0,
  unread: row.unread,
  syncStatus: row.sync_status,
  binding: row.account_id !== null,
  createTime: row.created_at.toISOString(),
  submitTime: iso(row.submitted_at),
  updateTime: row.updated_at.toISOString(),
  version: row.version,
  actions,
});
