import type { OwnProfile, OwnProfileBody } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { personIn } from '#src/platform/i18n/names.ts';
import { companies } from '../ports.ts';
import { findProfile, updateProfile, type ProfileRow } from '../store/profile.ts';

const viewProfile = ({ actor, language }: Context, row: ProfileRow): OwnProfile => ({
  userId: row.id,
  name: personIn(language, row.name, actor.personName),
  email: row.email,
  kind: row.kind,
  organization: row.organization,
  language: row.language,
  phone: row.phone,
  jobTitle: row.job_title,
  hasPassword: row.has_password,
  passwordChangedAt: row.has_password ? (row.password_changed_at?.toISOString() ?? null) : null,
  version: row.version,
});

/** The caller's own profile. */
export async function ownProfile(context: Context): Promise<OwnProfile> {
  const { platform, db, actor } = context;
  const row = await findProfile(db, companies.of(platform), actor.userId);
  if (row === undefined) throw fail('notFound');
  return viewProfile(context, row);
}

const audited = ({ phone, jobTitle }: OwnProfile) => ({ phone, jobTitle });

/** Changes phone and job title of staff and providers. A customer's are in the contact, which belongs to the account domain. */
export async function changeOwnProfile(context: WriteContext, body: z.output<typeof OwnProfileBody>): Promise<OwnProfile> {
  const { tx, actor } = context;
  if (actor.kind === 'customer') throw fail('notFound');
  const before = await ownProfile(context);
  if (!(await updateProfile(tx, actor.userId, body))) throw fail('stale', {}, { current: await ownProfile(context) });
  const after = await ownProfile(context);
  await auditChange(context, {
    action: 'identity.changeProfile',
    subjectType: 'user',
    subjectId: actor.userId,
    before: audited(before),
    after: audited(after),
  });
  return after;
}
