import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import type { Platform } from '#src/platform/platform.ts';
import { removeCaptchasBefore } from '../store/captchas.ts';
import { removeFailuresBefore } from '../store/failures.ts';
import { removeGuestLinksBefore, removeGuestSessionsBefore } from '../store/guests.ts';
import { removeFactorLeftoversBefore } from '../store/second-factor/clean-up.ts';
import { removeLinksBefore } from '../store/links.ts';
import { removeSignOnsBefore } from '../store/sign-on.ts';
import { cleanUpPasswordKeys } from './password/password-encryption.ts';
import { removeOldSessions } from './sessions.ts';

const day = 24 * 60 * 60_000;
/** Used links are kept for a while, so that a second click gets a helpful answer. */
const linksKept = 30 * day;

const cleanUps = queue<Record<string, never>>({ name: 'identity-clean-up', retries: 0, expireInSeconds: 120, concurrency: 1 });

/** Removes expired sessions of users and guests, captchas, links, counts, unfinished sign-ons and second steps, and keys of passwords. */
export async function cleanUp(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await transaction(platform.db, async (tx) => {
    await removeOldSessions(platform, tx, now);
    await removeGuestSessionsBefore(tx, now);
    await removeGuestLinksBefore(tx, now);
    await removeCaptchasBefore(tx, now);
    await removeFailuresBefore(tx, new Date(now.getTime() - day));
    await removeLinksBefore(tx, new Date(now.getTime() - linksKept));
    await removeSignOnsBefore(tx, now);
    await removeFactorLeftoversBefore(tx, now);
    await cleanUpPasswordKeys(tx, now);
  });
}

/** Cleans up every five minutes, on one instance. */
export function scheduleCleanUp(platform: Platform): void {
  platform.jobs.define(cleanUps, () => cleanUp(platform));
  platform.jobs.schedule(cleanUps, '*/5 * * * *');
}
