import type { ErrorKey } from './errors.ts';

/**
 * What a refusal carries beside its text, by key; a key that is not listed carries nothing. A domain adds its own by declaring this
 * interface again beside its schemas. Types only: the public pages read refusals without bringing zod.
 */
export interface ErrorData {
  /** How long the next try has to wait. */
  'auth.tooManyAttempts': { seconds: number };
  /** How many more tries are left before the sign-in starts again. */
  'auth.wrongCode': { left: number };
  'auth.wrongRecoveryCode': { left: number };
  /** `disabled`: the session was one of an account that has been disabled since. Told to no one without its token. */
  'auth.signInRequired': { reason?: 'disabled' };
  /** `current` is the record as it is now, in the shape that reads of it answer; requests name their version and status instead. */
  stale: { current?: unknown; version?: number; status?: string };
  /** The state in which the action is not offered. */
  'action.notAllowed': { state: string };
  /** The guards that hold the action back. */
  'action.blocked': { blockedBy: readonly string[] };
}

/** The data of one key. */
export type ErrorDataOf<Key extends ErrorKey> = Key extends keyof ErrorData ? ErrorData[Key] : unknown;
