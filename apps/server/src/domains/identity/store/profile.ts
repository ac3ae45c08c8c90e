import type { Language, UserKind } from '@heliodesk/contract/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Companies } from '../ports.ts';

export interface ProfileRow {
  id: number;
  kind: UserKind;
  name: string;
  email: string;
  language: Language;
  phone: string;
  job_title: string;
  organization: string | null;
  has_password: boolean;
  password_changed_at: Date | null;
  version: number;
}

/** A person with where they belong: the company of a customer or provider, the team of staff. */
export async function findProfile(
  db: Db | Tx,
  { customers, providers }: Pick<Companies, 'customers' | 'providers'>,
  userId: number,
): Promise<ProfileRow | undefined> {
  const row = await db
    .selectFrom('app_user as u')
    .leftJoin(customers.as('c'), 'c.user_id', 'u.id')
    .leftJoin(providers.as('p'), 'p.user_id', 'u.id')
    .leftJoin('team as t', 't.id', 'u.team_id')
    .select(['u.id', 'u.kind', 'u.name', 'u.email', 'u.language', 'u.version', 'u.password_changed_at'])
    .select((eb) => [
      eb.fn.coalesce('c.phone', 'u.phone').as('phone'),
      eb.fn.coalesce('c.job_title', 'u.job_title').as('job_title'),
      eb.fn.coalesce('c.company_name', 'p.company_name', 't.name').as('organization'),
      sql<boolean>`u.password_hash is not null`.as('has_password'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return row as ProfileRow | undefined;
}

/** Answers `false` where the version is no longer that one. */
export async function updateProfile(
  tx: Tx,
  userId: number,
  { phone, jobTitle, version }: { phone: string; jobTitle: string; version: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('app_user')
    .set({ phone, job_title: jobTitle, version: version + 1 })
    .where('id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A preference, not a state that two people could conflict on: the last choice wins. */
export async function updateLanguage(tx: Tx, userId: number, language: Language): Promise<void> {
  await tx.updateTable('app_user').set({ language }).where('id', '=', userId).execute();
}

/** The name that others see; a contact's is in the contact as well. */
export async function updateName(tx: Tx, userId: number, name: string): Promise<void> {
  await tx.updateTable('app_user').set({ name }).where('id', '=', userId).execute();
}
