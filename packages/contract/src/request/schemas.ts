import { z } from 'zod';
import { answerList, answerText, Day, Id, LanguageCode, QueryFlag, RegionId, sortedPaging, Timestamp, Version } from '../kit/index.ts';
import { Away } from './absence.ts';
import { RequestEvent } from './event.ts';
import { mostListText, requestViews } from './lists.ts';
import { Proposal, Rejection } from './rejection.ts';
import { linkKinds, outcomes, requestStatuses, requestTypeValues, waitingOnValues, type RequestStatus } from './states.ts';
import { Suggested } from './suggested.ts';

export const RequestTypeCode = z.coerce.number<number>().pipe(z.literal(requestTypeValues));
export const RequestStatusCode = z.enum(requestStatuses);

/** An action of the record's lifecycle that the caller may see; a blocked one names the guards that fail. */
export const Actions = answerList(z.object({ name: answerText(60), blockedBy: answerList(answerText(60), 20) }), 30);

/**
 * Whether what staff write reaches a request's contact, who may have been disabled, never have activated their account or have no
 * sign-in at all.
 */
export const contactStates = ['active', 'inactive', 'noSignIn', 'disabled'] as const;
export type ContactState = (typeof contactStates)[number];

/** Whether what staff write reaches someone: without a contact, the guest who asked. */
export const isReached = (state: ContactState | null): state is 'active' | null => state === null || state === 'active';

export const ProcessNode = z.object({
  processCode: z.number().int(),
  createTime: Timestamp,
  etaEtds: answerList(z.object({ etd: answerText(30), eta: answerText(30) }), 100),
});
export type ProcessNode = z.output<typeof ProcessNode>;

/** The sides of a conversation, as lists name them. */
export const wroteLast = ['customer', 'us'] as const;

/** Who wrote last, publicly; submitting is the customer's first word. */
export const LastWord = z.object({ by: z.enum(wroteLast), at: Timestamp });
export type LastWord = z.output<typeof LastWord>;

/** What every screen shows of a request, as a row and as a page's head. */
export const RequestRow = z.object({
  requestId: z.number().int(),
  requestNo: answerText(30),
  requestType: z.literal(requestTypeValues),
  status: RequestStatusCode,
  /** What it is called: as typed, else made from its fields in the caller's language. */
  title: answerText(600),
  desc: answerText(4_000),
  projectName: answerText(200),
  /** Empty where the request is bound to no company yet (`binding`). */
  companyName: answerText(200),
  regionId: z.number().int().nullable(),
  language: LanguageCode,
  creator: answerText(130),
  /** The owner's name; empty until someone has picked it up. */
  contactName: answerText(130),
  ownerId: z.number().int().nullable(),
  /** For staff, of an owner who is out of office. */
  ownerAway: Away.nullable(),
  /** For staff, whose stand-in the owner is; empty if they have it themselves. */
  standsInFor: answerText(120),
  /** For staff, of a request without an owner. */
  suggested: Suggested.nullable(),
  waitingOn: z.enum(waitingOnValues),
  /** Of the contact, for staff; `null` while the request belongs to no company. */
  contactState: z.enum(contactStates).nullable(),
  /** Codes of the shown process nodes, oldest first. */
  nodes: answerList(z.number().int(), 100),
  firstContactDue: Timestamp.nullable(),
  firstContactAt: Timestamp.nullable(),
  /** Pieces claimed; `null` for enquiries. */
  quantity: z.number().int().nullable(),
  /** Open tips. */
  tips: z.number().int(),
  /** `null` for a draft. */
  lastWord: LastWord.nullable(),
  /** How it was completed; `null` until then, and for claims. */
  outcome: z.enum(outcomes).nullable(),
  /** Until when a message of the customer brings it back; `null` unless it is completed, or withdrawn because they didn't answer. */
  reopenUntil: Timestamp.nullable(),
  /** Until when the customer may appeal against its rejection, or reopen it once it is completed; `null` where they can't. */
  appealUntil: Timestamp.nullable(),
  /** For staff, by when someone should decide what was proposed; `null` without a proposal. */
  decisionDue: Timestamp.nullable(),
  /** By when finance should act, in a view of what waits for it; otherwise `null`. */
  financeDue: Timestamp.nullable(),
  /** Everything that was accepted has been carried out: what is left is to complete the claim. */
  solutionsDone: z.boolean(),
  /** Messages the caller has not read. */
  unread: z.number().int(),
  syncStatus: z.number().int(),
  /** `false`: asked by a guest, and bound to no company yet. */
  binding: z.boolean(),
  createTime: Timestamp,
  submitTime: Timestamp.nullable(),
  updateTime: Timestamp,
  version: Version,
  actions: Actions,
});
export type RequestRow = z.output<typeof RequestRow>;

const RequestFilter = {
  text: z.string().trim().max(mostListText).optional(),
  type: RequestTypeCode.optional(),
  status: RequestStatusCode.optional(),
  from: Day.optional(),
  to: Day.optional(),
};

export const RequestView = z.enum(requestViews);
/** The customer's lists. `company` widens from the own requests to the company's. */
export const RequestListQuery = sortedPaging(['createTime', 'updateTime']).extend({
  ...RequestFilter,
  view: RequestView.default('all'),
  company: QueryFlag.default(false),
});

export const RequestCounts = z.record(RequestView, z.number().int());

