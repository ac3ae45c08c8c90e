import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { updateDisabled } from '../store/users.ts';
import { endSessions } from './sessions.ts';

/** Shuts a user out at once, on every instance. */
export async function disableUser(platform: Platform, tx: Tx, userId: number): Promise<void> {
  await updateDisabled(tx, userId, platform.clock.now());
  await endSessions(platform, tx, userId);
}

/** Lets a disabled user sign in again. */
export const enableUser = (tx: Tx, userId: number): Promise<void> => updateDisabled(tx, userId, null);
