import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isError } from '#src/platform/http/call-error.ts';
import { withDetails } from './details-kind.ts';
import type { DetailsKind, DetailValues } from './details-kind.ts';

/** Typing pauses for so long before it is saved. Milliseconds. */
const pause = 800;

type SavingState = 'saved' | 'waiting' | 'failed' | 'stale';

interface Typed {
  state: SavingState;
  /** Notes what was typed; it is saved in a moment. */
  edit: (changed: DetailValues) => void;
  /** Saves without waiting; rejects with what the server refuses. */
  flush: () => Promise<void>;
  /** Goes on from what someone else has saved: with what was typed here, or without. */
  continueFrom: (version: number, withOwn: boolean) => void;
}

/** Keeps what is typed into a task with it, one save after another. */
export function useTyped(kind: DetailsKind, { msgId, version: loaded }: { msgId: number; version: number }): Typed {
  const version = useRef(loaded);
  const unsaved = useRef<DetailValues>({});
  const running = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<SavingState>('saved');

  const save = async () => {
    const values = unsaved.current;
    if (Object.keys(values).length === 0) return;
    unsaved.current = {};
    try {
      const saved = await kind.save({ msgId, version: version.current, values });
      version.current = saved.version;
      if (Object.keys(unsaved.current).length === 0) setState('saved');
    } catch (error) {
      unsaved.current = withDetails(values, unsaved.current);
      setState(isError(error, 'stale') ? 'stale' : 'failed');
      throw error;
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer.current);
    running.current = running.current.catch(() => undefined).then(save);
    return running.current;
  };
  const edit = (changed: DetailValues) => {
    unsaved.current = withDetails(unsaved.current, changed);
    if (state !== 'stale') setState('waiting');
    clearTimeout(timer.current);
    // What is wrong is said when the answer is sent.
    timer.current = setTimeout(() => void flush().catch(() => undefined), pause);
  };
  const continueFrom = (newer: number, withOwn: boolean) => {
    version.current = newer;
    if (!withOwn) unsaved.current = {};
    setState('saved');
    void flush().catch(() => undefined);
  };
  const leave = useEffectEvent(() => void flush().catch(() => undefined));
  useEffect(() => () => leave(), []);
  return { state, edit, flush, continueFrom };
}
