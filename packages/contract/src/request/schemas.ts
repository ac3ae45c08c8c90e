import { z } from 'zod';
import { Day, Id, LanguageCode, Paging, RegionId, SerialNumber, sortedPaging, text, Timestamp, Version } from '../kit/index.ts';
import { requestStatuses, requestTypeValues, waitingOnValues } from './states.ts';
import type { RequestStatus } from './states.ts';

export const RequestTypeCode = z.coerce.number<number>().pipe(z.literal(requestTypeValues));
export const RequestStatusCode = z.enum(requestStatuses);

/** An action of the record's lifecycle that the caller may see; a blocked one names the guards that fail. */
export const Actions = z.array(z.object({ name: z.string(), blockedBy: z.array(z.string()) }));

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
  etaEtds: z.array(z.object({ etd: z.string(), eta: z.string() })),
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
  requestNo: z.string(),
  requestType: z.literal(requestTypeValues),
  status: RequestStatusCode,
  /** What it is called: as typed, else made from its fields in the caller's language. */
  title: z.string(),
  desc: z.string(),
  projectName: z.string(),
  /** Empty where the request is bound to no company yet (`binding`). */
  companyName: z.string(),
  regionId: z.number().int().nullable(),
  language: LanguageCode,
  creator: z.string(),
  /** The owner's name; empty until someone has picked it up. */
  contactName: z.string(),
  ownerId: z.number().int().nullable(),
  waitingOn: z.enum(waitingOnValues),
  /** Of the contact, for staff; `null` while the request belongs to no company. */
  contactState: z.enum(contactStates).nullable(),
  /** Codes of the shown process nodes, oldest first. */
  nodes: z.array(z.number().int()),
  firstContactDue: Timestamp.nullable(),
  firstContactAt: Timestamp.nullable(),
  /** Pieces claimed; `null` for enquiries. */
  quantity: z.number().int().nullable(),
  /** Open tips. */
  tips: z.number().int(),
  /** `null` for a draft. */
  lastWord: LastWord.nullable(),
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
  text: z.string().trim().max(100).optional(),
  type: RequestTypeCode.optional(),
  status: RequestStatusCode.optional(),
  from: Day.optional(),
  to: Day.optional(),
};

export const requestViews = ['all', 'open', 'waiting', 'closed', 'draft'] as const;
export const RequestView = z.enum(requestViews);
/** The customer's lists. `company` widens from the own requests to the company's. */
export const RequestListQuery = sortedPaging(['createTime', 'updateTime']).extend({
  ...RequestFilter,
  view: RequestView.default('all'),
  company: z.stringbool().default(false),
});

/** The history holds what is closed. */
export const HistoryQuery = RequestListQuery.omit({ view: true });

export const SerialHistoryQuery = Paging.extend({ sn: SerialNumber });

export const RequestCounts = z.record(RequestView, z.number().int());

export const deskViews = ['all', 'mine', 'unassigned', 'today', 'late', 'answered', 'waitingCustomer'] as const;
export const DeskView = z.enum(deskViews);
export type DeskView = z.infer<typeof DeskView>;

/** By `lastWord` come open requests alone, first those whose customer wrote last. */
export const DeskListQuery = sortedPaging(['promise', 'createTime', 'updateTime', 'lastWord']).extend({
  ...RequestFilter,
  view: DeskView.default('all'),
  owner: Id.optional(),
  late: z.stringbool().optional(),
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

export const RequestEvent = z.object({
  eventId: z.number().int(),
  time: Timestamp,
  actor: z.string(),
  onBehalfOf: z.string().nullable(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string(),
});
export type RequestEvent = z.output<typeof RequestEvent>;

const CustomerCard = z.object({
  accountId: z.number().int(),
  companyName: z.string(),
  contactId: z.number().int(),
  contactPerson: z.string(),
  email: z.string(),
  mobile: z.string(),
  regionId: z.number().int().nullable(),
  openRequests: z.number().int(),
});

/** The guest of a host system who filed a request. */
const GuestCard = z.object({ name: z.string(), email: z.string(), host: z.string(), customerType: z.number().int() });

/** Who acted, and for which contact. */
export const OnBehalf = z.object({ by: z.string(), contactPerson: z.string() });
export type OnBehalf = z.output<typeof OnBehalf>;

/** One request with its time line; `events`, `customer` and `guest` only for staff. */
export const RequestDetail = RequestRow.extend({
  /** Staff who filed it for its contact, or started the draft; `null` where the contact did so. */
  onBehalf: OnBehalf.nullable(),
  processNodes: z.array(ProcessNode),
  events: z.array(RequestEvent).nullable(),
  /** `null` also where the request is bound to no company yet. */
  customer: CustomerCard.nullable(),
  guest: GuestCard.nullable(),
});
export type RequestDetail = z.output<typeof RequestDetail>;

/** What a write on a request answers. */
export const RequestSaved = z.object({ requestId: z.number().int(), requestNo: z.string(), version: Version, actions: Actions });
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
  title: z.string().optional(),
  /** The title that it has while none is typed. */
  madeTitle: z.string().optional(),
});
export type RequestSubmitted = z.output<typeof RequestSubmitted>;

export const OnRequest = z.object({ requestId: Id, version: Version });
export const reason = text(500);
export const AssignBody = OnRequest.extend({ ownerId: Id });
export const ChangeOwnerBody = OnRequest.extend({ ownerId: Id, reason });
export const ChangeContactBody = OnRequest.extend({ contactId: Id, reason });
export const WithdrawBody = OnRequest.extend({ reason });

/** Staff who may own requests of a type. */
export const Colleague = z.object({ userId: z.number().int(), name: z.string(), openRequests: z.number().int() });

/** A request number as someone typed it. */
export const TypedNumber = z.object({ number: z.string().trim().min(1).max(40) });

/** A request that a typed number means, or may be a slip for. */
export const NearRequest = RequestRow.pick({ requestId: true, requestNo: true, requestType: true, title: true }).extend({
  isExact: z.boolean(),
});
export type NearRequest = z.output<typeof NearRequest>;

export const OnRequestId = z.object({ requestId: Id });

export const CountRequestsQuery = z.object({ company: z.stringbool().default(false) });

export const TipsCount = z.number().int();

export const ListColleaguesQuery = z.object({ type: RequestTypeCode });

declare module '../kit/error-data.ts' {
  interface ErrorData {
    'request.notDraft': { status: RequestStatus; version?: number };
    /** Who was faster. */
    'request.alreadyPickedUp': { ownerId: number; version: number };
  }
}

/** What the conversation shows of its request; all that a guest sees of the one that the link names. */
export const RequestBasic = RequestRow.pick({
  requestId: true,
  requestNo: true,
  requestType: true,
  status: true,
  title: true,
  desc: true,
  submitTime: true,
  unread: true,
  actions: true,
});
export type RequestBasic = z.output<typeof RequestBasic>;
