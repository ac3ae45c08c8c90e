import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.ts';
import { sqlFiles } from './sql-files.ts';
import { exceptions, firstChecked, migrationOwners, owners, tableOwners } from './table-owners.ts';
import type { Exception } from './table-owners.ts';
import { namedIn, readMigrations } from './tables/read-migrations.ts';
import type { MigrationUse, Named, ReadMigrations } from './tables/read-migrations.ts';
import { readSource } from './tables/read-source.ts';

/* Tables have owners: a domain writes its own ones and reads its own and those of domains below it; SQL is in stores. */

const server = 'apps/server/src';
const notProduction = /\.test\.ts$|\/testing\/|^apps\/server\/src\/faults\//;
const mayHaveSql = new RegExp(sqlFiles);

/** Whose code a file of the server is; `app`, which joins the domains, owns no table and asks their services. */
const ownerOfFile = (file: string): string =>
  /^apps\/server\/src\/(?:domains\/([^/]+)|(platform|demo))\//.exec(file)?.slice(1).find(Boolean) ?? 'app';

/** Why code of `owner` may not name this, be it a table, a view or a function; undefined where it may. */
function forbidden(owner: string, { name, of, mode }: Named): string | undefined {
  if (of === owner) return undefined;
  if (owner === 'app') return `names ${name} of ${of}; the app asks the services`;
  if (owners.indexOf(of) > owners.indexOf(owner)) return `names ${name} of ${of}, which is above ${owner}`;
  return mode === 'write' ? `writes ${name} of ${of}` : undefined;
}

const inMigration = ({ migration, line, owner, named }: MigrationUse): string[] =>
  named.flatMap((one) => {
    const why = forbidden(owner, one);
    return why === undefined ? [] : [`${server}/migrations/${migration}:${line} ${why}`];
  });

function migrationProblems({ unnamed, changes, lasting }: ReadMigrations): string[] {
  const unclear = unnamed.map((name) => `${server}/migrations/${name} doesn't say its domain: NNNN-domain-what.sql`);
  const checked = changes.filter(({ migration }) => migration >= firstChecked);
  return [...unclear, ...[...checked, ...lasting].flatMap(inMigration)];
}

function sourceProblems(file: string, source: string, read: ReadMigrations, isExcepted: (table: string) => boolean): string[] {
  const owner = ownerOfFile(file);
  return readSource(file, source).flatMap(({ line, tables, functions, unnamed, maybe }) => {
    const named = namedIn(read, tables, functions);
    if (maybe && named.length === 0) return [];
    const problems = named.flatMap((one) => {
      const why = forbidden(owner, one);
      return why === undefined || isExcepted(one.name) ? [] : [why];
    });
    if (!mayHaveSql.test(file)) problems.push('has SQL, which belongs in stores, policies and seeds');
    if (unnamed) problems.push('does not name its table in place');
    return problems.map((problem) => `${file}:${line} ${problem}`);
  });
}

/** All that breaks the rules in a repository's server, one line each. */
export function tableProblems(folder: string, excepted: readonly Exception[] = exceptions): string[] {
  const contentOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const migrations = globSync(`${server}/migrations/*.sql`, { cwd: folder }).toSorted();
  const read = readMigrations(
    migrations.map((file) => ({ name: basename(file), sql: contentOf(file) })),
    { owners, migrations: migrationOwners, tables: tableOwners },
  );
  const needed = new Set<Exception>();
  const files = globSync(`${server}/**/*.ts`, { cwd: folder }).filter((file) => !notProduction.test(file));
  const problems = files.toSorted().flatMap((file) =>
    sourceProblems(file, contentOf(file), read, (table) => {
      const entry = excepted.find((exception) => exception.file === file && exception.table === table);
      if (entry !== undefined) needed.add(entry);
      return entry !== undefined;
    }),
  );
  const idle = excepted.filter((entry) => !needed.has(entry));
  return [
    ...migrationProblems(read),
    ...problems,
    ...idle.map(({ file, table }) => `tools/table-owners.ts lets ${file} name ${table}, which it has no need of`),
  ];
}

if (import.meta.main) {
  const problems = tableProblems(root);
  if (problems.length > 0) {
    console.log(problems.join('\n'));
    console.log(`${problems.length} problems with the owners of tables`);
    process.exitCode = 1;
  }
}
