import { z } from 'zod';
import { RequestRow } from './schemas.ts';

/** What another request of the same company has in common with one, closest first. */
export const relations = ['project', 'contact', 'company'] as const;

export const RelatedRequest = RequestRow.pick({ requestId: true, requestNo: true, requestType: true, status: true, title: true }).extend({
  relation: z.enum(relations),
});
export type RelatedRequest = z.output<typeof RelatedRequest>;
