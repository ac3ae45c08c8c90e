import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { buildApp, type App } from '#src/app.ts';
import type { Config } from '#src/config.ts';
import { openPGlite, openPostgres, type Database } from '#src/platform/db/database.ts';
import { expectAuditInWords } from './audit-in-words.ts';
import { copyIntoMemory } from './memory-copy.ts';
import { TestClock } from './test-clock.ts';
import { TestClient } from './test-client.ts';
import { testConfig } from './test-config.ts';

export interface TestApp extends App {
  clock: TestClock;
  /** A caller with an address of their own, signed in with a token if given. */
  client: (token?: string) => TestClient;
}

export interface OpenedDatabase {
  database: Database;
  databaseUrl: string | undefined;
}

/** Makes a database beside the prepared one on the PostgreSQL under test, as a copy of another one. */
async function createDatabase(template: string, copied: string): Promise<OpenedDatabase> {
  const name = `${new URL(template).pathname.slice(1)}_${randomBytes(4).toString('hex')}`;
  const admin = new Client({ connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href });
  await admin.connect();
  // Copies of one template wait for each other.
  await admin.query('select pg_advisory_lock(1)');
  await admin.query(`create database ${name} template ${copied}`);
  await admin.end();
  return openExisting(Object.assign(new URL(template), { pathname: `/${name}` }).href);
}

/** A database of the test's own, copied from the prepared one; the embedded one in memory, or in a folder. */
export async function openOwnDatabase(folder?: string): Promise<OpenedDatabase> {
  const template = inject('databaseTemplate');
  if (template !== '') return createDatabase(template, new URL(template).pathname.slice(1));
  const image = inject('databaseImage');
  if (folder === undefined) return { database: await openPGlite(undefined, await copyIntoMemory(image)), databaseUrl: undefined };
  cpSync(image, folder, { recursive: true });
  return { database: await openPGlite(folder), databaseUrl: undefined };
}

/** A database without any table, for tests of the migrations. */
export async function openEmptyDatabase(): Promise<OpenedDatabase> {
  const template = inject('databaseTemplate');
  return template === '' ? { database: await openPGlite(undefined), databaseUrl: undefined } : createDatabase(template, 'template0');
}

const openExisting = (databaseUrl: string): OpenedDatabase => ({ database: openPostgres(databaseUrl, () => undefined, 10), databaseUrl });

/**
 * A whole server on a database of its own, on one that was opened for it, or a further instance on that of another (`databaseUrl`).
 * Called through HTTP; close it with `stop`.
 */
export async function startTestApp(
  settings: Partial<Config> = {},
  { opened, clock = new TestClock() }: { opened?: OpenedDatabase; clock?: TestClock } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-test-'));
  const { database, databaseUrl } =
    opened ?? (settings.databaseUrl === undefined ? await openOwnDatabase() : openExisting(settings.databaseUrl));
  const app = await buildApp(testConfig({ databaseUrl, dataDir: folder, ...settings }), database, clock);
  await app.start();
  await app.work();
  await app.http.ready();
  return {
    ...app,
    clock,
    client: (token) => new TestClient(app.http, token),
    stop: async () => {
      await expectAuditInWords(app.platform.db);
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
