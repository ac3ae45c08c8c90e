import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { Pool, type Client } from 'pg';
import type { DB } from '../../apps/server/src/platform/db/tables.ts';

/** A node of a plan as EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) gives it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** What one statement cost. */
export interface Cost {
  /** Pages of tables and indexes that were looked at. */
  buffers: number;
  /** Rows that were read off tables, used or thrown away. */
  read: number;
  /** Of these, requests: of a list, all that was read to find those that it shows. */
  requests: number;
  /** Rows that it answers. */
  answered: number;
  /** Tables that were read one row after the other, for the most part. */
  scanned: string[];
  ms: number;
}

/** What begins and ends a transaction has no plan. */
const isPlanned = ({ sql }: CompiledQuery): boolean => !/^(?:begin|commit|rollback)\b/.test(sql);

/** A database that notes every statement that is planned. */
export interface Recorder {
  db: Kysely<DB>;
  /** Those since the last time. */
  taken: () => CompiledQuery[];
  close: () => Promise<void>;
}

export function openRecorder(url: string): Recorder {
  let statements: CompiledQuery[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 4, options: '-c jit=off' }) }),
    log: ({ query }) => void (isPlanned(query) && statements.push(query)),
  });
  const taken = (): CompiledQuery[] => {
    const all = statements;
    statements = [];
    return all;
  };
  return { db, taken, close: () => db.destroy() };
}

const literal = (client: Client, value: unknown): string => {
  if (value === null) return 'null';
  if (value instanceof Date) return client.escapeLiteral(value.toISOString());
  return client.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));
};

/** So many rows of a table read one after the other are no search anymore; to find the first of many, some are read like that. */
const endless = 500_000;

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

/** Runs a statement and tells what its plan read; with `generic` the plan that is made for any values. */
export async function explain(client: Client, { sql, parameters }: CompiledQuery, generic: boolean): Promise<Cost> {
  await client.query(`set plan_cache_mode = ${generic ? 'force_generic_plan' : 'force_custom_plan'}`);
  await client.query(`prepare looked_at as ${sql}`);
  const values = parameters.length === 0 ? '' : `(${parameters.map((value) => literal(client, value)).join(', ')})`;
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode; 'Execution Time': number }[] }>(
    `explain (analyze, buffers, timing off, format json) execute looked_at${values}`,
  );
  await client.query('deallocate looked_at');
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (plan === undefined) throw new Error('no plan');
  const nodes = flatten(plan.Plan);
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined);
  const readBy = (node: PlanNode): number =>
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops'];
  const readIn = (some: readonly PlanNode[]): number => some.reduce((sum, node) => sum + readBy(node), 0);
  return {
    buffers: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
    read: readIn(scans),
    requests: readIn(scans.filter((node) => node['Relation Name'] === 'request')),
    answered: plan.Plan['Actual Rows'],
    scanned: [
      ...new Set(
        nodes
          .filter((node) => node['Node Type'].endsWith('Seq Scan') && readBy(node) >= endless)
          .map((node) => node['Relation Name'] ?? ''),
      ),
    ],
    ms: plan['Execution Time'],
  };
}
