import { topicOf } from '@heliodesk/contract/live';
import { useCallback, useEffect, useRef, useState } from 'react';
import { liveUpdates } from '#src/platform/live-updates.ts';

/** A name stays this long after its last sign of typing; own signs are sent half as often. */
export const shownFor = 6000;
const tellEvery = 3000;

/** Who is typing on the other side. */
export function useTyping() {
  const [names, setNames] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const end = useCallback((name: string) => {
    clearTimeout(timers.current.get(name));
    timers.current.delete(name);
    setNames((before) => (before.includes(name) ? before.filter((one) => one !== name) : before));
  }, []);
  const begin = useCallback(
    (name: string) => {
      clearTimeout(timers.current.get(name));
      timers.current.set(
        name,
        setTimeout(() => end(name), shownFor),
      );
      setNames((before) => (before.includes(name) ? before : [...before, name]));
    },
    [end],
  );
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return { names, begin, end };
}

/** Tells the others that someone types, not at every key; of a note, only colleagues. */
export function useTellTyping(requestId: number): (isNote: boolean) => void {
  const lastTold = useRef({ at: 0, isNote: false });
  return (isNote) => {
    const { at, isNote: wasNote } = lastTold.current;
    if (isNote === wasNote && Date.now() - at < tellEvery) return;
    const isTold = liveUpdates.send({ kind: isNote ? 'writingNote' : 'typing', topic: topicOf('request', requestId) });
    if (isTold) lastTold.current = { at: Date.now(), isNote };
  };
}
