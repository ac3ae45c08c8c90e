import type { z } from 'zod';
import { RequestRow } from './schemas.ts';

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
