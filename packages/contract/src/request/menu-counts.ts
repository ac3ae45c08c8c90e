import { z } from 'zod';

/** Figures beside menu entries are counted up to here; more is shown as "99+". */
export const menuCountCap = 99;

/** A customer's open requests, what waits for the customer in them, and drafts, each at most `menuCountCap` + 1. */
export const MenuCounts = z.object({
  open: z.number().int(),
  tasks: z.number().int(),
  drafts: z.number().int(),
});
