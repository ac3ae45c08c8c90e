import { liveTicket } from '@heliodesk/contract/case-chat';
import type { LiveCommand, LiveEvent } from '@heliodesk/contract/case-chat';
import { askToSignIn } from './feedback/notices.ts';
import { call } from './http/call.ts';
import { LiveConnection } from './live.ts';
import { currentUser, onUserChange } from './session.ts';

/** What arrives over the live connection. */
export type LiveUpdate = LiveEvent;

/** The portal's live connection; its topics are request ids. It stands for as long as somebody is signed in. */
export const liveUpdates = new LiveConnection<LiveEvent, LiveCommand>({
  openTicket: async () => (await call(liveTicket, { quiet: true, background: true })).ticket,
  address: (ticket) => `/api/qa/live?ticket=${encodeURIComponent(ticket)}`,
  topicOf: (event) => ('requestId' in event ? String(event.requestId) : undefined),
  watch: (topic) => ({ kind: 'watch', requestId: Number(topic) }),
  unwatch: (topic) => ({ kind: 'unwatch', requestId: Number(topic) }),
  ping: { kind: 'ping' },
});

let stopListening: (() => void) | undefined;

/** Opens the connection when somebody signs in and closes it when they sign out. */
function followSession(): void {
  if (currentUser()) {
    stopListening ??= liveUpdates.onEvent((event) => {
      if (event.kind === 'sessionEnded') askToSignIn();
    });
    return;
  }
  stopListening?.();
  stopListening = undefined;
  liveUpdates.stop();
}

onUserChange(followSession);
followSession();
