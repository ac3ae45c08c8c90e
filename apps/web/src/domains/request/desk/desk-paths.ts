import { deskPages, requestPageOf } from '@heliodesk/contract/request';

/** Where a task is in the conversation of its case. */
export const taskAnchor = (tipsId: number): string => `tip-${tipsId}`;
export const isTaskAnchor = (hash: string): boolean => /^#tip-\d+$/.test(hash);

/** Addresses of the desk. */
export const deskPaths = {
  list: deskPages.list,
  /** Who is out of office. */
  team: deskPages.team,
  /** Enquiries of guests. */
  rts: deskPages.rts,
  /** The same, with one of them open. */
  bind: (requestId: number) => `${deskPages.rts}?bind=${requestId}`,
  case: (requestId: number) => requestPageOf(requestId, 'staff'),
  /** Cases one after the other, the most urgent first. */
  next: deskPages.next,
  /** A case that was handed out there, … */
  caseFromNext: (requestId: number) => `${requestPageOf(requestId, 'staff')}?from=next`,
  /** … and what its address says. */
  fromNext: 'from',
  /** One case, with a note open. */
  note: (requestId: number) => `${requestPageOf(requestId, 'staff')}?write=note`,
  /** One case, with a task of the customer in sight. */
  task: (requestId: number, tipsId: number) => `${requestPageOf(requestId, 'staff')}#${taskAnchor(tipsId)}`,
} as const;
