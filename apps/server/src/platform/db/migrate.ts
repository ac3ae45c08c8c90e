import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inServerFolder } from '../server-folder.ts';
import type { Database } from './database.ts';

const folder = inServerFolder('src/migrations');
/** Any number that no other program on this database uses for its advisory locks. */
const lockKey = 715_221_001;

interface Migration {
  name: string;
  sql: string;
  hash: string;
}

/** The migrations in the order of their names. */
function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Brings the database up to date. Instances that start together wait for each other; each migration runs with its record in one
 * transaction. A migration that was changed after it ran is refused. `upTo` is the number of the last one to run, for tests that begin
 * with the database of a released version.
 */
export async function migrate(database: Database, upTo = '9999'): Promise<string[]> {
  await database.execute(
    'create table if not exists migration (name text primary key, hash text not null, ran_at timestamptz not null default now())',
  );
  const { rows } = await database.raw.query('select name, hash from migration');
  const known = new Map(rows.map(({ name, hash }) => [name, hash]));
  const done: string[] = [];
  for (const migration of readMigrations().filter(({ name }) => name.slice(0, upTo.length) <= upTo)) {
    const hash = known.get(migration.name);
    if (hash === undefined) {
      await run(database, migration);
      done.push(migration.name);
    } else if (hash !== migration.hash)
      throw new Error(`Migration ${migration.name} was changed after it ran on this database; add a new one instead`);
  }
  return done;
}

/** Statements sent together are one transaction. An instance that lost the race finds the record and leaves its own statements. */
async function run(database: Database, { name, sql, hash }: Migration): Promise<void> {
  const guard = `do $guard$ begin perform pg_advisory_xact_lock(${lockKey}); if exists (select from migration where name = '${name}') then raise exception 'already migrated' using errcode = 'HD001'; end if; end $guard$;`;
  try {
    await database.execute(`${guard} ${sql}\n; insert into migration (name, hash) values ('${name}', '${hash}');`);
  } catch (error) {
    if ((error as { code?: string }).code !== 'HD001') throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
