import { readNoticesAbout, type NoticeKind } from '@heliodesk/contract/notification';
import { call } from './http/call.ts';

/** A page has shown by itself what these kinds of notices tell about a request. A notice that stays unread does no harm. */
export const markSeen = (requestId: number, kinds: NoticeKind[]): Promise<unknown> =>
  call(readNoticesAbout, { body: { requestId, kinds }, quiet: true, background: true }).catch(() => undefined);
