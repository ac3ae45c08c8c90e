import type { RequestType } from './states.ts';

/** Where each kind of request is filled in, and where it is shown once submitted (spec 2 §2). */
export const requestPages = {
  1: { wizard: '/enquiryrequest/moduleenquiry', submitted: '/enquiryrequest/moduleSubmit' },
  2: { wizard: '/enquiryrequest/partsenquiry', submitted: '/enquiryrequest/partsSubmit' },
  3: { wizard: '/warrantyclaim/moduleclaim', submitted: '/warrantyclaim/moduleSubmit' },
  4: { wizard: '/warrantyclaim/partsclaim', submitted: '/warrantyclaim/partsSubmit' },
} as const satisfies Record<RequestType, { wizard: string; submitted: string }>;

/** Where customers find their requests. */
export const ownRequestPages = {
  list: '/profile/myRequest',
  drafts: '/profile/draftRequest',
  tasks: '/profile/tasks',
  one: '/request/:requestId',
} as const;

/** Where employees work on requests. */
export const deskPages = {
  list: '/desk',
  one: '/desk/:requestId',
  review: '/desk/:requestId/review',
  solutions: '/desk/:requestId/solutions',
  next: '/desk/next',
  team: '/desk/team',
  rts: '/enquiryrequest/rts',
} as const;

/** Where everyone who sees requests finds those that are over. */
export const historyPages = { list: '/profile/history', one: '/profile/history/:id' } as const;
export const historyPageOf = (id: number): string => historyPages.one.replace(':id', String(id));

/** Where one request is looked at. */
export const requestPageOf = (requestId: number, reader: 'customer' | 'staff'): string =>
  (reader === 'staff' ? deskPages : ownRequestPages).one.replace(':requestId', String(requestId));

/** Where staff review the serial numbers or the parts of a case. */
export const reviewPageOf = (requestId: number): string => deskPages.review.replace(':requestId', String(requestId));

/** Where staff write and approve the solutions of a claim. */
export const solutionsPageOf = (requestId: number): string => deskPages.solutions.replace(':requestId', String(requestId));
