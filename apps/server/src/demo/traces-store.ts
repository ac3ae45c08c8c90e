import { sql } from 'kysely';
import type { Db } from '#src/platform/db/database.ts';

/** Of the addresses of the demo's people. No one can have a real one there: the domain is reserved for tests. */
const demoAddress = '%@demo.heliodesk.test';
/** Domains that mails can't reach, which the demo's other people and companies have. */
const reserved = String.raw`\.(?:test|example)$`;

const counted = sql<number>`count(*)`.as('found');

/** Whether a table is there: a database that no server has started on has none. */
async function isThere(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/**
 * Whether the demo was ever made on a database, in part or as a whole: it writes down each of its steps. Its people are looked for too,
 * in case they were brought there in another way, because everyone knows their password.
 */
export async function holdsDemo(db: Db): Promise<boolean> {
  if ((await isThere(db, 'demo_step')) && (await db.selectFrom('demo_step').select('name').limit(1).executeTakeFirst()) !== undefined)
    return true;
  if (!(await isThere(db, 'app_user'))) return false;
  return (await db.selectFrom('app_user').select('id').where('email', 'like', demoAddress).limit(1).executeTakeFirst()) !== undefined;
}

/** What a database holds that no demo has made: real addresses, and modules and requests from files. In words, with numbers. */
export async function othersIn(db: Db): Promise<string[]> {
  const counts: [table: string, words: string, count: () => Promise<{ found: number }>][] = [
    ['app_user', 'users', () => db.selectFrom('app_user').select(counted).where('email', '!~', reserved).executeTakeFirstOrThrow()],
    ['contact', 'contacts', () => db.selectFrom('contact').select(counted).where('email', '!~', reserved).executeTakeFirstOrThrow()],
    ['guest', 'guests', () => db.selectFrom('guest').select(counted).where('email', '!~', reserved).executeTakeFirstOrThrow()],
    ['module_import', 'imports of modules', () => db.selectFrom('module_import').select(counted).executeTakeFirstOrThrow()],
    ['request_import', 'imports of requests', () => db.selectFrom('request_import').select(counted).executeTakeFirstOrThrow()],
  ];
  const others: string[] = [];
  for (const [table, words, count] of counts) {
    const { found } = (await isThere(db, table)) ? await count() : { found: 0 };
    if (Number(found) > 0) others.push(`${found} ${words}`);
  }
  return others;
}
