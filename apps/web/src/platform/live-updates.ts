import { liveTicket } from '@heliodesk/contract/live';
import type { LiveCommand, LiveEvent, Topic } from '@heliodesk/contract/live';
import { askToSignIn } from './feedback/notices.ts';
import { isError } from './http/call-error.ts';
import { call } from './http/call.ts';
import { LiveConnection } from './live.ts';
import { freshFor } from './look-again.ts';
import { currentUser, onUserChange } from './session.ts';

/** What arrives over the live connection. */
export type LiveUpdate = LiveEvent;

/** A ticket for one attempt. If the session has ended, attempts stop and the user is told. */
async function openTicket(): Promise<string> {
  try {
    return (await call(liveTicket, { quiet: true, background: true })).ticket;
  } catch (error) {
    if (isError(error, 'auth.signInRequired')) {
      liveUpdates.stop();
      askToSignIn(error.data?.reason);
    }
    throw error;
  }
}

/** Says that the session has ended, and once the server has told it, why. */
async function tellEnd(): Promise<void> {
  askToSignIn();
  await openTicket().catch(() => undefined);
}

/** The portal's live connection, open as long as someone is signed in. */
export const liveUpdates = new LiveConnection<LiveEvent, LiveCommand, Topic>({
  openTicket,
  address: (ticket) => `/api/qa/live?ticket=${encodeURIComponent(ticket)}`,
  topicOf: (event) => ('topic' in event ? event.topic : undefined),
  watch: (topic) => ({ kind: 'watch', topic }),
  unwatch: (topic) => ({ kind: 'unwatch', topic }),
  ping: { kind: 'ping' },
});

/**
 * Hears the events of one topic. Once the server watches it, `reload` fetches what was missed: what changed before that, since the page
 * fetched what it shows, and after a break all of it.
 */
export function followTopic(topic: Topic, listener: (event: LiveEvent) => void, reload: () => void): () => void {
  const fetchedAt = performance.now() - freshFor;
  let isBack = false;
  const stopReconnect = liveUpdates.onReconnect(() => {
    isBack = true;
  });
  const stopEvents = liveUpdates.subscribe(topic, (event) => {
    if (event.kind === 'watching') {
      const { changedAgo = Infinity } = event;
      if (isBack || changedAgo < performance.now() - fetchedAt) reload();
      isBack = false;
    }
    listener(event);
  });
  return () => {
    stopReconnect();
    stopEvents();
  };
}

let stopListening: (() => void) | undefined;

/** Opens the connection when someone signs in and closes it when they sign out. */
function followSession(): void {
  if (currentUser()) {
    stopListening ??= liveUpdates.onEvent((event) => {
      if (event.kind === 'sessionEnded') void tellEnd();
    });
    return;
  }
  stopListening?.();
  stopListening = undefined;
  liveUpdates.stop();
}

onUserChange(followSession);
followSession();
