import { z } from 'zod';
import { Id, Timestamp } from '../kit/index.ts';

export const PromiseQuery = z.object({
  /** The contact that staff act for. */
  contactId: Id.optional(),
});

/** The promise for a request submitted right now. */
export const PromiseNow = z.object({ firstContactDue: Timestamp });
export type PromiseNow = z.output<typeof PromiseNow>;
