import { topicOf } from '@heliodesk/contract/live';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#src/platform/http/call-error.ts';
import { applyErrorPolicy } from '#src/platform/http/error-policy.ts';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { fetchAllAfter, fetchMessages } from './queries.ts';
import { addList, addMessages, emptyThread, readByOtherUpTo, resumeAfter } from './thread.ts';
import type { Thread } from './thread.ts';
import { useTyping } from './use-typing.ts';
import { persistedOutgoing } from './use-outbox.ts';

/** Looks again this often, for the case that an event was lost on its way. */
const lookAgainEvery = 30_000;

type Loading = { state: 'loading' } | { state: 'ready'; unread: number } | { state: 'failed'; error: unknown };

/** The conversation of one request as it stands, kept up to date. Mount again for another request. */
export function useThread(requestId: number) {
  const [thread, update] = useState<Thread>(() => emptyThread(persistedOutgoing(requestId)));
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const typing = useTyping();
  const isReady = useRef(false);
  const latest = useRef(thread);
  useEffect(() => {
    latest.current = thread;
  }, [thread]);

  const load = useCallback(async () => {
    try {
      const list = await fetchMessages(requestId);
      isReady.current = true;
      update((before) => addList(before, list, true));
      setLoading((before) => (before.state === 'ready' ? before : { state: 'ready', unread: list.unread }));
    } catch (error) {
      setLoading((before) => (before.state === 'ready' ? before : { state: 'failed', error }));
    }
  }, [requestId]);

  const catchUp = useCallback(async () => {
    if (!isReady.current) return load();
    try {
      const list = await fetchAllAfter(requestId, resumeAfter(latest.current));
      update((before) => addList(before, list, false));
    } catch {
      // The connection's state says so already; the next attempt comes by itself.
    }
  }, [requestId, load]);

  useEffect(() => void catchUp(), [catchUp]);
  useLive(requestId, update, typing, catchUp);
  useLookAgain(catchUp);

  const loadOlder = useCallback(async () => {
    const first = latest.current.messages[0];
    if (!first || !latest.current.hasOlder) return;
    try {
      const list = await fetchMessages(requestId, { beforeMsgId: first.msgId });
      update((before) => addList(before, list, true));
    } catch (error) {
      if (error instanceof CallError) applyErrorPolicy(error);
    }
  }, [requestId]);

  return { thread, update, loading, load, loadOlder, catchUp, typing: typing.names };
}

type Update = (change: (thread: Thread) => Thread) => void;

function useLive(requestId: number, update: Update, typing: ReturnType<typeof useTyping>, catchUp: () => Promise<void>): void {
  const { begin, end } = typing;
  useEffect(
    () =>
      liveUpdates.subscribe(topicOf('request', requestId), (event) => {
        // From here on the server misses nothing; what came before, also during a break, is fetched now.
        if (event.kind === 'watching') void catchUp();
        if (event.kind === 'typing' && event.isNote !== true) begin(event.name);
        if (event.kind === 'read' && !event.mine) update((thread) => readByOtherUpTo(thread, event.msgId));
        if (event.kind !== 'message') return;
        end(event.message.senderName);
        update((thread) => addMessages(thread, [event.message]));
      }),
    [requestId, update, begin, end, catchUp],
  );
}

/** When the person comes back, and now and then. */
function useLookAgain(look: () => Promise<void>): void {
  useEffect(() => {
    const handleVisible = () => document.visibilityState === 'visible' && void look();
    const timer = setInterval(() => void look(), lookAgainEvery);
    document.addEventListener('visibilitychange', handleVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisible);
    };
  }, [look]);
}
