import { removeUser } from '#src/domains/identity/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { contextOf, withTx, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import type { Platform } from '#src/platform/platform.ts';
import { requestsPort } from '../ports.ts';
import { detachSignIn, findExpired, lockUnproved, removeRegistration } from '../store/unproved.ts';

/** How long a registration can keep an address that no one has proved to be theirs. */
const keptFor = 7 * 24 * 60 * 60_000;
const atOnce = 200;

const expiredBefore = ({ clock }: Platform): Date => new Date(clock.now().getTime() - keptFor);

async function release(context: WriteContext<Actor | null>, email: string, since: Date): Promise<boolean> {
  const { platform, tx, actor } = context;
  const registration = await lockUnproved(tx, email, since);
  if (registration === undefined) return false;
  await detachSignIn(tx, registration);
  await removeUser(tx, registration.userId);
  await removeRegistration(tx, registration, requestsPort.of(platform).hasRequests('contact.id'));
  await auditChange(context, {
    by: actor ?? { name: '' },
    action: 'account.removeRegistration',
    subjectType: 'account',
    subjectId: registration.accountId,
    before: { email, companyName: registration.companyName },
  });
  return true;
}

/** Makes an address free that only a registration holds which no one has proved: staff know whose it is. Answers whether it was so. */
export const releaseAddress = (context: WriteContext<Actor | null>, email: string): Promise<boolean> =>
  release(context, email, context.platform.clock.now());

/** The same for everyone, once the registration has expired. */
export const releaseExpired = (context: WriteContext<Actor | null>, email: string): Promise<boolean> =>
  release(context, email, expiredBefore(context.platform));

/** Whether an address waits for longer than a registration can keep it. */
export const isExpired = async (platform: Platform, email: string): Promise<boolean> =>
  transaction(platform.db, async (tx) => (await lockUnproved(tx, email, expiredBefore(platform))) !== undefined);

/** Removes expired registrations, each by itself. */
export async function removeExpired(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  for (const email of await findExpired(platform.db, { since: expiredBefore(platform), now, limit: atOnce }))
    await transaction(platform.db, (tx) => releaseExpired(withTx(contextOf(platform, null), tx), email));
}

const cleanUps = queue<Record<string, never>>({ name: 'registration-clean-up', retries: 0, expireInSeconds: 300, concurrency: 1 });

/** Looks for expired registrations every hour, on one instance. */
export function scheduleRemoval(platform: Platform): void {
  platform.jobs.define(cleanUps, () => removeExpired(platform));
  platform.jobs.schedule(cleanUps, '23 * * * *');
}
