import { callsIn, mentionsIn, plainSql, statementsOf } from './read-sql.ts';
import type { Mention, Mode } from './read-sql.ts';

export interface Migration {
  name: string;
  sql: string;
}

/** A table or function that SQL names, with the part of the server that it belongs to at that moment. */
export interface Named {
  name: string;
  of: string;
  mode: Mode;
}

/** What a statement of a migration changes or holds by a foreign key, or what the view or the function that it makes reads and writes. */
export interface MigrationUse {
  migration: string;
  line: number;
  owner: string;
  named: Named[];
}

interface Statement extends Omit<MigrationUse, 'named'> {
  text: string;
}

/** Tables and views, and functions, each with its owner. */
interface Owned {
  tables: Map<string, string>;
  functions: Map<string, string>;
}

export interface ReadMigrations extends Owned {
  /** What single statements change. */
  changes: MigrationUse[];
  /** What functions and views do each time they are used; the last definition counts. */
  lasting: MigrationUse[];
  /** Migrations that say no owner in their name. */
  unnamed: string[];
}

export interface OwnerRules {
  /** The parts of the server that can own a table. */
  owners: readonly string[];
  /** Owners of migrations whose name doesn't say one. */
  migrations: Record<string, string>;
  /** Owners of tables where the migration that made them stands for another. */
  tables: Record<string, string>;
}

const name = String.raw`(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?(?:public\.)?(\w+)`;
const create = String.raw`^create\s+(?:or\s+replace\s+)?`;
const createsTable = new RegExp(String.raw`${create}(?:unlogged\s+)?(?:materialized\s+)?(?:table|view)\s+${name}`);
const createsFunction = new RegExp(String.raw`${create}(?:function|procedure)\s+${name}`);
/** Views and functions do what they say each time; a statement moves data once, wherever it reads them. */
const createsLasting = new RegExp(String.raw`${create}(?:materialized\s+)?(?:view|function|procedure)\s+${name}`);
/** `create index … on x`, `create trigger … on x`. */
const createsOn = /^create\s+(?:or\s+replace\s+)?(?:unique\s+)?(?:constraint\s+)?(?:index|trigger)\b[^]*?\son\s+(?:only\s+)?(\w+)/;
const alters = new RegExp(String.raw`^alter\s+(?:table|view)\s+${name}`);
const renames = /\brename\s+to\s+(\w+)/;
const drops = /^drop\s+(?:materialized\s+)?(table|view|function|procedure)\s+(?:if\s+exists\s+)?([^]*)$/;

/** The owner that a migration's name says: `0060-request.sql`, `0210-module-claim-facts.sql`. The longest name counts. */
export const ownerByName = (migration: string, owners: readonly string[]): string | undefined =>
  owners
    .filter((owner) => new RegExp(String.raw`^\d+-${owner}[-.]`).test(migration))
    .toSorted((a, b) => b.length - a.length)
    .at(0);

interface Followed extends Owned {
  /** The same with all that is gone: a view stays with a table that was renamed. */
  ever: Owned;
  changes: MigrationUse[];
  lasting: Map<string, Statement>;
}

/** Follows the migrations in their order: what there is at the end, whose it is, and what each migration names. */
export function readMigrations(migrations: readonly Migration[], rules: OwnerRules): ReadMigrations {
  const unnamed: string[] = [];
  const ever = { tables: new Map(), functions: new Map() };
  const read: Followed = { tables: new Map(), functions: new Map(), ever, changes: [], lasting: new Map() };
  for (const { name: migration, sql } of migrations) {
    const owner = rules.migrations[migration] ?? ownerByName(migration, rules.owners);
    if (owner === undefined) unnamed.push(migration);
    else for (const statement of statementsOf(sql)) follow(read, rules, { migration, owner, ...statement });
  }
  const lasting = [...read.lasting.values()].map(({ text, ...use }) => ({ ...use, named: namedIn(ever, mentionsIn(text), callsIn(text)) }));
  return { tables: read.tables, functions: read.functions, changes: read.changes, lasting, unnamed };
}

function follow(read: Followed, rules: OwnerRules, statement: Statement): void {
  const { owner } = statement;
  const text = plainSql(statement.text);
  const own = (table: string, before?: string): void => {
    for (const { tables } of [read, read.ever]) tables.set(table, rules.tables[table] ?? before ?? owner);
  };
  const made = createsTable.exec(text)?.[1];
  if (made !== undefined) own(made);
  const called = createsFunction.exec(text)?.[1];
  if (called !== undefined) for (const { functions } of [read, read.ever]) functions.set(called, owner);
  const lasting = createsLasting.exec(text)?.[1];
  if (lasting !== undefined) return void read.lasting.set(lasting, statement);

  const altered = alters.exec(text)?.[1];
  const [, what = '', list = ''] = drops.exec(text) ?? [];
  const dropped = list.replaceAll(/\([^)]*\)|\b(cascade|restrict)\b/g, '').match(/\w+/g) ?? [];
  const changed = [altered, createsOn.exec(text)?.[1], ...dropped].flatMap((name) => name ?? []);
  const mentions = mentionsIn(statement.text).filter(({ mode }) => mode !== 'read');
  const named = namedIn(read, [...changed.map((table): Mention => ({ table, mode: 'write' })), ...mentions], changed);
  read.changes.push({ migration: statement.migration, line: statement.line, owner, named });

  const renamed = altered === undefined ? undefined : renames.exec(text)?.[1];
  if (altered !== undefined && renamed !== undefined) {
    own(renamed, read.tables.get(altered));
    read.tables.delete(altered);
  }
  for (const object of dropped) {
    read.lasting.delete(object);
    (/table|view/.test(what) ? read.tables : read.functions).delete(object);
  }
}

/** Mentions and calls of what there is, with its owner; names of other things, such as columns and aliases, drop out. */
export function namedIn({ tables, functions }: Owned, mentions: readonly Mention[], calls: readonly string[]): Named[] {
  const named = mentions.flatMap(({ table, mode }): Named[] => {
    const of = tables.get(table);
    return of === undefined ? [] : [{ name: table, of, mode }];
  });
  const called = calls.flatMap((call): Named[] => {
    const of = functions.get(call);
    return of === undefined ? [] : [{ name: call, of, mode: 'read' }];
  });
  return [...named, ...called];
}
