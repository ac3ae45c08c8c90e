import { CallError, isError } from '#src/platform/http/call-error.ts';
import { isCalledOff, messageOf, reasonOf } from '#src/platform/http/error-policy.ts';

/** Why a step was refused, and whether the reader lacks a second factor, which the profile sets up. */
export interface StepRefusal {
  reason: string;
  lacksFactor: boolean;
}

interface Explaining {
  /** How it is said that someone was faster. */
  stale: string;
  /** Reads what has changed in the meantime. */
  refresh: () => Promise<unknown>;
}

/** Puts a refusal into words; what a colleague has changed is read first. */
export async function explainRefusal(error: unknown, { stale, refresh }: Explaining): Promise<StepRefusal | undefined> {
  // Without a proof of identity nothing was sent, which is what the person wanted.
  if (isCalledOff(error)) return undefined;
  if (isError(error, 'stale', 'action.notAllowed', 'action.blocked')) await refresh();
  const reason = isError(error, 'stale') ? stale : error instanceof CallError ? reasonOf(error) : messageOf(error);
  return { reason, lacksFactor: isError(error, 'factor.missing') };
}