export const deskViews = [
  'all',
  'mine',
  'unassigned',
  'today',
  'late',
  'answered',
  'waitingCustomer',
  'toApprove',
  'bankCheck',
  'toPay',
  'away',
] as const;
export const DeskView = z.enum(deskViews);
export type DeskView = z.infer<typeof DeskView>;

/** By `lastWord` come open requests alone, first those whose customer wrote last. */
export const DeskListQuery = sortedPaging(['promise', 'createTime', 'updateTime', 'lastWord']).extend({
  ...RequestFilter,
  view: DeskView.default('all'),
  owner: Id.optional(),
  late: QueryFlag.optional(),
  country: RegionId.optional(),
  /** Open requests of a company. */
  openOf: Id.optional(),
  waitingOn: z.enum(waitingOnValues).optional(),
  /** Open requests by who wrote last. */
  lastWord: z.enum(wroteLast).optional(),
  serialNumber: z.string().trim().toUpperCase().max(24).optional(),
});

/** Counts of the desk's saved views, at most `cap` each, as of `countedAt`. */
export const DeskCounts = z.object({ counts: z.record(DeskView, z.number().int()), cap: z.number().int(), countedAt: Timestamp });

const CustomerCard = z.object({
  accountId: z.number().int(),
  companyName: answerText(200),
  contactId: z.number().int(),
  contactPerson: answerText(130),
  email: answerText(254),
  mobile: answerText(30),
  regionId: z.number().int().nullable(),
  openRequests: z.number().int(),
});

/** The guest of a host system who filed a request. */
export const GuestCard = z.object({ name: answerText(120), email: answerText(254), host: answerText(60), customerType: z.number().int() });

/** Who acted, and for which contact. */
export const OnBehalf = z.object({ by: answerText(130), contactPerson: answerText(130) });
export type OnBehalf = z.output<typeof OnBehalf>;

/** Another request that this one has to do with, as far as the reader may see it. */
export const LinkedRequest = RequestRow.pick({ requestId: true, requestNo: true, requestType: true, status: true, title: true }).extend({
  kind: z.enum(linkKinds),
  /** Whether it leads from the request to this one: the enquiry, the duplicate that goes on, or the claim that was split. */
  outward: z.boolean(),
  /** Why a claim was split; empty of other links. */
  reason: answerText(500),
});
export type LinkedRequest = z.output<typeof LinkedRequest>;

/** One request with its time line; `events`, `customer` and `guest` only for staff, and `events` only in the request's own calls. */
export const RequestDetail = RequestRow.extend({
  /** Staff who filed it for its contact, or started the draft; `null` where the contact did so. */
  onBehalf: OnBehalf.nullable(),
  processNodes: answerList(ProcessNode, 100),
  events: answerList(RequestEvent, 10_000).nullable(),
  /** `null` also where the request is bound to no company yet. */
  customer: CustomerCard.nullable(),
  guest: GuestCard.nullable(),
  links: answerList(LinkedRequest, 100),
  /** Of a request in review, the newest proposal that is open or was returned; for staff. */
  proposal: Proposal.nullable(),
  /** `null` unless the request is rejected. */
  rejection: Rejection.nullable(),
  /** Pieces whose solutions were done before the claim was reopened. */
  settled: z.number().int().nonnegative(),
});
export type RequestDetail = z.output<typeof RequestDetail>;

/** What a write on a request answers. */
export const RequestSaved = z.object({ requestId: z.number().int(), requestNo: answerText(30), version: Version, actions: Actions });
export type RequestSaved = z.output<typeof RequestSaved>;

/**
 * What an action on a request answers: everything of its row that the action may have changed. A repeated call gets its first answer, which
 * a release before this one may have kept without the row.
 */
export const RequestActed = RequestSaved.extend(
  RequestRow.pick({ status: true, ownerId: true, contactName: true, waitingOn: true, nodes: true, updateTime: true }).partial().shape,
);
export type RequestActed = z.output<typeof RequestActed>;

/** What saving and submitting answer: the number, the title, and by when someone will be in touch. */
export const RequestSubmitted = RequestSaved.extend({
  status: RequestStatusCode,
  firstContactDue: Timestamp.nullable(),
  /** When it was handed in; missing in the answer that a release before this one kept for a repeated call. */
  submitTime: Timestamp.nullable().optional(),
  /** Missing in the answer that a release before this one kept for a repeated call. */
  title: answerText(600).optional(),
  /** The title that it has while none is typed. */
  madeTitle: answerText(600).optional(),
});
export type RequestSubmitted = z.output<typeof RequestSubmitted>;

/** Staff who may own requests of a type. */
export const Colleague = z.object({
  userId: z.number().int(),
  name: answerText(120),
  openRequests: z.number().int(),
  away: Away.nullable(),
});

export const OnRequestId = z.object({ requestId: Id });

export const CountRequestsQuery = z.object({ company: QueryFlag.default(false) });

export const TipsCount = z.number().int();

export const ListColleaguesQuery = z.object({ type: RequestTypeCode });

declare module '../kit/error-data.ts' {
  interface ErrorData {
    'request.notDraft': { status: RequestStatus; version?: number };
    'request.withdrawn': { status: RequestStatus; version?: number };
    /** Who was faster. */
    'request.alreadyPickedUp': { ownerId: number; version: number };
  }
}
