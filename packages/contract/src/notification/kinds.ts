/**
 * Who hears something: the contact of the case, its owner, the leads when they are to decide, when a clock runs out or a case comes back that
 * no one owns, finance where money is next, or who had long work done; never the one who did it.
 */
export type NoticeHearer = 'contact' | 'owner' | 'leads' | 'finance' | 'requester';

interface NoticeKindSpec {
  hears: readonly NoticeHearer[];
  /** What its text names in addition to the one who acted. */
  data?: readonly string[];
  /** What people choose for, where it isn't that of its hearer. */
  topic?: 'tasks' | 'messages' | 'receipts' | 'approvals';
  /** Unread ones about the same request are one notice, as new as the last of them. */
  isGathered?: true;
  /** Tells that someone is to decide about a request: once anyone has, it is read. */
  isUntilDecided?: true;
}

/** Everything that the bell tells. */
export const noticeKinds = {
  message: { hears: ['contact', 'owner'], topic: 'messages', isGathered: true },
  question: { hears: ['contact'], topic: 'tasks', isGathered: true },
  filedForYou: { hears: ['contact'], topic: 'receipts' },
  bound: { hears: ['contact'] },
  pickedUp: { hears: ['contact'], data: ['owner'] },
  ownerChanged: { hears: ['contact'], data: ['owner'] },
  contactChanged: { hears: ['contact'] },
  serialsReviewed: { hears: ['contact'] },
  partsReviewed: { hears: ['contact'] },
  replied: { hears: ['contact'] },
  turnedIntoClaim: { hears: ['contact'], data: ['claimNo'] },
  claimSplit: { hears: ['contact'], data: ['claimNo'] },
  completed: { hears: ['contact'] },
  notForUs: { hears: ['contact'] },
  withdrawn: { hears: ['contact', 'owner'] },
  assigned: { hears: ['owner'] },
  reopened: { hears: ['owner', 'leads'] },
  rejected: { hears: ['contact'], topic: 'receipts' },
  rejectionProposed: { hears: ['leads'], topic: 'approvals', isUntilDecided: true },
  rejectionAgreed: { hears: ['owner'] },
  rejectionReturned: { hears: ['owner'] },
  appealed: { hears: ['owner', 'leads'] },
  solutionConfirmed: { hears: ['owner'] },
  solutionDeclined: { hears: ['owner'] },
  declinedAgain: { hears: ['leads'] },
  deliveryDates: { hears: ['contact'] },
  goodsShipped: { hears: ['contact'] },
  goodsDelivered: { hears: ['contact'] },
  deliveryCorrected: { hears: ['contact'] },
  bankDetailsEntered: { hears: ['contact'], topic: 'receipts' },
  bankDetailsHandedOver: { hears: ['contact'], topic: 'receipts' },
  bankToCheck: { hears: ['finance'], data: ['bankDetailsId'] },
  bankCheckLate: { hears: ['leads'] },
  compensationPaid: { hears: ['contact'], topic: 'receipts' },
  paymentCorrected: { hears: ['contact'], topic: 'receipts' },
  toPay: { hears: ['finance'], data: ['paymentId'] },
  paymentLate: { hears: ['leads'] },
  reminded: { hears: ['contact'], topic: 'tasks' },
  suspended: { hears: ['contact', 'owner'], topic: 'tasks' },
  takenUp: { hears: ['contact', 'owner'] },
  firstContactLate: { hears: ['leads'] },
  pickUpLate: { hears: ['leads'] },
  decisionLate: { hears: ['leads'], isUntilDecided: true },
  solutionProposed: { hears: ['leads'], topic: 'approvals', isUntilDecided: true },
  solutionApproved: { hears: ['owner'] },
  solutionReturned: { hears: ['owner'] },
  approvalLate: { hears: ['leads'], isUntilDecided: true },
  importRead: { hears: ['requester'], data: ['fileName'] },
  importAdded: { hears: ['requester'], data: ['fileName'] },
  importFailed: { hears: ['requester'], data: ['fileName'] },
  runEnded: { hears: ['requester'], data: ['action', 'done', 'left'] },
  runStopped: { hears: ['requester'], data: ['action', 'done', 'left'] },
} as const satisfies Record<string, NoticeKindSpec>;

export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindKeys = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]];

export const noticeKindSpec = (kind: NoticeKind): NoticeKindSpec => noticeKinds[kind];
export const gatheredKinds: readonly NoticeKind[] = noticeKindKeys.filter((kind) => noticeKindSpec(kind).isGathered);
export const kindsUntilDecided: readonly NoticeKind[] = noticeKindKeys.filter((kind) => noticeKindSpec(kind).isUntilDecided);

/** The bell doesn't count further: this means as many or more. */
export const unreadNoticesCap = 100;

/** As many requests are offered to narrow the notices to. */
export const noticedRequestsCap = 50;

/** Where everyone finds their notices and chooses how they come; and without a sign-in, where a mail's link leads. */
export const noticePages = { list: '/notices', preferences: '/notices/preferences', unsubscribe: '/unsubscribe' } as const;
