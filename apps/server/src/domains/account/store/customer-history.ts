import { maxContacts } from '@heliodesk/contract/account';
import { sql } from 'kysely';
import type { Language } from '@heliodesk/contract/kit';
import type { Db } from '#src/platform/db/database.ts';
import { nameInSql } from '#src/platform/db/name-in.ts';

interface HistoryRow {
  id: number;
  at: Date;
  actor_name: string;
  action: string;
  before: unknown;
  after: unknown;
  contact_name: string | null;
}

interface HistoryQuery {
  accountId: number;
  contactId: number | undefined;
  before: number;
  limit: number;
  /** In which names are read. */
  language: Language;
}

/** Signing in is not a change; the latest is shown with the contact. */
const noChanges = ['identity.signIn', 'identity.signOut', 'identity.signInRefused'];

/**
 * Audit entries about a company and its contacts and their sign-ins, or about one contact of it, newest first. Each subject's newest
 * are found by its own index, so that the length of the whole audit does not matter.
 */
export async function findHistory(db: Db, { accountId, contactId, before, limit, language }: HistoryQuery): Promise<HistoryRow[]> {
  const contacts = sql`
    select c.id, c.user_id, ${nameInSql(language, 'c')} as name from contact c
    where c.account_id = ${accountId} ${contactId === undefined ? sql`` : sql`and c.id = ${contactId}`} order by c.id limit ${maxContacts}`;
  const company = contactId === undefined ? sql`select 'account' as type, ${accountId}::bigint as id, null::text as name union all` : sql``;
  const { rows } = await sql<HistoryRow>`
    with person as (${contacts}),
      subject(type, id, name) as (
        ${company} select 'contact', id, name from person
        union all select 'user', user_id, name from person where user_id is not null
      )
    select entry.*, subject.name as contact_name from subject cross join lateral (
      select a.id, a.at, a.actor_name, a.action, a.before, a.after from audit a
      where a.subject_type = subject.type and a.subject_id = subject.id::text and a.id < ${before}
        and a.action not in (${sql.join(noChanges)})
      order by a.id desc limit ${limit}
    ) entry order by entry.id desc limit ${limit}`.execute(db);
  return rows;
}
