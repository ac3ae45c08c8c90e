import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Thread } from '../thread.ts';

interface ListScroll {
  thread: Thread;
  unreadFrom: number | undefined;
  onOlder: () => Promise<void>;
  onSeen: (msgId: number) => void;
}

/** This near to an edge, in px, counts as being there. */
const edge = 48;

/**
 * Keeps the place in the list: at the end while the reader is there, on the same message when older ones come in above. Tells what
 * was seen, and counts what arrived below.
 */
export function useListScroll({ thread, unreadFrom, onOlder, onSeen }: ListScroll) {
  const box = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const shown = useRef({ first: 0, last: 0, height: 0 });
  const [below, setBelow] = useState(0);
  const [isLoadingOlder, older] = useOlder(onOlder);
  const { messages, outgoing } = thread;

  const tellSeen = useCallback(() => {
    const last = messages.findLast((message) => message.sender !== 'you');
    const isVisible = document.visibilityState === 'visible' && box.current?.checkVisibility?.() !== false;
    if (last && isAtEnd.current && isVisible) onSeen(last.msgId);
  }, [messages, onSeen]);

  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const before = shown.current;
    const [first, last] = [messages[0]?.msgId ?? 0, messages.at(-1)?.msgId ?? 0];
    shown.current = { first, last, height: list.scrollHeight };
    if (before.last === 0 && last > 0) {
      const unread = unreadFrom === undefined ? null : list.querySelector(`.hd-sysline-new`);
      // Only the list is moved: `scrollIntoView` would take the page along, even where it can't be scrolled back.
      if (unread) list.scrollTop += unread.getBoundingClientRect().top - list.getBoundingClientRect().top;
      else list.scrollTop = list.scrollHeight;
      isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < edge;
    } else if (isAtEnd.current) list.scrollTop = list.scrollHeight;
    else if (first < before.first) list.scrollTop += list.scrollHeight - before.height;
    const arrived = messages.filter((message) => message.msgId > before.last && message.sender !== 'you').length;
    if (!isAtEnd.current && before.last > 0 && arrived > 0) setBelow((count) => count + arrived);
  }, [messages, unreadFrom]);

  // What the reader writes is always brought into view.
  useLayoutEffect(() => {
    if (outgoing.length > 0 && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [outgoing.length]);

  useStayAtEnd(box, isAtEnd, tellSeen);

  useEffect(() => {
    tellSeen();
    document.addEventListener('visibilitychange', tellSeen);
    return () => document.removeEventListener('visibilitychange', tellSeen);
  }, [tellSeen]);

  const handleScroll = () => {
    const list = box.current;
    if (!list) return;
    isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < edge;
    if (isAtEnd.current) {
      setBelow(0);
      tellSeen();
    }
    if (list.scrollTop < edge && thread.hasOlder && shown.current.last > 0) void older();
  };
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    setBelow(0);
  };
  return { box, below, isLoadingOlder, older, handleScroll, toEnd };
}

/** Loads older messages, once at a time. What fails can be asked for again. */
function useOlder(onOlder: () => Promise<void>): [boolean, () => Promise<void>] {
  const [isLoading, setLoading] = useState(false);
  const older = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      await onOlder();
    } finally {
      setLoading(false);
    }
  };
  return [isLoading, older];
}

/**
 * A bar that appears below, a growing reply or a turned phone must not push the newest message out of sight. A list that was hidden comes
 * into sight this way too.
 */
function useStayAtEnd(box: RefObject<HTMLElement | null>, isAtEnd: RefObject<boolean>, onSight: () => void): void {
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) list.scrollTop = list.scrollHeight;
      onSight();
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [box, isAtEnd, onSight]);
}
