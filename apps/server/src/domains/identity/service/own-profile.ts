import type { OwnProfile, OwnProfileBody } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { doneBy, writeAudit } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { companies } from '../ports.ts';
import { findProfile, updateProfile, type ProfileRow } from '../store/profile.ts';

const viewProfile = (row: ProfileRow): OwnProfile => ({
  userId: row.id,
  name: row.name,
  email: row.email,
  kind: row.kind,
  organization: row.organization,
  language: row.language,
  phone: row.phone,
  jobTitle: row.job_title,
  hasPassword: row.has_password,
  version: row.version,
});

/** What the caller sees of themselves. */
export async function ownProfile(platform: Platform, db: Db | Tx, { userId }: Actor): Promise<OwnProfile> {
  const row = await findProfile(db, companies.of(platform), userId);
  if (row === undefined) throw fail('notFound');
  return viewProfile(row);
}

const audited = ({ phone, jobTitle }: OwnProfile) => ({ phone, jobTitle });

/** Changes phone and job title of staff and providers. A customer's stand in the contact, which the domain of accounts keeps. */
export async function changeOwnProfile(
  platform: Platform,
  actor: Actor,
  body: z.output<typeof OwnProfileBody>,
  origin: Origin,
): Promise<OwnProfile> {
  if (actor.kind === 'customer') throw fail('notFound');
  return transaction(platform.db, async (tx) => {
    const before = await ownProfile(platform, tx, actor);
    if (!(await updateProfile(tx, actor.userId, body))) throw fail('stale', {}, { current: await ownProfile(platform, tx, actor) });
    const after = await ownProfile(platform, tx, actor);
    await writeAudit(tx, {
      ...doneBy(actor, origin, platform.clock.now()),
      action: 'identity.changeProfile',
      subjectType: 'user',
      subjectId: actor.userId,
      before: audited(before),
      after: audited(after),
    });
    return after;
  });
}
