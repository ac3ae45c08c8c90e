import { readNoticesAbout, type NoticeKind } from '@heliodesk/contract/notification';
import { call } from './http/call.ts';

/** A page has shown by itself what these kinds of notices tell about a request or a bulk run. A notice that stays unread does no harm. */
export const markSeen = (about: { requestId: number } | { runId: number }, kinds: NoticeKind[]): Promise<unknown> =>
  call(readNoticesAbout, { body: { ...about, kinds }, quiet: true, background: true }).catch(() => undefined);
