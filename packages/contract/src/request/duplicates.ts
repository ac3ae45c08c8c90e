import { z } from 'zod';
import { Id } from '../kit/index.ts';
import { OnRequest, reason } from './action-bodies.ts';
import { RequestRow } from './schemas.ts';

/** As many open claims are named that may be about the same defects. */
export const mostDuplicates = 10;

/** Another open claim that may be about the same defects, and why. */
export const PossibleDuplicate = RequestRow.pick({
  requestId: true,
  requestNo: true,
  requestType: true,
  status: true,
  title: true,
  companyName: true,
  contactName: true,
}).extend({
  /** Serial numbers that are in both. */
  sharedSerials: z.number().int(),
  /** Whether project and defect date are the same. */
  isSameDefect: z.boolean(),
  /** Whether it is from the same company: customers see no link to another one. */
  isSameCompany: z.boolean(),
});
export type PossibleDuplicate = z.output<typeof PossibleDuplicate>;

/** The request with `duplicateNo` is the one that goes on. */
export const LinkDuplicateBody = OnRequest.extend({ duplicateNo: z.string().trim().toUpperCase().min(1).max(30) });

export const UnlinkDuplicateBody = OnRequest.extend({ otherId: Id, reason });
