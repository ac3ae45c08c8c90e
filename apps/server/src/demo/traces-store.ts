import { sql } from 'kysely';
import type { Db } from '#src/platform/db/database.ts';

/** Of the addresses of the demo's people. No one can have a real one there: the domain is reserved for tests. */
const demoAddress = '%@demo.heliodesk.test';
/** Domains that mails can't reach, which the demo's other people and companies have. */
const reserved = String.raw`\.(?:test|example)$`;

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

/** What a database holds that no demo has made: real addresses, and modules from a file. In words, with numbers. */
export async function othersIn(db: Db): Promise<string[]> {
  const count = async (table: 'app_user' | 'contact' | 'guest', words: string): Promise<string[]> => {
    if (!(await isThere(db, table))) return [];
    const { found } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('found'))
      .where('email', '!~', reserved)
      .executeTakeFirstOrThrow();
    return Number(found) === 0 ? [] : [`${found} ${words}`];
  };
  const imports = (await isThere(db, 'module_import'))
    ? await db
        .selectFrom('module_import')
        .select((eb) => eb.fn.countAll<number>().as('found'))
        .executeTakeFirstOrThrow()
    : { found: 0 };
  return [
    ...(await count('app_user', 'users')),
    ...(await count('contact', 'contacts of customers')),
    ...(await count('guest', 'guests')),
    ...(Number(imports.found) === 0 ? [] : [`${imports.found} imports of modules`]),
  ];
}
