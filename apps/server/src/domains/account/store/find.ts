import type { Language } from '@heliodesk/contract/kit';
import type { Db } from '#src/platform/db/database.ts';
import { nameInSql } from '#src/platform/db/name-in.ts';
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
export function findContactsLike(db: Db, language: Language, patterns: readonly string[], limit: number): Promise<FoundContact[]> {
  const found = patterns.reduce((query, pattern) => query.where('words', 'like', pattern), db.selectFrom('contact'));
  return db
    .selectFrom(found.selectAll().orderBy('status', 'desc').orderBy('last_name').orderBy('id').limit(sql.lit(limit)).as('c'))
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select(['c.id as contactId', nameInSql(language, 'c').$castTo<string>().as('name'), 'c.email', 'a.company_name as companyName'])
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
