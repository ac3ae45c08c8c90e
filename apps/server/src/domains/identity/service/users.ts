import type { Tx } from '#src/platform/db/database.ts';
import { sessionTopic, type SessionEnded } from '#src/platform/live/topics.ts';
import type { Platform } from '#src/platform/platform.ts';
import { updateLinksUsed } from '../store/links.ts';
import { expireSessionsOf } from '../store/sessions.ts';
import { updateEmail } from '../store/user-lockout.ts';
import { updateDisabled } from '../store/users.ts';
import { endTrust } from './second-factor/factors.ts';
import { endSessions, endSessionsOfDisabled } from './sessions.ts';

/** Locks a user out immediately, on every instance. */
export async function disableUser(platform: Platform, tx: Tx, userId: number): Promise<void> {
  await updateDisabled(tx, userId, platform.clock.now());
  await endSessionsOfDisabled(platform, tx, userId);
}

/** Lets a disabled user sign in again. */
export const enableUser = (tx: Tx, userId: number): Promise<void> => updateDisabled(tx, userId, null);

/** Ends all sessions of several users who are locked out with their company or as its contacts, on every instance. */
export async function endSessionsOfAll({ events, clock }: Platform, tx: Tx, userIds: readonly number[]): Promise<void> {
  for (const userId of await expireSessionsOf(tx, userIds, clock.now()))
    events.publish(tx, sessionTopic, { userId, sessionKey: null } satisfies SessionEnded);
}

/**
 * Gives a user another address, which has to be activated again: sessions and links of the old one end. Answers `false` if someone
 * has the address; the transaction can't continue then.
 */
export async function changeEmail(platform: Platform, tx: Tx, userId: number, email: string): Promise<boolean> {
  if (!(await updateEmail(tx, userId, email))) return false;
  for (const purpose of ['activation', 'invitation', 'reset', 'factorReset'] as const)
    await updateLinksUsed(tx, userId, purpose, platform.clock.now());
  await endTrust(tx, userId);
  await endSessions(platform, tx, userId);
  return true;
}
