import { z } from 'zod';
import { Id, Timestamp } from '../kit/index.ts';

export const PromiseQuery = z.object({
  /** The contact that staff act for. */
  contactId: Id.optional(),
});

/** What is promised for a request that is submitted right now. */
export const PromiseNow = z.object({ firstContactDue: Timestamp });
export type PromiseNow = z.output<typeof PromiseNow>;
