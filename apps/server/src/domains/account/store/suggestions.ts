import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/database.ts';
import { containsPattern } from '#src/platform/db/like-pattern.ts';
import { shown, type CustomerRow } from './on-behalf.ts';

export interface Traits {
  email: string;
  /** Of the e-mail address; empty where it says nothing about a company. */
  domain: string;
  taxNo: string;
  /** Of the company's name as `searchPatterns` makes them; all have to match. */
  namePatterns: readonly string[];
}

export interface SuggestedRow extends CustomerRow {
  by_email: boolean;
  by_tax: boolean;
  by_name: boolean;
  by_domain: boolean;
}

/** Candidates of each trait; more would not be looked at. */
const mostOfEach = 20;

type Test = RawBuilder<boolean>;

const all = (tests: readonly Test[]): Test => sql<boolean>`(${sql.join(tests, sql` and `)})`;

/** The traits as tests of contact `c` and company `a`; one that says nothing is false. */
function testsOf({ email, domain, taxNo, namePatterns }: Traits): { email: Test; domain: Test; tax: Test; name: Test } {
  const no = sql<boolean>`false`;
  return {
    email: email === '' ? no : sql<boolean>`c.email = ${email}`,
    domain: domain === '' ? no : sql<boolean>`c.words like ${containsPattern(`@${domain} `)}`,
    tax: taxNo === '' ? no : sql<boolean>`upper(a.tax_no) = upper(${taxNo})`,
    name: namePatterns.length === 0 ? no : all(namePatterns.map((pattern) => sql<boolean>`a.words like ${pattern}`)),
  };
}

/** Contacts with at least one of the traits, each found by an index of its own, with which ones they have. Disabled ones are left out. */
export function findSuggested(db: Db, traits: Traits): Promise<SuggestedRow[]> {
  const { email, domain, tax, name } = testsOf(traits);
  const candidates = [email, tax, name, domain].map(
    (test) =>
      sql`(select c.id from contact as c join account as a on a.id = c.account_id where ${test} order by c.id limit ${sql.lit(mostOfEach)})`,
  );
  return shown(db)
    .select([email.as('by_email'), tax.as('by_tax'), name.as('by_name'), domain.as('by_domain')])
    .where('c.id', 'in', sql<number>`(${sql.join(candidates, sql` union `)})`)
    .where('c.status', '=', sql.lit('enabled'))
    .where('a.disabled_at', 'is', null)
    .orderBy('c.id')
    .execute();
}
