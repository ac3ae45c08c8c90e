import type { BankDetails } from '@heliodesk/contract/payment';
import { useEffect, useState } from 'react';
import { isCalledOff, messageOf } from '#src/platform/http/error-policy.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { readInFull } from './queries.ts';
import type { StepRefusal } from './explain-refusal.ts';

/** How long bank details stay in sight. Milliseconds. */
const shownFor = 60_000;

interface Revealed {
  details: BankDetails;
  /** Of the bank details that were read: newer ones are to be asked for again. */
  version: number;
  until: number;
}

/** Bank details in full, in the memory of this page alone: for a minute, and until the page is left. */
export function useRevealed(bankDetailsId: number, version: number) {
  const [revealed, setRevealed] = useState<Revealed>();
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<StepRefusal>();
  // Runs too when the page is put away behind another one.
  useEffect(() => () => setRevealed(undefined), []);
  useEffect(() => {
    if (revealed === undefined) return undefined;
    const timer = setTimeout(() => setRevealed(undefined), Math.max(0, revealed.until - Date.now()));
    return () => clearTimeout(timer);
  }, [revealed]);

  const reveal = async () => {
    setReading(true);
    setRefusal(undefined);
    try {
      const details = await readInFull(bankDetailsId);
      setRevealed({ details, version, until: Date.now() + shownFor });
    } catch (error) {
      if (!isCalledOff(error)) setRefusal({ reason: messageOf(error), lacksFactor: isError(error, 'factor.missing') });
    } finally {
      setReading(false);
    }
  };
  const hide = () => setRevealed(undefined);
  return { revealed: revealed?.version === version ? revealed : undefined, isReading, refusal, reveal, hide };
}
