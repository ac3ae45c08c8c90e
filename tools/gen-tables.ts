import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPGlite } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';

/** Where Kysely's table types are, generated from the migrated database. */
export const tablesFile = join(import.meta.dirname, '../apps/server/src/platform/db/tables.ts');

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
  identity_generation: string | null;
  is_generated: 'ALWAYS' | 'NEVER';
}

const scalar: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
};

function typeOf({ udt_name }: Column): string {
  if (udt_name === 'timestamptz') return 'Timestamp';
  if (udt_name === 'jsonb') return 'Json';
  if (udt_name.startsWith('_')) return `${typeOf({ udt_name: udt_name.slice(1) } as Column)}[]`;
  const type = scalar[udt_name];
  if (type === undefined) throw new Error(`No TypeScript type is known for the column type ${udt_name}`);
  return type;
}

function columnType(column: Column): string {
  const type = column.is_nullable === 'YES' ? `${typeOf(column)} | null` : typeOf(column);
  if (column.identity_generation === 'ALWAYS' || column.is_generated === 'ALWAYS')
    return `GeneratedAlways<${type === 'Timestamp' ? 'Date' : type}>`;
  return column.column_default === null ? type : `Generated<${type}>`;
}

const pascal = (name: string): string => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The source of tables.ts for the migrations as they stand. */
export async function renderTables(): Promise<string> {
  const database = await openPGlite(undefined);
  await migrate(database);
  const { rows } = await database.raw
    .query(`select table_name, column_name, udt_name, is_nullable, column_default, identity_generation, is_generated
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`);
  await database.close();
  const tables = Map.groupBy(rows as unknown as Column[], (column) => column.table_name);
  const interfaces = [...tables].map(
    ([name, columns]) =>
      `export interface ${pascal(name)} {\n${columns.map((column) => `  ${column.column_name}: ${columnType(column)};\n`).join('')}}\n`,
  );
  const db = `export interface DB {\n${[...tables.keys()].map((name) => `  ${name}: ${pascal(name)};\n`).join('')}}\n`;
  return `// Generated from the migrations by tools/gen-tables.ts. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Kysely's own does not look into a ColumnType: a time with a default would be read as one. */
type Generated<Type> = Type extends ColumnType<infer Read, infer Insert, infer Update>
  ? ColumnType<Read, Insert | undefined, Update>
  : ColumnType<Type, Type | undefined, Type>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read parsed, written as JSON text. */
type Json = ColumnType<unknown, string, string>;

${interfaces.join('\n')}
${db}`;
}

if (import.meta.main) writeFileSync(tablesFile, await renderTables());
