import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../tools/ensure-services.ts';

/** Durable as in production; only the memory is more than PostgreSQL takes by itself. */
const settings = ['shared_buffers=1GB', 'max_wal_size=4GB', 'max_connections=200', 'log_min_messages=fatal'];

/** An empty database of a bench's own on PostgreSQL. */
export interface BenchDatabase {
  url: string;
  /** Removes it. */
  drop: () => Promise<void>;
}

async function createOn(clusterUrl: string): Promise<BenchDatabase> {
  const name = `heliodesk_bench_${randomBytes(4).toString('hex')}`;
  const run = async (sql: string): Promise<void> => {
    const admin = new Client({ connectionString: clusterUrl });
    await admin.connect();
    await admin.query(sql);
    await admin.end();
  };
  await run(`create database ${name}`);
  return { url: Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href, drop: () => run(`drop database ${name} with (force)`) };
}

/** A PostgreSQL of the benches' own. */
export async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-bench-'));
  const { server, port } = await startPostgres(folder, settings);
  const kill = (): boolean => server.kill('SIGINT');
  process.once('exit', kill);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', kill);
      const ended = once(server, 'exit');
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database on the cluster that BENCH_DATABASE names, or on one that is started for this run alone. */
export async function createDatabase(): Promise<BenchDatabase> {
  const given = process.env.BENCH_DATABASE;
  if (given !== undefined) return createOn(given);
  const cluster = await startCluster();
  const created = await createOn(cluster.url);
  return { ...created, drop: cluster.stop };
}
