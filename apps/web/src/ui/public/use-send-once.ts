import { useRef, useState } from 'react';

/** Runs `work` one at a time: pressing the button again while something is being sent does nothing. */
export function useSendOnce(work: () => Promise<void>) {
  const [isSending, setSending] = useState(false);
  const isRunning = useRef(false);
  const send = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  };
  return { isSending, send };
}
