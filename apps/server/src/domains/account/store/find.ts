import type { Db } from '#src/platform/db/database.ts';
import { sql } from 'kysely';

export interface FoundContact {
  contactId: number;
  name: string;
  email: string;
  companyName: string;
}

export interface FoundCompany {
  accountId: number;
  companyName: string;
  city: string;
}

/** Contacts by name or e-mail address, those who can act first; `patterns` are those of `searchPatterns`. */
export function findContactsLike(db: Db, patterns: readonly string[], limit: number): Promise<FoundContact[]> {
  const found = patterns.reduce((query, pattern) => query.where('words', 'like', pattern), db.selectFrom('contact'));
  return db
    .selectFrom(found.selectAll().orderBy('status', 'desc').orderBy('last_name').orderBy('id').limit(sql.lit(limit)).as('c'))
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select(['c.id as contactId', sql<string>`c.first_name || ' ' || c.last_name`.as('name'), 'c.email', 'a.company_name as companyName'])
    .orderBy('c.status', 'desc')
    .orderBy('c.last_name')
    .orderBy('c.id')
    .execute();
}

/** Companies by name. */
export const findCompaniesLike = (db: Db, patterns: readonly string[], limit: number): Promise<FoundCompany[]> =>
  patterns
    .reduce((query, pattern) => query.where('words', 'like', pattern), db.selectFrom('account'))
    .select(['id as accountId', 'company_name as companyName', 'city'])
    .orderBy('company_name')
    .orderBy('id')
    .limit(sql.lit(limit))
    .execute();
