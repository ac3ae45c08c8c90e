import { sql } from 'kysely';
import type { Database } from '#src/platform/db/database.ts';

/** Ids of one party in one table, and tables of one party. */
const perTable = 10_000;
const perParty = 100 * perTable;

interface Column {
  table: string;
  column: string;
  isIdentity: boolean;
}

/** An id of a party, and the table that it was given out in. */
export interface OwnedId {
  table: string;
  id: number;
}

/**
 * Lets ids tell by themselves whose they are: while a party is being built, every table gives out ids of a range that is this party's and
 * this table's alone. So a test finds all that belongs to a party, in whatever table, without knowing any of it by name.
 */
export class Parties {
  readonly #db: Database['db'];
  readonly #names: string[] = [];
  #columns: readonly Column[] = [];

  constructor(db: Database['db']) {
    this.#db = db;
  }

  /** Builds what belongs to a party; nothing of another one is made in the meantime. */
  async build<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    await this.#start(name);
    const result = await work();
    // What tests make themselves is no party's.
    await this.#start(`after ${name}`);
    return result;
  }

  async #start(name: string): Promise<void> {
    if (this.#columns.length === 0) this.#columns = await this.#findColumns();
    this.#names.push(name);
    const identities = this.#identities;
    if (identities.length >= perParty / perTable) throw new Error('More tables than a party has ranges');
    for (const [index, { table, column }] of identities.entries())
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} restart with ${sql.lit(this.#names.length * perParty + index * perTable)}`.execute(
        this.#db,
      );
  }

  async #findColumns(): Promise<Column[]> {
    const { rows } = await sql<Column>`
      select c.table_name as "table", c.column_name as "column", c.is_identity = 'YES' as "isIdentity"
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('bigint', 'integer')
      order by 1, 2`.execute(this.#db);
    return rows;
  }

  get #identities(): readonly Column[] {
    return this.#columns.filter(({ isIdentity }) => isIdentity);
  }

  #rangeOf(name: string): [first: number, last: number] {
    const index = this.#names.indexOf(name);
    if (index === -1) throw new Error(`There is no party ${name}`);
    return [(index + 1) * perParty, (index + 2) * perParty - 1];
  }

  /** The name of the party that an id belongs to. */
  ownerOf = (id: number): string | undefined => this.#names[Math.floor(id / perParty) - 1];

  /** The table that gave out an id. */
  tableOf = (id: number): string | undefined =>
    this.ownerOf(id) === undefined ? undefined : this.#identities[Math.floor((id % perParty) / perTable)]?.table;

  /** The newest id of a party in each table that holds any of its rows. */
  async idsOf(name: string): Promise<OwnedId[]> {
    const [first, last] = this.#rangeOf(name);
    const found: OwnedId[] = [];
    for (const { table, column } of this.#identities) {
      const { rows } = await sql<{
        id: number | null;
      }>`select max(${sql.ref(column)}) as id from ${sql.table(table)} where ${sql.ref(column)} between ${first} and ${last}`.execute(
        this.#db,
      );
      const id = rows[0]?.id ?? null;
      if (id !== null) found.push({ table, id: Number(id) });
    }
    return found;
  }

  /** The keys, such as those of stored files, by which rows of a party name what has no id. */
  async keysOf(name: string): Promise<string[]> {
    const [first, last] = this.#rangeOf(name);
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and a.atttypid = 'text'::regtype and c.connamespace = 'public'::regnamespace`.execute(this.#db);
    const found: string[] = [];
    for (const { table, column } of columns) {
      const own = this.#identities.find((identity) => identity.table === table);
      if (own === undefined) continue;
      const { rows } = await sql<{
        key: string | null;
      }>`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(own.column)} between ${first} and ${last}`.execute(
        this.#db,
      );
      found.push(...rows.flatMap(({ key }) => key ?? []));
    }
    return found;
  }

  /** Every row of a party: those with an id of it, and of tables without own ids those that name one. */
  async rowsOf(name: string): Promise<Record<string, unknown[]>> {
    const [first, last] = this.#rangeOf(name);
    const found: Record<string, unknown[]> = {};
    for (const [table, columns] of Map.groupBy(this.#columns, (column) => column.table)) {
      const own = columns.filter(({ isIdentity }) => isIdentity);
      const names = (own.length > 0 ? own : columns).map(({ column }) => sql`${sql.ref(column)} between ${first} and ${last}`);
      const { rows } = await sql<{
        row: string;
      }>`select to_jsonb(t)::text as row from ${sql.table(table)} t where ${sql.join(names, sql` or `)} order by 1`.execute(this.#db);
      if (rows.length > 0) found[table] = rows.map(({ row }) => row);
    }
    return found;
  }
}
