import type { CaseViewer } from '@heliodesk/contract/case-chat';
import { topicOf } from '@heliodesk/contract/live';
import type { LiveEvent } from '@heliodesk/contract/live';
import { useCallback, useEffect, useRef, useState } from 'react';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { shownFor } from './use-typing.ts';

/** What a colleague writes just now. */
export type Writing = 'reply' | 'note';

export interface SeenViewer extends CaseViewer {
  writing?: Writing;
}

type Typing = Extract<LiveEvent, { kind: 'typing' }>;

/** Which colleagues have the case open, and which of them write; tells them that the reader has it open. */
export function useCaseViewers(requestId: number): readonly SeenViewer[] {
  const [people, setPeople] = useState<readonly CaseViewer[]>([]);
  const { writers, handleTyping } = useWriters();
  useEffect(() => {
    const topic = topicOf('request', requestId);
    const tell = () => void liveUpdates.send({ kind: document.visibilityState === 'visible' ? 'viewing' : 'left', topic });
    const stop = liveUpdates.subscribe(topic, (event) => {
      if (event.kind === 'watching') tell();
      if (event.kind === 'viewers') setPeople(event.people);
      if (event.kind === 'typing') handleTyping(event);
    });
    // The topic may have been watched before.
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      liveUpdates.send({ kind: 'left', topic });
      stop();
      setPeople([]);
    };
  }, [requestId, handleTyping]);
  const quiet = people.filter(({ userId }) => !writers.has(userId));
  return [...writers.values(), ...quiet];
}

/** Those who write, each until a moment after their last sign of it. */
function useWriters() {
  const [writers, setWriters] = useState<ReadonlyMap<number, SeenViewer>>(new Map());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const handleTyping = useCallback(({ userId, name, isNote }: Typing) => {
    if (userId === undefined) return;
    clearTimeout(timers.current.get(userId));
    const end = () => setWriters((before) => new Map([...before].filter(([id]) => id !== userId)));
    timers.current.set(userId, setTimeout(end, shownFor));
    setWriters((before) => new Map(before).set(userId, { userId, name, writing: isNote === true ? 'note' : 'reply' }));
  }, []);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      setWriters(new Map());
    };
  }, []);
  return { writers, handleTyping };
}
